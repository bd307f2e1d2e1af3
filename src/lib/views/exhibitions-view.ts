import type { DateGroup } from './event-view.ts';
import type { PagerView } from './magazine-view.ts';
import type { WrittenView } from './written-view.ts';

/** The exhibitions of the programme, by the day on which they begin. */
export interface ExhibitionsView extends WrittenView {
  readonly groups: readonly DateGroup[];
  readonly pager: PagerView;
  readonly programmeHref: string;
}
