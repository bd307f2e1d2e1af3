import type { GroupView } from './consent-view.ts';
import type { Fact } from './event-detail-view.ts';

/** What the privacy page says of what is really configured. Texts are in the page's language. */
export interface PrivacyView {
  /** Cookies that this site itself sets. */
  readonly own: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly life: string;
  }[];
  /** Services of others that may be loaded, if visitors agree. */
  readonly groups: readonly GroupView[];
  /** Where else data goes, and how long it stays. */
  readonly facts: readonly Fact[];
}
