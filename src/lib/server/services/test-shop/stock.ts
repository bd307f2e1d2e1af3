import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import type { SaleLevel } from '../../../booking/sale-state.ts';
import { FEW_SEATS } from '../../../constants.ts';
import type { Stock } from '../../ports/webshop.ts';
import type { TakenCount } from '../../repositories/shop-seats.ts';
import type { ShopEvent } from '../../repositories/shop-events.ts';

/** Seats of a group without a number: records of older databases. */
const DEFAULT_SEATS = 100;
/** Less than this share of all seats is «few left». */
const FEW_SHARE = 0.1;

export const seatsOf = ({ seats }: Pick<SeatGroup, 'seats'>): number => seats ?? DEFAULT_SEATS;

/** All seats of a group (and time slot), and how many are left. */
interface CountedStock extends Stock {
  readonly seats: number;
}

const keyOf = (group: string, block: string) => JSON.stringify([group, block]);

/** The stock of an event: its visible groups and time slots. */
export function stockOf(
  event: ShopEvent,
  counts: readonly Pick<TakenCount, 'seat_group' | 'block_id' | 'taken'>[],
  now: Date,
): readonly CountedStock[] {
  const takenByKey = new Map(
    counts.map((count) => [keyOf(count.seat_group, count.block_id), count.taken]),
  );
  const stockEntry = (group: SeatGroup, block: string | null): CountedStock => {
    const seats = seatsOf(group);
    const takenCount = takenByKey.get(keyOf(group.seat_group, block ?? '')) ?? 0;
    return {
      seat_group: group.seat_group,
      block_id: block,
      seats,
      left: Math.max(0, seats - takenCount),
    };
  };
  return event.seat_groups
    .filter((group) => !isHidden(group))
    .flatMap((group) =>
      group.timeslots.length === 0
        ? [stockEntry(group, null)]
        : group.timeslots
            .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, now))
            .map((slot) => stockEntry(group, slot.block_id)),
    );
}

/** The sale level that follows from a stock; null where there are enough seats, or none at all. */
export function levelOf(stock: readonly CountedStock[]): SaleLevel | null {
  const seats = stock.reduce((sum, stockEntry) => sum + stockEntry.seats, 0);
  const left = stock.reduce((sum, stockEntry) => sum + stockEntry.left, 0);
  if (seats === 0) return null;
  if (left === 0) return 'sold_out';
  return left < seats * FEW_SHARE ? 'few_left' : null;
}

/** The part of a stock that pages show: groups with few seats left, as a comparable text. */
export const shownStockOf = (stock: readonly CountedStock[]): string =>
  JSON.stringify(
    stock.flatMap(({ seat_group: group, block_id: block, left }) =>
      left <= FEW_SEATS ? [[group, block, left]] : [],
    ),
  );
