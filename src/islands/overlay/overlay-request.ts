import type { programmeList } from '../events/programme-list.ts';
import type { $programmeQuery } from '../events/programme-query.ts';

/** What the page asks of the overlay, whose script comes with the first wish. */
export interface OverlayRequest {
  /** `begin`: somebody opens it; `show`: the history says that it is open; `leave`: that it is not. */
  readonly wish: 'begin' | 'show' | 'leave';
  /** The list of the page, of which a document has one. */
  readonly list: Pick<typeof programmeList, 'replace' | 'restore' | 'observeEnd' | 'onChoice'>;
  /** The query of the list as it is shown. */
  readonly query: Pick<typeof $programmeQuery, 'get'>;
}
