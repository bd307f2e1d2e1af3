import type { EventEntity, EventStatus } from '../../content/records/event.ts';

export type DatedSale = Pick<EventEntity, 'status' | 'sale_start' | 'date_start' | 'date_end'>;

/** What the stock of an event says of its sale, where it says anything. */
export type SaleLevel = 'few_left' | 'sold_out';

/** How an event stands at a moment. */
export interface Sale {
  /** The status as it is then: a planned event whose sale has begun is on sale. */
  readonly status: EventStatus;
  /** The sale has a date, and it is still to come. */
  readonly isWaiting: boolean;
  readonly isOver: boolean;
  /** No seat is left, whatever else is to be said of the event. */
  readonly isSoldOut: boolean;
}

/** Statuses in which a ticket can be had. */
const SELLING: readonly EventStatus[] = ['on_sale', 'few_left', 'postponed', 'moved'];

/** Statuses that tell only how the sale goes: the stock may know better. */
const OF_SALE: readonly EventStatus[] = ['on_sale', 'few_left'];

/**
 * How an event stands.
 * @param now milliseconds since 1970
 * @param level what its stock says; an editor's «sold out» stays what it is, and «few left» is
 *   made worse by it only
 */
export function standingOf(event: DatedSale, now: number, level: SaleLevel | null = null): Sale {
  const end = event.date_end ?? event.date_start;
  const isWaiting = event.sale_start !== null && Date.parse(event.sale_start) > now;
  const hasBegun = event.sale_start !== null && !isWaiting;
  const said = event.status === 'planned' && hasBegun ? 'on_sale' : event.status;
  const status = level !== null && OF_SALE.includes(said) ? level : said;
  return {
    status,
    isWaiting,
    isOver: Date.parse(end) <= now,
    isSoldOut: status === 'sold_out' || level === 'sold_out',
  };
}

/** Whether there is a ticket to be had. */
export const isSelling = ({ status, isWaiting, isOver, isSoldOut }: Sale): boolean =>
  SELLING.includes(status) && !isWaiting && !isOver && !isSoldOut;

/** Whether there is still something to go to, sold out or not. */
export const takesPlace = (event: DatedSale, now: number): boolean =>
  event.status !== 'cancelled' && !standingOf(event, now).isOver;
