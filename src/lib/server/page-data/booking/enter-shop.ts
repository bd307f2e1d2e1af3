import type { APIContext } from 'astro';
import {
  TEST_SHOP_PATH,
  testShopLocale,
  testShopStart,
} from '../../../routing/test-shop-routes.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { PageContext } from '../page/page-context.ts';
import type { TestShop } from '../../services/test-shop/test-shop.ts';

type AstroRequest = Pick<APIContext, 'url' | 'locals' | 'params' | 'redirect' | 'rewrite'>;

/** What a page of the test shop needs; `cart` is the token of its address. */
export interface Entered {
  readonly shop: TestShop;
  readonly context: PageContext;
  readonly cart: string;
}

/** Says that something is not there that an address of the shop names. */
export const NOWHERE = `${TEST_SHOP_PATH}/nowhere`;
export const nowhere = ({ url, rewrite }: AstroRequest): Promise<Response> =>
  rewrite(`${NOWHERE}?language=${testShopLocale(url.pathname)}`);

/** Opens a page of the test shop, or says where to go while it is closed. */
export async function enter(astro: AstroRequest): Promise<Entered | Response> {
  const { url, locals, params } = astro;
  const { app } = locals;
  const locale = testShopLocale(url.pathname);
  if (app.testShop === null) return nowhere(astro);
  const context = await PageContext.open(app, locale, url.pathname);
  if (!settingsOf(context.data).is_shop_online) return astro.redirect(testShopStart(locale), 303);
  return { shop: app.testShop, context, cart: params['cart'] ?? '' };
}
