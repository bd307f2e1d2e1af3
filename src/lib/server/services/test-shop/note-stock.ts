import type { Transaction } from 'kysely';
import { LOCALES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { Database } from '../../db/schema.ts';
import { noteChange } from '../../repositories/changes.ts';
import { recordById } from '../../repositories/records.ts';
import { eventByJet, keepLevel, type ShopEvent } from '../../repositories/shop-events.ts';
import { takenCounts, type TakenCount } from '../../repositories/shop-seats.ts';
import { detailPath } from '../../../routing/record-paths.ts';
import { pathTag, tagsOfChange, type Tag } from '../cache-tags/tags.ts';
import { levelOf, stockOf, toldOf } from './stock.ts';

type Tx = Transaction<Database>;

/** Whether pages that were made before tell another stock than the one of now. */
function isToldOtherwise(
  event: ShopEvent,
  before: readonly TakenCount[],
  told: string,
  now: Date,
): boolean {
  // Some pages were made while reservations that are over still counted, others after.
  const fresh = before.map((count) => ({ ...count, taken: count.taken - count.expired }));
  return [before, fresh].some((counts) => toldOf(stockOf(event, counts, now)) !== told);
}

/**
 * How many seats are left is told by the event's own page alone. In a rush, when they
 * go one by one, no list is made anew for that.
 */
const pagesWithCounts = (event: ShopEvent): readonly Tag[] =>
  LOCALES.map((locale) => pathTag(detailPath('event', event, locale)));

/**
 * Notes that pages have to tell another stock of an event, where they do, in the
 * transaction that changed it.
 * @param before what was taken when the transaction began
 */
export async function noteStock(
  tx: Tx,
  event: ShopEvent,
  before: readonly TakenCount[],
  now: Date,
): Promise<void> {
  const stock = stockOf(event, await takenCounts(tx, event.id_jet, instantText(now)), now);
  const isOtherLevel = await keepLevel(tx, event.id_jet, levelOf(stock));
  if (!isOtherLevel && !isToldOtherwise(event, before, toldOf(stock), now)) return;
  const tags = isOtherLevel
    ? tagsOfChange('event', event.id, [await recordById(tx, 'event', event.id)])
    : pagesWithCounts(event);
  await noteChange(tx, { kind: 'event', record: event.id, action: 'saved', tags });
}

/** Changes the stock of some events, whose locks are held, and notes what pages have to tell. */
export async function changingStock<Value>(
  tx: Tx,
  idJets: readonly string[],
  now: Date,
  change: () => Promise<Value>,
): Promise<Value> {
  const counted: [string, readonly TakenCount[]][] = [];
  for (const idJet of new Set(idJets))
    counted.push([idJet, await takenCounts(tx, idJet, instantText(now))]);
  const value = await change();
  for (const [idJet, before] of counted) {
    const event = await eventByJet(tx, idJet);
    // An event that is gone is on no page.
    if (event !== null) await noteStock(tx, event, before, now);
  }
  return value;
}
