import type { SeatFeature, SeatGroup } from '../../content/records/event-parts.ts';
import { MAIN_PRICE_TEXT } from '../constants.ts';
import type { CartOrder } from './order.ts';
import { isHidden } from './hidden.ts';
import { companionPriceOf, PAIR_SEATS } from './pairs.ts';
import { slotIsOver } from './slots.ts';

/** The seats that an entry of the waiting list needs. */
export interface SeatRequest {
  readonly tickets: number;
  readonly features: readonly SeatFeature[];
}

interface Dated {
  readonly date_start: string;
  readonly date_end: string | null;
}

/** Whether a group has all requested features; wheelchair places are only for those who request one. */
const matches = (group: SeatGroup, { features }: SeatRequest): boolean =>
  features.every((feature) => group.features.includes(feature)) &&
  (features.includes('wheelchair') || !group.features.includes('wheelchair'));

/** Pairs need not sit side by side. */
function isLargeEnough(group: SeatGroup, { tickets }: SeatRequest): boolean {
  const { seats, row_length: row } = group;
  if (companionPriceOf(group) !== null)
    return tickets + (tickets % PAIR_SEATS) <= (seats ?? Infinity);
  return tickets <= (row ?? Infinity) && tickets <= (seats ?? Infinity);
}

/** Why an event can never serve a request; null: it can. Hidden groups may be sold later, so they count. */
export function unmetNeedsOf(
  groups: readonly SeatGroup[],
  request: SeatRequest,
): 'features' | 'tickets' | null {
  const matchingGroups = groups.filter((group) => matches(group, request));
  if (matchingGroups.length === 0) return 'features';
  return matchingGroups.some((group) => isLargeEnough(group, request)) ? null : 'tickets';
}

/** Tickets at the full price; a companion in the next seat is free where the group offers it. */
function ticketsIn(group: SeatGroup, { tickets }: SeatRequest) {
  const fullPrice =
    group.prices.find(({ text }) => text === MAIN_PRICE_TEXT) ??
    group.prices.find(({ price }) => Number(price) > 0) ??
    group.prices[0];
  if (fullPrice === undefined) return null;
  const companionPrice = companionPriceOf(group);
  const companions = companionPrice === null ? 0 : Math.floor(tickets / PAIR_SEATS);
  return {
    sale_type_ids: [
      fullPrice.sale_type_id,
      ...(companions > 0 && companionPrice ? [companionPrice.sale_type_id] : []),
    ],
    quantities: [tickets - companions, ...(companions > 0 ? [companions] : [])],
  };
}

/** The orders that would serve a request, the best first. */
export function ordersFor(
  event: Dated & { readonly id_jet: string; readonly seat_groups: readonly SeatGroup[] },
  request: SeatRequest,
  now: Date,
): readonly CartOrder[] {
  return event.seat_groups
    .filter((group) => !isHidden(group) && matches(group, request) && isLargeEnough(group, request))
    .flatMap((group): CartOrder[] => {
      const tickets = ticketsIn(group, request);
      if (tickets === null) return [];
      const order = { event_jet_id: event.id_jet, seat_group: group.seat_group, ...tickets };
      if (group.timeslots.length === 0) return [order];
      return group.timeslots
        .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, now))
        .flatMap(({ block_id: block }) => (block === null ? [] : [{ ...order, block_id: block }]));
    });
}
