import type { DateGroup } from './event-view.ts';
import type { PagerView } from './magazine-view.ts';

/** The exhibitions of the programme, by the day on which they begin. */
export interface ExhibitionsView {
  readonly headline: string;
  readonly lead: string;
  readonly groups: readonly DateGroup[];
  readonly pager: PagerView;
  readonly programmeHref: string;
}
