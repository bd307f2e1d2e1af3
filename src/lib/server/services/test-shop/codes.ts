import { SHOP_CODE, type ShopResult } from '../../ports/webshop.ts';

/** The codes with which the test shop rejects a request. */
export const TEST_SHOP_CODE = {
  ...SHOP_CODE,
  /** There is no such event, or it is not public. */
  unknownEvent: -101,
  /** The sale has not begun, is over, or was called off. */
  notOnSale: -102,
  /** The event has no such seat group, or it is hidden. */
  unknownGroup: -103,
  /** The seat group is not sold at such a price. */
  unknownPrice: -104,
  /** A time slot is needed and missing, or there is none such, or it has begun. */
  unknownSlot: -105,
  /** No ticket at all, or more than one order may have. */
  wrongQuantity: -106,
  /** A companion's free ticket goes with a paid one. */
  companionAlone: -107,
} as const;
export type TestShopCode = (typeof TEST_SHOP_CODE)[keyof typeof TEST_SHOP_CODE];

type Rejection = Extract<ShopResult<never>, { ok: false }>;

export const rejection = (code: TestShopCode): Rejection => ({
  ok: false,
  failure: { kind: 'rejected', code },
});
