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

/** Whether the public is offered a seat group: it is not hidden, and has a price. */
export const isOffered = (group: Pick<SeatGroup, 'status' | 'prices'>): boolean =>
  !isHidden(group) && group.prices.length > 0;

/** Whether this site sells tickets of it at all. */
const isSoldHere = ({ event_type_new: type, is_free, status, ticket_url }: SaleFacts): boolean =>
  !is_free && status !== 'cancelled' && ticket_url === null && CHILD_RULES[type].ticket;

/**
 * What is missing until tickets of an event can be bought on its page, the first to be mended
 * first; empty: nothing is, or it is not sold here (free, cancelled, sold by another site).
 */
export function saleGaps(event: SaleFacts): readonly SaleGap[] {
  if (!isSoldHere(event)) return [];
  const { id_jet: number, prices, seat_groups: groups } = event;
  if (groups.length === 0) return prices.length === 0 ? ['prices'] : ['groups'];
  const gaps: SaleGap[] = [];
  if (!groups.some(isOffered)) gaps.push('group_prices');
  if (number === null) gaps.push('number');
  return gaps;
}
