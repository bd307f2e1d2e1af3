import type { EventEntity, EventStatus } from '../../../../content/records/event.ts';
import type { PageContext } from './context.ts';

type Dated = Pick<EventEntity, 'status' | 'sale_start' | 'date_start' | 'date_end'>;

/** How an event stands at the moment of the page. */
export interface Sale {
  /** The status as it is now: a planned event whose sale has begun is on sale. */
  readonly status: EventStatus;
  /** The sale has a date, and it is still to come. */
  readonly isWaiting: boolean;
  readonly isOver: boolean;
}

/** Works out how an event stands, and notes the moments at which that will be otherwise. */
export function saleOf(event: Dated, context: PageContext): Sale {
  const now = context.now.getTime();
  const end = event.date_end ?? event.date_start;
  context.changesAt(event.sale_start);
  context.changesAt(end);
  const isWaiting = event.sale_start !== null && Date.parse(event.sale_start) > now;
  const hasBegun = event.sale_start !== null && !isWaiting;
  return {
    status: event.status === 'planned' && hasBegun ? 'on_sale' : event.status,
    isWaiting,
    isOver: Date.parse(end) <= now,
  };
}
