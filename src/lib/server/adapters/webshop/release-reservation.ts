import type { CartOrder } from '../../../booking/order.ts';
import type { Locale } from '../../../constants.ts';
import type { Webshop } from '../../ports/webshop.ts';

/** What was ordered, in which cart it came to stand, and in whose language. */
export interface LateOrder {
  readonly order: CartOrder;
  readonly cart: string;
  readonly locale: Locale;
}

/**
 * Takes out of a cart what an order put into it that counts as failed. What the visitor reserved
 * beside it, perhaps by trying again, stays: the cart is read first, and lowered by so many tickets.
 * @returns false when something of it stays in the cart
 */
export async function releaseReservation(
  { read, reduce }: Pick<Webshop, 'read' | 'reduce'>,
  { order, cart, locale }: LateOrder,
): Promise<boolean> {
  const now = await read(cart, locale);
  if (!now.ok) return false;
  const results = order.sale_type_ids.map(async (saleType, index) => {
    const item = now.value.items.find(
      ({ line }) =>
        line?.id_jet === order.event_jet_id &&
        line.sale_type_id === saleType &&
        line.seat_group === (order.seat_group ?? '') &&
        line.block_id === (order.block_id ?? ''),
    );
    if (!item?.line) return false;
    const tickets = Math.max(0, item.quantity - (order.quantities[index] ?? 0));
    return (await reduce(cart, { ...item.line, tickets }, locale)).ok;
  });
  return (await Promise.all(results)).every(Boolean);
}
