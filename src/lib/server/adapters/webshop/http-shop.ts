import type { CartAnswer } from '../../../booking/order.ts';
import { isCartAddress } from './cart-address.ts';
import { type LineOptions, openLine } from './shop-line.ts';
import { TtlCache } from '../../concurrency/ttl-cache.ts';
import type { ShopPlace } from '../../config/env.ts';
import { SHOP_CODE, type ShopResult, type Stock, type Webshop } from '../../ports/webshop.ts';
import { cartFrom, orderMessage, stockFrom, wholeCartFrom } from './wire.ts';

export interface HttpShopOptions extends LineOptions {
  readonly now: () => Date;
}

/** What is left of an event is asked for no more often than this, and for no more events at a time. */
const KEEP_MS = 5000;
const MOST_EVENTS = 500;

/** Dots alone would lead to another address, however they are encoded. */
const isId = (text: string): boolean => text !== '' && !/^\.{1,2}$/u.test(text);

/** As a part of an address; half a character, which has no encoding, becomes �. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A webshop elsewhere, spoken to over HTTP (BK-08, docs/webshop.md). */
export function openHttpShop(place: ShopPlace, options: HttpShopOptions): Webshop {
  const { now, tick = () => performance.now() } = options;
  const ask = openLine(place, options);
  const isCart = (address: string): boolean => isCartAddress(address, place.carts);
  const stock = new TtlCache<ShopResult<readonly Stock[]>>({
    tick,
    keepMs: KEEP_MS,
    most: MOST_EVENTS,
    isWorthKeeping: ({ ok }) => ok,
  });

  /** A cart that lies elsewhere is as good as none: nobody is led there. */
  const ours = <Cart extends { readonly url: string }>(cart: Cart | null): Cart | null =>
    cart !== null && isCart(cart.url) ? cart : null;

  return {
    notesChanges: false,
    add: (order, cart, locale) =>
      ask<CartAnswer>({
        path: '/cart',
        message: orderMessage(order, cart !== null && isCart(cart) ? cart : null),
        language: locale,
        read: (body) => {
          const answer = ours(cartFrom(body, now()));
          if (answer === null) return null;
          const { url, ...rest } = answer;
          return { ...rest, cart_url: url };
        },
      }),
    read: (cart, locale) =>
      isCart(cart)
        ? ask({
            path: `/cart?${new URLSearchParams({ cart }).toString()}`,
            language: locale,
            read: (body) => ours(wholeCartFrom(body, now())),
          })
        : Promise.resolve({
            ok: false,
            failure: { kind: 'rejected', code: SHOP_CODE.noReservation },
          }),
    availability: (idJet) =>
      isId(idJet)
        ? stock.ask(idJet, () =>
            ask<readonly Stock[]>({
              path: `/events/${encoded(idJet)}/availability`,
              read: stockFrom,
              ifMissing: [],
            }),
          )
        : Promise.resolve({ ok: true, value: [] }),
    eventAddress: (idJet, locale) =>
      place.events?.replaceAll('{id}', () => encoded(idJet)).replaceAll('{locale}', locale) ?? null,
    isCart,
  };
}
