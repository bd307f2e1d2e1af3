import type { SeatFeature, SeatGroup } from '../../content/records/event-parts.ts';
import { MAIN_PRICE_TEXT } from '../constants.ts';
import type { CartOrder } from './order.ts';
import { isHidden } from './hidden.ts';
import { slotIsOver } from './slots.ts';

/** What somebody waits for. */
export interface SeatWish {
  readonly tickets: number;
  readonly features: readonly SeatFeature[];
}

interface Dated {
  readonly date_start: string;
  readonly date_end: string | null;
}

/** Wheelchair places are for those who ask for one; else a group has all that is asked for. */
const suits = (group: SeatGroup, { features }: SeatWish): boolean =>
  features.every((feature) => group.features.includes(feature)) &&
  (features.includes('wheelchair') || !group.features.includes('wheelchair'));

const isLargeEnough = ({ seats, row_length: row }: SeatGroup, { tickets }: SeatWish): boolean =>
  tickets <= (row ?? Infinity) && tickets <= (seats ?? Infinity);

/** Why an event can never have what somebody waits for; null: it can. Hidden groups may come back. */
export function misfitOf(
  groups: readonly SeatGroup[],
  wish: SeatWish,
): 'features' | 'tickets' | null {
  const suiting = groups.filter((group) => suits(group, wish));
  if (suiting.length === 0) return 'features';
  return suiting.some((group) => isLargeEnough(group, wish)) ? null : 'tickets';
}

/** Full prices; a companion, who sits beside, comes along for nothing where the house has it so. */
function ticketsIn(group: SeatGroup, { tickets }: SeatWish) {
  const full =
    group.prices.find(({ text }) => text === MAIN_PRICE_TEXT) ??
    group.prices.find(({ price }) => Number(price) > 0) ??
    group.prices[0];
  if (full === undefined) return null;
  const free = group.features.includes('companion')
    ? group.prices.find((price) => price !== full && Number(price.price) === 0)
    : undefined;
  const companions = free === undefined ? 0 : Math.floor(tickets / 2);
  return {
    sale_type_ids: [full.sale_type_id, ...(companions > 0 && free ? [free.sale_type_id] : [])],
    quantities: [tickets - companions, ...(companions > 0 ? [companions] : [])],
  };
}

/** The orders that would serve somebody, the first that can be had is the best. */
export function ordersFor(
  event: Dated & { readonly id_jet: string; readonly seat_groups: readonly SeatGroup[] },
  wish: SeatWish,
  now: Date,
): readonly CartOrder[] {
  return event.seat_groups
    .filter((group) => !isHidden(group) && suits(group, wish) && isLargeEnough(group, wish))
    .flatMap((group): CartOrder[] => {
      const tickets = ticketsIn(group, wish);
      if (tickets === null) return [];
      const order = { event_jet_id: event.id_jet, seat_group: group.seat_group, ...tickets };
      if (group.timeslots.length === 0) return [order];
      return group.timeslots
        .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, now))
        .flatMap(({ block_id: block }) => (block === null ? [] : [{ ...order, block_id: block }]));
    });
}
