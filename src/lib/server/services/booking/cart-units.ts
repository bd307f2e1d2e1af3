import { z } from 'zod';
import { lineText } from '../../../../content/fields/plain-text.ts';
import { maxPerOrder } from '../../../booking/max-per-order.ts';
import { companionPriceOf, PAIR_SEATS } from '../../../booking/pairs.ts';
import { DEFAULT_MAX_TICKETS } from '../../../constants.ts';
import type { CartItem, CartLineId } from '../../ports/webshop.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import type { BookingContext } from './booking-context.ts';

const part = lineText(64);
const parts = z.tuple([part, part, part, part]);

/** The key of a line of a cart or an order, as a form sends it. */
export const lineKey = ({
  id_jet: id,
  seat_group: group,
  block_id: block,
  sale_type_id: type,
}: CartLineId) => JSON.stringify([id, group, block, type]);

/** The line that a form names; null for an invalid key. */
export function lineOf(key: FormDataEntryValue | null): CartLineId | null {
  if (typeof key !== 'string') return null;
  try {
    const [id_jet, seat_group, block_id, sale_type_id] = parts.parse(JSON.parse(key));
    return { id_jet, seat_group, block_id, sale_type_id };
  } catch {
    return null;
  }
}

/** What is changed as one in a cart: tickets of one line, or pairs of a seat and a companion's. */
export interface CartUnit {
  readonly item: CartItem;
  /** The companions' seats, as many as seats to pay; null: the tickets are single ones. */
  readonly companion: CartItem | null;
  /** The seat group as the ticketing system calls it; empty where it is unknown. */
  readonly group: string;
  /** Most of it in one order, in tickets or pairs. */
  readonly most: number;
}

export const isSameLine = (left: CartLineId, right: CartLineId): boolean =>
  left.id_jet === right.id_jet &&
  left.seat_group === right.seat_group &&
  left.block_id === right.block_id &&
  left.sale_type_id === right.sale_type_id;

/** Items of the same seats at another price. */
const besides = ({ line }: CartItem, items: readonly CartItem[]): readonly CartItem[] =>
  items.filter(
    ({ line: other }) =>
      line !== null &&
      other !== null &&
      line.sale_type_id !== other.sale_type_id &&
      isSameLine({ ...line, sale_type_id: other.sale_type_id }, other),
  );

async function unitOf(
  { app }: BookingContext,
  item: CartItem,
  items: readonly CartItem[],
): Promise<CartUnit> {
  const { line, quantity } = item;
  const event = line === null ? null : await eventByJetId(app.database.db, line.id_jet);
  const group = event?.seat_groups.find(({ seat_group: id }) => id === line?.seat_group);
  const most = event === null ? DEFAULT_MAX_TICKETS : maxPerOrder(event);
  const single = { item, companion: null, group: group?.text ?? '', most };
  const type = group === undefined ? undefined : companionPriceOf(group)?.sale_type_id;
  // Beside several prices nobody knows who comes along with whom.
  const [other, ...others] = besides(item, items);
  const isPair = other?.line?.sale_type_id === type && other?.quantity === quantity;
  return type === undefined || other === undefined || others.length > 0 || !isPair
    ? single
    : { ...single, companion: other, most: Math.floor(most / PAIR_SEATS) };
}

/** The content of a cart by what can be changed as one, in its order. */
export async function cartUnits(
  context: BookingContext,
  items: readonly CartItem[],
): Promise<readonly CartUnit[]> {
  const units = await Promise.all(items.map((item) => unitOf(context, item, items)));
  const companions = new Set(units.map(({ companion }) => companion));
  return units.filter(({ item }) => !companions.has(item));
}
