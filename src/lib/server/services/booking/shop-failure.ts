import type { Translate } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { SHOP_CODE, type ShopFailure } from '../../ports/webshop.ts';

/** Texts of known reasons. */
const NAMED_REASONS: Readonly<Record<string, string>> = {
  [String(SHOP_CODE.notEnoughSeats)]: 'booking:error.notEnoughSeats',
  [String(SHOP_CODE.noReservation)]: 'booking:error.noReservation',
  sold_out: 'booking:error.soldOut',
  offline: 'booking:offline.text',
};

/**
 * BK-07: why tickets did not come into the cart, in words.
 * @param reason the shop's code, or `unreachable`, `offline`, `sold_out`; it is also passed in URLs
 */
export function shopFailureText(reason: string, t: Translate): string {
  const key = Object.hasOwn(NAMED_REASONS, reason) ? NAMED_REASONS[reason] : undefined;
  if (key !== undefined) return t(key);
  if (/^-?\d+$/u.test(reason)) return t('booking:error.code', { code: reason });
  return t('booking:error.unreachable');
}

/** A failure of a shop as a common failure. */
export function failureOfShop(
  reason: ShopFailure,
  t: Translate,
): { readonly ok: false; readonly failure: Failure } {
  const [code, name] =
    reason.kind === 'unreachable'
      ? (['unavailable', 'unreachable'] as const)
      : (['conflict', String(reason.code)] as const);
  const { failure: common } = failure(code, shopFailureText(name, t));
  return { ok: false, failure: { ...common, reason: name } };
}
