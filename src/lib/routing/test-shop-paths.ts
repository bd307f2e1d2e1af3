import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/** Where the shop is that comes with the house. */
export const TEST_SHOP_PATH = '/testshop';

/** Its pages for one cart, by the cart's token; each is also where its form is sent. */
const CART_PAGES = ['cart', 'checkout', 'order'] as const;
export type CartPage = (typeof CART_PAGES)[number];

export const testShopStart = (locale: Locale): string => `${TEST_SHOP_PATH}?language=${locale}`;

export const testEventPath = (idJet: string, locale: Locale): string =>
  `${TEST_SHOP_PATH}/${locale}/event/${encodeURIComponent(idJet)}`;

export const testCartPath = (page: CartPage, cart: string, locale: Locale): string =>
  `${TEST_SHOP_PATH}/${locale}/${page}/${cart}`;

const OWN = new RegExp(
  `^${TEST_SHOP_PATH}/(${LOCALES.join('|')})/(${CART_PAGES.join('|')})/([\\w-]{22})$`,
  'u',
);

/** The cart that an address of the test shop leads to; null for any other address. */
export function testCartOf(address: string): string | null {
  const [, , page, cart = null] = OWN.exec(address) ?? [];
  return page === 'cart' ? cart : null;
}

/** Whether something can be sent to an address. */
export const acceptsPost = (path: string): boolean => OWN.test(path);

/** The language of a page of the test shop, which its address says. */
export const testShopLocale = (path: string): Locale =>
  LOCALES.find((locale) => path.startsWith(`${TEST_SHOP_PATH}/${locale}/`)) ?? DEFAULT_LOCALE;

/** The patterns of its pages, in one language. */
export const testShopPatterns = (locale: Locale): readonly (readonly [string, string])[] => [
  [`${TEST_SHOP_PATH}/${locale}/event/[id]`, '_shop/event.astro'],
  ...CART_PAGES.map(
    (page) => [`${TEST_SHOP_PATH}/${locale}/${page}/[cart]`, `_shop/${page}.astro`] as const,
  ),
];
