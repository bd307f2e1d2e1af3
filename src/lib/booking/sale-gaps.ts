import type { EventEntity } from '../../content/records/event.ts';
import type { SeatGroup } from '../../content/records/event-parts.ts';
import { isHidden } from './hidden.ts';
import { CHILD_RULES } from '../programme/event-types.ts';

/** What keeps an event from being sold here; its words are `hub_records:sale.…`. */
export type SaleGap = 'prices' | 'groups' | 'group_prices' | 'number';

/** What of an event says whether it can be sold. */
export type SaleFacts = Pick<
  EventEntity,
  'event_type_new' | 'id_jet' | 'is_free' | 'prices' | 'seat_groups' | 'status' | 'ticket_url'
>;

/** The event that it belongs to; null: it stands for itself. */
export type SaleParent = Pick<EventEntity, 'event_type_new'> | null;

/** Whether the public is offered a seat group: it is not hidden, and has a price. */
export const isOffered = (group: Pick<SeatGroup, 'status' | 'prices'>): boolean =>
  !isHidden(group) && group.prices.length > 0;

/** Whether an event with others below it says nothing of prices: those are sold, one by one. */
const isOnlyFrame = ({ event_type_new: type, prices, seat_groups: groups }: SaleFacts): boolean =>
  type !== '1-single' && prices.length === 0 && groups.length === 0;

/** Whether this site sells tickets of it at all. */
const isSoldHere = (event: SaleFacts, parent: SaleParent): boolean =>
  !event.is_free &&
  event.status !== 'cancelled' &&
  event.ticket_url === null &&
  !isOnlyFrame(event) &&
  (parent === null || CHILD_RULES[parent.event_type_new].ticket);

/**
 * What is missing until tickets of an event can be bought on its page, the first to be mended
 * first; empty: nothing is, or it is not sold here (free, cancelled, sold by another site, with
 * the event that it belongs to, or date by date below it).
 */
export function saleGaps(event: SaleFacts, parent: SaleParent): readonly SaleGap[] {
  if (!isSoldHere(event, parent)) return [];
  const { id_jet: number, prices, seat_groups: groups } = event;
  if (groups.length === 0) return prices.length === 0 ? ['prices'] : ['groups'];
  const gaps: SaleGap[] = [];
  if (!groups.some(isOffered)) gaps.push('group_prices');
  if (number === null) gaps.push('number');
  return gaps;
}
