import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import { expressionOf } from './route-pattern.ts';
import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** Where the shop is that comes with the product. */
export const TEST_SHOP_PATH = '/testshop';

/** A cart's token: 16 random bytes. */
const TOKEN = { cart: '[\\w-]{22}' };

/** The key of the query that opens an order: what stands in a query is in no log. */
export const ORDER_KEY = 'key';

/** Letters and digits that are not confused when a number is read out. */
const ORDER_NUMBER = /^[A-Z2-9]{8}$/u;

/** The pages of the test shop, a row each; those for one cart are also where its forms are sent. */
export const TEST_SHOP_ROUTES = {
  start: route(TEST_SHOP_PATH, { page: '_shop/start.astro', ...PRIVATE }),
  event: route(
    { de: `${TEST_SHOP_PATH}/de/event/[id]`, en: `${TEST_SHOP_PATH}/en/event/[id]` },
    { page: '_shop/event.astro', ...PRIVATE },
  ),
  cart: route(
    { de: `${TEST_SHOP_PATH}/de/cart/[cart]`, en: `${TEST_SHOP_PATH}/en/cart/[cart]` },
    { page: '_shop/cart.ts', where: TOKEN, ...PRIVATE },
  ),
  checkout: route(
    { de: `${TEST_SHOP_PATH}/de/checkout/[cart]`, en: `${TEST_SHOP_PATH}/en/checkout/[cart]` },
    { page: '_shop/checkout.astro', where: TOKEN, ...WITH_FORM, ...PRIVATE },
  ),
  order: route(
    { de: `${TEST_SHOP_PATH}/de/order/[order]`, en: `${TEST_SHOP_PATH}/en/order/[order]` },
    {
      page: '_shop/order.astro',
      where: { order: '[A-Z2-9]{8}' },
      query: [ORDER_KEY],
      ...WITH_FORM,
      ...PRIVATE,
    },
  ),
  elsewhere: route(`${TEST_SHOP_PATH}/[...path]`, { page: '_shop/elsewhere.astro', ...PRIVATE }),
} as const satisfies Record<string, RouteRow>;

export type TestShopName = keyof typeof TEST_SHOP_ROUTES;
/** The pages for one cart, by the cart's token. */
export type CartPage = 'cart' | 'checkout';

export const testShopStart = (locale: Locale): string => `${TEST_SHOP_PATH}?language=${locale}`;

export const testEventPath = (idJet: string, locale: Locale): string =>
  `${TEST_SHOP_PATH}/${locale}/event/${encodeURIComponent(idJet)}`;

export const testCartPath = (page: CartPage, cart: string, locale: Locale): string =>
  `${TEST_SHOP_PATH}/${locale}/${page}/${cart}`;

export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

/** @param key opens it; left out, its page asks for it */
export const testOrderPath = (order: string, locale: Locale, key = ''): string =>
  `${TEST_SHOP_PATH}/${locale}/order/${order}${key && `?${ORDER_KEY}=${key}`}`;

const cartAddresses = LOCALES.map((locale) =>
  expressionOf(TEST_SHOP_ROUTES.cart.pattern[locale], TOKEN),
);

/** The cart that an address of the test shop leads to; null for any other address. */
export function testCartOf(address: string): string | null {
  for (const expression of cartAddresses) {
    const cart = expression.exec(address)?.groups?.['cart'];
    if (cart !== undefined) return cart;
  }
  return null;
}

/** The language of a page of the test shop, which its address says. */
export const testShopLocale = (path: string): Locale =>
  LOCALES.find((locale) => path.startsWith(`${TEST_SHOP_PATH}/${locale}/`)) ?? DEFAULT_LOCALE;
