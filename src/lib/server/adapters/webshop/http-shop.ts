import type { CartAnswer, CartOrder } from '../../../booking/order.ts';
import type { Locale } from '../../../constants.ts';
import { type SendShopRequest, type ShopClientOptions, openShopClient } from './shop-client.ts';
import { TtlCache } from '../../concurrency/ttl-cache.ts';
import type { ShopConfig } from '../../config/config-parts.ts';
import { SHOP_CODE, type ShopResult, type Stock, type Webshop } from '../../ports/webshop.ts';
import {
  cartFrom,
  cartWithItemsFrom,
  orderMessage,
  reductionMessage,
  stockFrom,
} from './wire-format.ts';

/** What was ordered, in which cart it came to stand, and in whose language. */
interface LateOrder {
  readonly order: CartOrder;
  readonly cart: string;
  readonly locale: Locale;
}

/**
 * Takes out of a cart what an order put into it that counts as failed. What the visitor reserved
 * beside it, perhaps by trying again, stays: the cart is read first, and lowered by so many tickets.
 * @returns false when something of it stays in the cart
 */
async function releaseReservation(
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

/** Control characters, spaces and backslashes: browsers interpret them differently. */
const NOT_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\\]/u;
const MAX_CHARACTERS = 2000;

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/**
 * Whether an address, which comes from a cookie or from the shop, is one that
 * visitors may be linked to as their cart.
 * @param allowed web addresses that it may be, or lie below
 */
function isCartAddress(address: string, allowed: readonly string[]): boolean {
  if (address.length > MAX_CHARACTERS || NOT_IN_AN_ADDRESS.test(address)) return false;
  // Only with both slashes: `https:shop.example` is parsed differently elsewhere.
  if (!/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return allowed.some((allowedAddress) => {
    const prefix = new URL(allowedAddress);
    return url.origin === prefix.origin && isBelow(url.pathname, prefix.pathname);
  });
}

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
