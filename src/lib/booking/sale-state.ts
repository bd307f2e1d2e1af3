import type { EventEntity, EventStatus } from '../../content/records/event.ts';

export type DatedSale = Pick<
  EventEntity,
  'status' | 'sale_start' | 'date_start' | 'date_end' | 'postponed_from'
>;

/**
 * Whether an event is postponed and has no new date yet: the date that its record holds is the
 * one that falls away.
 */
export const isDateOpen = (event: Pick<EventEntity, 'status' | 'postponed_from'>): boolean =>
  event.status === 'postponed' && event.postponed_from === null;

/** When the doors open; null: it is not said, or of a date that falls away. */
export const doorsOf = (
  event: Pick<EventEntity, 'status' | 'postponed_from' | 'doors'>,
): string | null => (isDateOpen(event) ? null : event.doors);

/** The sale level by the stock of an event, where it differs from normal. */
export type SaleLevel = 'few_left' | 'sold_out';

/** The sale state of an event at an instant. */
export interface Sale {
  /** The status as it is then: a planned event whose sale has begun is on sale. */
  readonly status: EventStatus;
  /** The sale has a date, and it is still to come; never while the new date is open. */
  readonly isWaiting: boolean;
  /** Never while the new date is open. */
  readonly isOver: boolean;
  /** Postponed, and the new date is not known: nothing is sold. */
  readonly isDateOpen: boolean;
  /** No seat is left, whatever the status. */
  readonly isSoldOut: boolean;
}

/** Statuses in which a ticket can be had. */
const SELLABLE_STATUSES: readonly EventStatus[] = ['on_sale', 'few_left', 'postponed', 'moved'];

/** Statuses that the stock may override. */
const STOCK_STATUSES: readonly EventStatus[] = ['on_sale', 'few_left'];

/**
 * The sale state of an event.
 * @param now milliseconds since 1970
 * @param level by its stock; it overrides the statuses «on sale» and «few left», but no other one
 */
export function saleStateOf(event: DatedSale, now: number, level: SaleLevel | null = null): Sale {
  const end = event.date_end ?? event.date_start;
  const isWaiting = event.sale_start !== null && Date.parse(event.sale_start) > now;
  const hasBegun = event.sale_start !== null && !isWaiting;
  const ownStatus = event.status === 'planned' && hasBegun ? 'on_sale' : event.status;
  const hasNoDate = isDateOpen(event);
  const status = level !== null && STOCK_STATUSES.includes(ownStatus) ? level : ownStatus;
  return {
    status,
    isWaiting: isWaiting && !hasNoDate,
    isOver: !hasNoDate && Date.parse(end) <= now,
    isDateOpen: hasNoDate,
    isSoldOut: status === 'sold_out' || level === 'sold_out',
  };
}

/** Whether tickets can be bought. */
export const isSelling = ({
  status,
  isWaiting,
  isOver,
  isSoldOut,
  isDateOpen: hasNoDate,
}: Sale): boolean =>
  SELLABLE_STATUSES.includes(status) && !isWaiting && !isOver && !isSoldOut && !hasNoDate;

/** Whether the event is still to take place, sold out or not. */
export const takesPlace = (event: DatedSale, now: number): boolean =>
  event.status !== 'cancelled' && !saleStateOf(event, now).isOver;

/** Whether seats of it can be given to anybody: it takes place, and when is known. */
export const canGiveSeats = (event: DatedSale, now: number): boolean =>
  takesPlace(event, now) && !isDateOpen(event);

/** Whether visitors can ask to be told of changes of an event: as long as any can come. */
export const canFollow = (event: DatedSale, now: Date): boolean => takesPlace(event, now.getTime());
