import type { Translate } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { SHOP_CODE, type ShopFailure } from '../../ports/webshop.ts';
import type { Claim, LimitReason } from './reservation-limits.ts';

/** Texts of known reasons. */
const NAMED_REASONS: Readonly<Record<string, string>> = {
  [String(SHOP_CODE.notEnoughSeats)]: 'booking:error.notEnoughSeats',
  [String(SHOP_CODE.noReservation)]: 'booking:error.noReservation',
  [String(SHOP_CODE.ordered)]: 'booking:error.ordered',
  // The test shop's: more companions than people whom they come with.
  '-107': 'booking:fieldError.companion',
  sold_out: 'booking:error.soldOut',
  new_visitor: 'booking:error.newVisitor',
  visitor_limit: 'booking:error.visitorLimit',
  place_limit: 'booking:error.placeLimit',
  most_per_order: 'booking:error.maxOfEvent',
  offline: 'booking:offline.text',
};

/**
 * Why tickets did not come into the cart, in words.
 * @param reason the shop's code, or a reason of `NAMED_REASONS`; it is also passed in URLs
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

/** When it may be worth asking again, in seconds. */
const RETRY_S = { new_visitor: 1, visitor_limit: 300, place_limit: 120 } as const;

/** What a visitor is told whose claim is over a limit; nothing was reserved. */
export function failureOfLimit(
  reason: LimitReason,
  { maxPerOrder }: Pick<Claim, 'maxPerOrder'>,
  t: Translate,
): { readonly ok: false; readonly failure: Failure } {
  if (reason === 'most_per_order') {
    const message = t('booking:error.maxPerOrder', { most: maxPerOrder });
    return { ok: false, failure: { code: 'conflict', message, reason } };
  }
  const message = shopFailureText(reason, t);
  const retryAfterSeconds = RETRY_S[reason];
  return { ok: false, failure: { code: 'too_many', message, reason, retryAfterSeconds } };
}
