import type { APIContext } from 'astro';
import { LOCALES, type Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';
import { formatAmount } from '../../../money.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import {
  testCartPath,
  testEventPath,
  TEST_SHOP_PATH,
  testShopLocale,
  testShopStart,
} from '../../../routing/test-shop-routes.ts';
import type { CheckOutView, ShopEventView, ShopLineView } from '../../../views/test-shop-view.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import { lineKey } from '../../services/booking/cart-units.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { CartLine } from '../../services/test-shop/cart-lines.ts';
import type { TestShop } from '../../services/test-shop/test-shop.ts';
import { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { untilOf } from './cart.ts';

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

/** A page of the test shop, in both languages. */
export function shopPage(
  context: PageContext,
  title: string,
  path: (locale: Locale) => string,
): Page {
  return makePage(context, {
    route: 'cart',
    title,
    description: context.t('shop:notice'),
    translations: Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)])) as Record<
      Locale,
      string
    >,
  });
}

/** The start of the test shop. */
export const testStartPage = (context: PageContext): Page =>
  shopPage(
    context,
    context.t('shop:start.title'),
    (locale) => `${context.path}?language=${locale}`,
  );

/** An event in the test shop; null: it is not sold there. */
export async function testEventPage(
  context: PageContext,
  idJet: string,
): Promise<{ readonly page: Page; readonly view: ShopEventView } | null> {
  const { app, locale, t } = context;
  const event = await eventByJetId(app.database.db, idJet);
  if (event === null) return null;
  const title = textIn(event.title, locale);
  return {
    page: shopPage(context, title, (other) => testEventPath(idJet, other)),
    view: {
      title,
      when: whenOf(event, context),
      eventId: event.id,
      book: { label: t('shop:event.book'), href: eventPartPath('booking', event, locale) },
      event: { label: t('shop:event.back'), href: detailPath('event', event, locale) },
    },
  };
}

/** A line of a cart or an order. */
export function lineView(one: CartLine, { locale, t }: PageContext): ShopLineView {
  return {
    key: lineKey(one.line),
    title: one.title,
    href: one.href,
    when: [one.when, one.place].filter(Boolean).join(', '),
    seats: [one.group, one.seats].filter(Boolean).join(', '),
    tickets: t('shop:tickets', { count: one.quantity, name: one.price_text }),
    total: formatAmount(one.total, locale),
  };
}

/** The checkout of the cart with this token; null: there is nothing to pay, or it could not be found out. */
export async function checkoutPage(
  context: PageContext,
  shop: TestShop,
  cart: string,
): Promise<{ readonly page: Page; readonly view: CheckOutView } | null> {
  const { locale, data, t } = context;
  const read = await shop.read(cart, locale);
  if (!read.ok || read.value.tickets === 0) return null;
  const { lines, total, cart: row } = read.value;
  return {
    page: shopPage(context, t('shop:checkout.title'), (other) =>
      testCartPath('checkout', cart, other),
    ),
    view: {
      lines: lines.map((line) => lineView(line, context)),
      total: formatAmount(total, locale),
      until: untilOf(row.reserved_until, context),
      end: row.reserved_until,
      note: textIn(settingsOf(data).ticketing.note, locale),
      cart: pathTo('cart', locale),
      path: testCartPath('checkout', cart, locale),
    },
  };
}
