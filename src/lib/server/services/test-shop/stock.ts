import type { Transaction } from 'kysely';
import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import { companionPriceOf, PAIR_SEATS, pairsIn } from '../../../booking/pairs.ts';
import type { SaleLevel } from '../../../booking/sale-state.ts';
import { FEW_SEATS, LOCALES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { Database } from '../../db/schema.ts';
import type { Stock } from '../../ports/webshop.ts';
import { appendChange } from '../../repositories/changes.ts';
import { recordById } from '../../repositories/records.ts';
import { type TakenCount, takenCounts } from '../../repositories/shop-seats.ts';
import { type ShopEvent, eventByJet, saveLevel } from '../../repositories/shop-events.ts';
import { pathTag, tagsOfChange, type Tag } from '../cache-tags/tags.ts';

/** Seats of a group without a number: records of older databases. */
const DEFAULT_SEATS = 100;
/** Less than this share of all seats is «few left». */
const FEW_SHARE = 0.1;

export const seatsOf = ({ seats }: Pick<SeatGroup, 'seats'>): number => seats ?? DEFAULT_SEATS;

/** The seats of a group that can be sold: of a group sold in pairs those that have a neighbour. */
const soldSeatsOf = (group: SeatGroup): number =>
  companionPriceOf(group) === null
    ? seatsOf(group)
    : pairsIn({ seats: seatsOf(group), row_length: group.row_length }).length * PAIR_SEATS;

/** Counts without the seats whose reservation is over. */
export const currentCounts = (counts: readonly TakenCount[]) =>
  counts.map((count) => ({
    ...count,
    taken: count.taken - count.expired,
    pairs: count.pairs - count.expired_pairs,
  }));

/** All seats of a group (and time slot), and how many are left. */
interface CountedStock extends Stock {
  readonly seats: number;
  /** Seats that are sold at a time: one, or a pair. */
  readonly unit: number;
}

const keyOf = (group: string, block: string) => JSON.stringify([group, block]);

/** The stock of an event: its visible groups and time slots. */
export function stockOf(
  event: ShopEvent,
  counts: readonly Pick<TakenCount, 'seat_group' | 'block_id' | 'taken' | 'pairs'>[],
  now: Date,
): readonly CountedStock[] {
  const countByKey = new Map(
    counts.map((count) => [keyOf(count.seat_group, count.block_id), count]),
  );
  const stockEntry = (group: SeatGroup, block: string | null): CountedStock => {
    const seats = soldSeatsOf(group);
    const { taken = 0, pairs = 0 } = countByKey.get(keyOf(group.seat_group, block ?? '')) ?? {};
    const isPaired = companionPriceOf(group) !== null;
    const gone = isPaired ? pairs * PAIR_SEATS : taken;
    return {
      seat_group: group.seat_group,
      block_id: block,
      seats,
      unit: isPaired ? PAIR_SEATS : 1,
      left: Math.max(0, seats - gone),
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
    stock.flatMap(({ seat_group: group, block_id: block, left, unit }) =>
      left <= FEW_SEATS * unit ? [[group, block, left]] : [],
    ),
  );

type Tx = Transaction<Database>;

/** Whether cached pages show another stock than the current one. */
function isShownStockOutdated(
  event: ShopEvent,
  countsBefore: readonly TakenCount[],
  shownStock: string,
  now: Date,
): boolean {
  // Some pages were rendered before expired reservations were subtracted, others after.
  return [countsBefore, currentCounts(countsBefore)].some(
    (counts) => shownStockOf(stockOf(event, counts, now)) !== shownStock,
  );
}

/**
 * Only the event's own page shows how many seats are left, so that lists are not
 * invalidated with every ticket.
 */
const pagesWithCounts = (event: ShopEvent): readonly Tag[] =>
  LOCALES.map((locale) => pathTag(detailPath('event', event, locale)));

/**
 * Writes a change to the log where pages have to show another stock of an event, in the
 * transaction that changed it.
 * @param countsBefore the seats that were taken when the transaction began
 */
export async function recordStockChange(
  tx: Tx,
  event: ShopEvent,
  countsBefore: readonly TakenCount[],
  now: Date,
): Promise<void> {
  const stock = stockOf(event, await takenCounts(tx, event.id_jet, instantText(now)), now);
  const isOtherLevel = await saveLevel(tx, event.id_jet, levelOf(stock));
  if (!isOtherLevel && !isShownStockOutdated(event, countsBefore, shownStockOf(stock), now)) return;
  const tags = isOtherLevel
    ? tagsOfChange('event', event.id, [await recordById(tx, 'event', event.id)])
    : pagesWithCounts(event);
  await appendChange(tx, { kind: 'event', record: event.id, action: 'saved', tags });
}

/** Changes the stock of some events, whose locks are held, and records the changes that pages show. */
export async function withStockChange<Value>(
  tx: Tx,
  idJets: readonly string[],
  now: Date,
  change: () => Promise<Value>,
): Promise<Value> {
  const stocks: [string, readonly TakenCount[]][] = [];
  for (const idJet of new Set(idJets))
    stocks.push([idJet, await takenCounts(tx, idJet, instantText(now))]);
  const value = await change();
  for (const [idJet, countsBefore] of stocks) {
    const event = await eventByJet(tx, idJet);
    // A deleted event is on no page.
    if (event !== null) await recordStockChange(tx, event, countsBefore, now);
  }
  return value;
}
