import type { CartAnswer, CartOrder } from '../../booking/order.ts';
import type { Locale } from '../../constants.ts';
import type { Result } from '../../result.ts';

/** Codes of the shop that visitors see as a text (spec §8); others are shown as numbers. */
export const SHOP_CODE = { notEnoughSeats: -214, noReservation: -204, ordered: -205 } as const;

/** Why a call to a shop failed: the shop's own code, or no usable response. */
export type ShopFailure =
  | { readonly kind: 'rejected'; readonly code: number }
  | { readonly kind: 'unreachable'; readonly why: string };

export type ShopResult<Value> = Result<Value, ShopFailure>;

/** Seats that are left of a seat group, in a time slot where there are any. */
export interface Stock {
  readonly seat_group: string;
  readonly block_id: string | null;
  readonly left: number;
}

/** What tells the lines of a cart apart; `block_id` is empty where there are no time slots. */
export interface CartLineId {
  readonly id_jet: string;
  readonly seat_group: string;
  readonly block_id: string;
  readonly sale_type_id: string;
}

export interface CartItem {
  /** Null: it can be changed in the shop only. */
  readonly line: CartLineId | null;
  readonly title: string;
  /** Date, place, seat group and seats, as one line. */
  readonly text: string;
  /** What the ticket is sold as: «Ermäßigt». */
  readonly price_text: string;
  readonly quantity: number;
  /** Decimal amount of all of them, `50.00`. */
  readonly total: string;
}

/** A cart as the shop reports it. */
export interface ShopCart {
  readonly url: string;
  /** Where it is paid. */
  readonly checkOut: string;
  readonly tickets_quantity: number;
  readonly reserved_until: string;
  readonly items: readonly CartItem[];
  /** Decimal amount; null where the shop does not say. */
  readonly total: string | null;
}

/**
 * The webshop, whichever it is. Nothing here throws: failures of the shop
 * are results.
 */
export interface Webshop {
  /**
   * True: cached pages may show the stock, because every change that they show is written to
   * the log of changes. False: the stock is only shown in responses that are not cached.
   */
  readonly announcesChanges: boolean;
  /** True: visitors see the shop's own cart in the place of ours, at once. */
  readonly hasOwnCart: boolean;
  /**
   * Reserves tickets of one seat group.
   * @param cart address of the visitor's cart so far; null: a new one
   */
  add(order: CartOrder, cart: string | null, locale: Locale): Promise<ShopResult<CartAnswer>>;
  /** What is in a cart; `rejected` with -204 when its reservation is over, with -205 when it is paid. */
  read(cart: string, locale: Locale): Promise<ShopResult<ShopCart>>;
  /**
   * Leaves no more than so many tickets of one line in a cart; fewer are no mistake, so that
   * it can be said twice.
   * @param line of `read`; 0 `tickets` take it out
   * @returns `rejected` with -204 when the reservation is over
   */
  reduce(
    cart: string,
    line: CartLineId & { readonly tickets: number },
    locale: Locale,
  ): Promise<ShopResult<null>>;
  /** What is left of an event, as fresh as the shop can tell; empty: it does not say. */
  availability(idJet: string): Promise<ShopResult<readonly Stock[]>>;
  /** Where the event is in the shop itself; null: the shop has no such page. */
  eventAddress(idJet: string, locale: Locale): string | null;
  /** Whether an address, which comes from a cookie, is that of a cart of this shop. */
  isCart(address: string): boolean;
  /** What is the same in every address of a cart, whichever language it is in. */
  cartKey(address: string): string;
}
