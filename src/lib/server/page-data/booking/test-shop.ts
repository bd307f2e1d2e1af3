import { sumOf } from '../../../booking/price.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { formatTime } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { formatAmount } from '../../../money.ts';
import type { Page } from '../../../views/page.ts';
import { testCartPath, testEventPath, type CartPage } from '../../../routing/test-shop-routes.ts';
import type {
  ShopCartState,
  ShopCartView,
  ShopEventView,
  ShopLineView,
  ShopOrderView,
} from '../../../views/test-shop-view.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import type { CartLine } from '../../services/test-shop/cart-lines.ts';
import { lineKey } from '../../services/test-shop/line-key.ts';
import type { CartContent, TestShop } from '../../services/test-shop/test-shop.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

const MINUTE_MS = 60_000;

function shopPage(context: PageContext, title: string, path: (locale: Locale) => string): Page {
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

const cartPageOf = (context: PageContext, name: CartPage, cart: string): Page =>
  shopPage(context, context.t(`shop:${name}.title`), (locale) => testCartPath(name, cart, locale));

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
      book: { label: t('shop:event.book'), href: eventPartPath('booking', event, locale) },
      event: { label: t('shop:event.back'), href: detailPath('event', event, locale) },
    },
  };
}

function lineView(one: CartLine, { locale, t }: PageContext): ShopLineView {
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

function untilText({ cart }: CartContent, { now, locale, t }: PageContext): string {
  const end = new Date(cart.reserved_until);
  const count = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS));
  return t('shop:cart.until', {
    time: formatTime(end, locale),
    left: t('shop:cart.minutes', { count }),
  });
}

/** The cart with this token, as its page or the till shows it. */
export async function testCartPage(
  context: PageContext,
  shop: TestShop,
  cart: string,
  name: 'cart' | 'checkout',
): Promise<{ readonly page: Page; readonly view: ShopCartView }> {
  const { locale, data } = context;
  const read = await shop.read(cart, locale);
  const state: ShopCartState = read.ok
    ? read.value.tickets > 0
      ? 'full'
      : 'empty'
    : read.failure.kind === 'rejected'
      ? 'over'
      : 'silent';
  const content = read.ok && state === 'full' ? read.value : null;
  return {
    page: cartPageOf(context, name, cart),
    view: {
      state,
      lines: content?.lines.map((line) => lineView(line, context)) ?? [],
      total: formatAmount(content?.total ?? '0.00', locale),
      until: content === null ? '' : untilText(content, context),
      note: textIn(settingsOf(data).ticketing.note, locale),
      path: testCartPath('cart', cart, locale),
      checkOut: testCartPath('checkout', cart, locale),
    },
  };
}

/** The order that the cart with this token has become; null: it has not. */
export async function testOrderPage(
  context: PageContext,
  shop: TestShop,
  cart: string,
): Promise<{ readonly page: Page; readonly view: ShopOrderView } | null> {
  const { locale } = context;
  const order = await shop.order(cart, locale);
  if (!order.ok) return null;
  const { lines, order: bought } = order.value;
  // Of what was not given back.
  const total = sumOf(lines.map((line) => ({ price: line.total, amount: 1 })));
  return {
    page: cartPageOf(context, 'order', cart),
    view: {
      number: bought.number,
      lines: lines.map((line) => lineView(line, context)),
      total: formatAmount(total, locale),
      path: testCartPath('order', cart, locale),
    },
  };
}
