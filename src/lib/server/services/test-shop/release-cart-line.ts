import type { Transaction } from 'kysely';
import { companionPriceOf } from '../../../booking/pairs.ts';
import type { Database } from '../../db/schema.ts';
import { eventByJet } from '../../repositories/shop-events.ts';
import { removeLine, removeLoneCompanions, type SeatLine } from '../../repositories/shop-seats.ts';

/**
 * Leaves no more than `kept` tickets of one line of a cart; whoever came along with those that
 * go, goes, too.
 * @returns how many
 */
export async function releaseCartLine(
  tx: Transaction<Database>,
  cart: string,
  line: SeatLine,
  kept = 0,
): Promise<number> {
  const removed = await removeLine(tx, cart, line, kept);
  const event = await eventByJet(tx, line.id_jet);
  const group = event?.seat_groups.find(({ seat_group: name }) => name === line.seat_group);
  const companion = group === undefined ? null : companionPriceOf(group);
  if (companion === null) return removed;
  const { sale_type_id } = companion;
  return removed + (await removeLoneCompanions(tx, cart, { ...line, sale_type_id }));
}
