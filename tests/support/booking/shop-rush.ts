import type { CartOrder } from '../../../src/lib/booking/order.ts';
import type { ShopResult } from '../../../src/lib/server/ports/webshop.ts';
import type { TestShop } from '../../../src/lib/server/services/test-shop/test-shop.ts';

/** An order of so many tickets at the full price. */
export const orderOf = (
  { id_jet: idJet }: { readonly id_jet: string },
  group: string,
  count = 1,
  change: Partial<CartOrder> = {},
): CartOrder => ({
  event_jet_id: idJet,
  seat_group: group,
  quantities: [count],
  sale_type_ids: ['1'],
  ...change,
});

export interface Sold {
  readonly sold: number;
  /** Buyers that were told that there are not enough seats. */
  readonly refused: number;
  /** All others; there must be none. */
  readonly lost: readonly unknown[];
}

/** So many buyers at once, one ticket each, or what else they order. */
export async function rush(
  shop: TestShop,
  event: { readonly id_jet: string },
  group: string,
  buyers: number,
  change: Partial<CartOrder> = {},
): Promise<Sold> {
  const order = orderOf(event, group, 1, change);
  const results = await Promise.all(
    Array.from({ length: buyers }, () => shop.reserve(order, null, 'de')),
  );
  const isRefused = (result: ShopResult<unknown>) =>
    !result.ok && result.failure.kind === 'rejected' && result.failure.code === -214;
  return {
    sold: results.filter(({ ok }) => ok).length,
    refused: results.filter(isRefused).length,
    lost: results.filter((result) => !result.ok && !isRefused(result)),
  };
}
