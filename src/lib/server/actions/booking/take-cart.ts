import type { CartAnswer } from '../../../booking/order.ts';
import { failure, success, type Result } from '../../../result.ts';
import { testCartPath } from '../../../routing/test-shop-routes.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';

/**
 * Somebody takes what was kept for them.
 * @returns their cart, or: `conflict` when it was too late, `unavailable` when the shop does not answer
 */
export async function takeCart(
  entry: WaitingEntry,
  { app, locale, t }: PageContext,
): Promise<Result<CartAnswer>> {
  const silent = failure('unavailable', t('waiting:fieldError.failed'));
  const late = failure('conflict', t('waiting:fieldError.over'));
  const taken = await app.waiting.claim(entry);
  if (taken.kind === 'silent') return silent;
  if (taken.kind !== 'taken') return late;
  const address = testCartPath('cart', taken.cart, locale);
  const cart = await app.shop.read(address, locale);
  if (!cart.ok) return cart.failure.kind === 'unreachable' ? silent : late;
  const { tickets_quantity, reserved_until } = cart.value;
  return success({ tickets_quantity, reserved_until, cart_url: address });
}
