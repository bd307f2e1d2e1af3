import type { CartAnswer } from '../../../booking/order.ts';
import { isCartAddress } from './cart-address.ts';
import { type SendShopRequest, type ShopClientOptions, openShopClient } from './shop-client.ts';
import { TtlCache } from '../../concurrency/ttl-cache.ts';
import type { ShopConfig } from '../../config/config-parts.ts';
import { releaseReservation, type LateOrder } from './release-reservation.ts';
import { SHOP_CODE, type ShopResult, type Stock, type Webshop } from '../../ports/webshop.ts';
import {
  cartFrom,
  cartWithItemsFrom,
  orderMessage,
  reductionMessage,
  stockFrom,
} from './wire-format.ts';

export interface HttpShopOptions extends ShopClientOptions {
  readonly now: () => Date;
}

/** How long the stock of an event is cached, and of how many events. */
const TTL_MS = 5000;
const MAX_EVENTS = 500;

/** Dots alone would lead to another address, however they are encoded. */
const isId = (text: string): boolean => text !== '' && !/^\.{1,2}$/u.test(text);

/** As a part of a URL; a lone surrogate, which has no encoding, becomes �. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const NO_CART: ShopResult<never> = {
  ok: false,
  failure: { kind: 'rejected', code: SHOP_CODE.noReservation },
};

/** Takes tickets out of a cart; an answer about another cart is none. */
const reducer =
  (
    send: SendShopRequest,
    isCart: (address: string) => boolean,
    now: () => Date,
  ): Webshop['reduce'] =>
  async (cart, line, locale) => {
    if (!isCart(cart)) return NO_CART;
    const reduced = await send({
      path: '/cart/reduce',
      message: reductionMessage(line, cart),
      language: locale,
      read: (body) => (cartFrom(body, now())?.url === cart ? true : null),
    });
    return reduced.ok ? { ok: true, value: null } : reduced;
  };

/** Gives back what was answered too late, and says whether that went well. */
const lateAnswers =
  (shop: Pick<Webshop, 'read' | 'reduce'>, log: HttpShopOptions['log']) =>
  async (late: LateOrder): Promise<void> => {
    if (await releaseReservation(shop, late))
      log?.info('the webshop answered late: its seats were given back');
    else log?.warn('the webshop answered late: its seats end with their reservation');
  };

/** Null for a cart at another address: visitors are not linked there. */
const ownCarts =
  (isCart: (address: string) => boolean) =>
  <Cart extends { readonly url: string; readonly checkOut: string }>(
    cart: Cart | null,
  ): Cart | null =>
    cart !== null && isCart(cart.url) && isCart(cart.checkOut) ? cart : null;

/** A webshop elsewhere, called over HTTP (docs/webshop.md). */
export function openHttpShop(config: ShopConfig, options: HttpShopOptions): Webshop {
  const { now, log, tick = () => performance.now() } = options;
  const send = openShopClient(config, options);
  const isCart = (address: string): boolean => isCartAddress(address, config.carts);
  const ownCart = ownCarts(isCart);
  const stock = new TtlCache<ShopResult<readonly Stock[]>>({
    tick,
    ttlMs: TTL_MS,
    most: MAX_EVENTS,
    isCacheable: ({ ok }) => ok,
  });

  const read: Webshop['read'] = async (cart, locale) =>
    isCart(cart)
      ? send({
          path: `/cart?${new URLSearchParams({ cart }).toString()}`,
          language: locale,
          read: (body) => ownCart(cartWithItemsFrom(body, now())),
        })
      : NO_CART;
  const reduce = reducer(send, isCart, now);
  const givesBack = lateAnswers({ read, reduce }, log);

  return {
    announcesChanges: false,
    hasOwnCart: config.hasOwnCart,
    add: (order, cart, locale) =>
      send<CartAnswer>({
        path: '/cart',
        message: orderMessage(order, cart !== null && isCart(cart) ? cart : null),
        language: locale,
        // The visitor has been told that nothing was reserved: no seat stays held by accident.
        onLate: ({ cart_url: late }) => void givesBack({ order, cart: late, locale }),
        read: (body) => {
          const cartSummary = ownCart(cartFrom(body, now()));
          if (cartSummary === null) return null;
          const { url, tickets_quantity, reserved_until } = cartSummary;
          return { tickets_quantity, reserved_until, cart_url: url };
        },
      }),
    read,
    reduce,
    availability: (idJet) =>
      isId(idJet)
        ? stock.get(idJet, () =>
            send<readonly Stock[]>({
              path: `/events/${encoded(idJet)}/availability`,
              read: stockFrom,
              ifMissing: [],
            }),
          )
        : Promise.resolve({ ok: true, value: [] }),
    eventAddress: (idJet, locale) =>
      config.events?.replaceAll('{id}', () => encoded(idJet)).replaceAll('{locale}', locale) ??
      null,
    isCart,
    cartKey: (address) => address,
  };
}
