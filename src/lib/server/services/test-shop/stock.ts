import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import type { SaleLevel } from '../../../booking/standing.ts';
import { FEW_SEATS } from '../../../constants.ts';
import type { Stock } from '../../ports/webshop.ts';
import type { TakenCount } from '../../repositories/shop-seats.ts';
import type { ShopEvent } from '../../repositories/shop-events.ts';

/** Seats of a group of which nobody has said how many it has: records of older databases. */
const SEATS_UNSAID = 100;
/** Less than this share of all seats is «few left». */
const FEW_SHARE = 0.1;

export const seatsOf = ({ seats }: Pick<SeatGroup, 'seats'>): number => seats ?? SEATS_UNSAID;

/** What a group (and time slot) has and what is left of it. */
interface CountedStock extends Stock {
  readonly seats: number;
}

const keyOf = (group: string, block: string) => JSON.stringify([group, block]);

/** What can be had of an event, and what is left of it. */
export function stockOf(
  event: ShopEvent,
  counts: readonly Pick<TakenCount, 'seat_group' | 'block_id' | 'taken'>[],
  now: Date,
): readonly CountedStock[] {
  const taken = new Map(
    counts.map((count) => [keyOf(count.seat_group, count.block_id), count.taken]),
  );
  const place = (group: SeatGroup, block: string | null): CountedStock => {
    const seats = seatsOf(group);
    const gone = taken.get(keyOf(group.seat_group, block ?? '')) ?? 0;
    return {
      seat_group: group.seat_group,
      block_id: block,
      seats,
      left: Math.max(0, seats - gone),
    };
  };
  return event.seat_groups
    .filter((group) => !isHidden(group))
    .flatMap((group) =>
      group.timeslots.length === 0
        ? [place(group, null)]
        : group.timeslots
            .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, now))
            .map((slot) => place(group, slot.block_id)),
    );
}

/** What a stock says of the sale; null when there is enough, or nothing that could be counted. */
export function levelOf(stock: readonly CountedStock[]): SaleLevel | null {
  const seats = stock.reduce((sum, place) => sum + place.seats, 0);
  const left = stock.reduce((sum, place) => sum + place.left, 0);
  if (seats === 0) return null;
  if (left === 0) return 'sold_out';
  return left < seats * FEW_SHARE ? 'few_left' : null;
}

/** What pages tell of a stock: the places of which there are few, and how many. */
export const toldOf = (stock: readonly CountedStock[]): string =>
  JSON.stringify(
    stock.flatMap(({ seat_group: group, block_id: block, left }) =>
      left <= FEW_SEATS ? [[group, block, left]] : [],
    ),
  );
