import type { LocalText } from '../i18n/localized.ts';
import type { ShownModule } from './module-view.ts';

/** What editors wrote of a page whose address the route table gives. */
export interface WrittenView {
  readonly headline: LocalText;
  /** Empty: no introduction. */
  readonly lead: LocalText;
  readonly modules: readonly ShownModule[];
}
