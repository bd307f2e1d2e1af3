import type { Transaction } from 'kysely';
import { LOCALES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { Database } from '../../db/schema.ts';
import { appendChange } from '../../repositories/changes.ts';
import { recordById } from '../../repositories/records.ts';
import { eventByJet, saveLevel, type ShopEvent } from '../../repositories/shop-events.ts';
import { takenCounts, type TakenCount } from '../../repositories/shop-seats.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { pathTag, tagsOfChange, type Tag } from '../cache-tags/tags.ts';
import { currentCounts, levelOf, stockOf, shownStockOf } from './stock.ts';

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
