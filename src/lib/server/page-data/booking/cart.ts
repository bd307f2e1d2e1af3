import { z } from 'zod';
import type { CartItemView, CartView, LineForm } from '../../../views/booking-view.ts';
import { RESERVATION_MINUTES } from '../../../constants.ts';
import { formatTime } from '../../../dates/dates.ts';
import { formatAmount } from '../../../money.ts';
import { textIn } from '../../../i18n/localized.ts';
import { FAILURE_CODES, FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Page } from '../../../views/page.ts';
import { SHOP_CODE, type ShopCart } from '../../ports/webshop.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, refusedPage, translationsOf } from '../page/page.ts';
import { sumOf } from '../../../booking/price.ts';
import { cartUnits, type CartUnit, lineKey } from '../../services/booking/cart-units.ts';
import { priceName } from '../../services/booking/price-name.ts';
import { shopFailureText } from '../../services/booking/shop-failure.ts';
import { lineRequests } from './cart-line.ts';
import type { CartFailure } from './cart-line.ts';
import { noticeView } from './cart-notice-view.ts';

const MINUTE_MS = 60_000;

/** What the browser knows of the cart, and what a form that was sent just now led here with. */
export interface CartVisit {
  /** Address of the cart; null: none. */
  readonly cart: string | null;
  /** When the last one ended; null: there was none, or it was paid or given back. */
  readonly ended: Date | null;
  /** Tickets in it, as the cookie says. */
  readonly amount: number;
  /** Told once. */
  readonly notice: URLSearchParams;
  /** A form of this page that something is wrong with; null: none. */
  readonly again: RestoredForm | null;
}

const NOTHING: CartView = {
  state: 'empty',
  amount: '',
  until: '',
  end: '',
  ended: '',
  endsWith: 'nothingOrdered',
  path: '',
  items: [],
  total: '',
  onward: null,
  failed: '',
  told: '',
  held: '',
  rejected: [],
  back: null,
  notes: [],
};

const minutesTo = (instant: string, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS);

const tickets = (count: number, { t }: PageContext) => t('booking:summary.tickets', { count });

/** «reserviert bis 20:15 Uhr, noch 14 Minuten» */
export function untilOf(instant: string, { t, locale, now }: PageContext): string {
  const minutes = Math.max(1, minutesTo(instant, now));
  const time = t('booking:summary.until', { time: formatTime(instant, locale) });
  return `${time}, ${t('booking:summary.minutes', { count: minutes })}`;
}

/** What was wrong with a change, as the form keeps it. */
const failureSchema = z.object({
  code: z.enum(FAILURE_CODES),
  message: z.string(),
  reason: z.string().optional(),
  // A form that was kept by an earlier release says none.
  line: z.string().nullable().default(null),
});

export const cartFailureNote = ({ code, message, reason, line }: CartFailure): string =>
  JSON.stringify(failureSchema.parse({ code, message, reason, line }));

/** A change that was not made, and why; with all that was filled in beside it. */
interface Refused {
  readonly line: string | null;
  readonly values: ReadonlyMap<string, string>;
  readonly message: string;
  readonly status: number;
}

function refusedIn({ again }: CartVisit, { t }: PageContext): Refused | null {
  if (again === null) return null;
  const { code, message, reason, line } = failureSchema.parse(JSON.parse(again.note));
  return {
    line,
    values: new Map((lineRequests(again.data) ?? []).map(({ key, tickets: text }) => [key, text])),
    message: reason === undefined ? message : shopFailureText(reason, t),
    status: FAILURE_STATUS[code],
  };
}

function lineForm(
  unit: CartUnit,
  index: number,
  refused: Refused | null,
  { t }: PageContext,
): LineForm | null {
  const { line, title, quantity, price_text: price } = unit.item;
  if (line === null) return null;
  const key = lineKey(line);
  const value = refused?.values.get(key) ?? '';
  return {
    key,
    id: `tickets-${index}`,
    name: `${title}, ${priceName(unit.companion === null ? price : unit.group, t)}`,
    // Of what is no number that can be chosen, what there is.
    value: /^[1-9]\d?$/u.test(value) ? value : String(quantity),
    quantity,
    most: unit.most,
    message: refused?.line === key ? refused.message : '',
  };
}

/** Seats, day, time and place, line by line; seats of companions by themselves. */
function textOf({ item, companion, group }: CartUnit, { t }: PageContext): string {
  if (companion === null) return item.text;
  const [seats = '', ...others] = item.text.split('\n');
  const name = priceName(companion.price_text, t);
  // What both lines say, the group's name as well, is said once.
  const besides = companion.text
    .split('\n')
    .filter((line) => line !== seats && !others.includes(line))
    .map((line) => `${name}: ${line.replace(`${priceName(group, t)}, `, '')}`);
  return [seats, ...besides, ...others].join('\n');
}

function itemView(unit: CartUnit, { t, locale }: PageContext): Omit<CartItemView, 'form' | 'text'> {
  const { item, companion } = unit;
  const { title, quantity, price_text: price } = item;
  const parts = companion === null ? [item] : [item, companion];
  return {
    title,
    tickets:
      companion === null
        ? `${quantity} × ${priceName(price, t)}`
        : t('booking:pair.count', { count: quantity }),
    amount: formatAmount(sumOf(parts.map(({ total }) => ({ price: total, amount: 1 }))), locale),
  };
}

async function fullView(
  cart: ShopCart,
  refused: Refused | null,
  context: PageContext,
): Promise<CartView> {
  const { locale, t, data, now } = context;
  const note = textIn(settingsOf(data).ticketing.note, locale);
  const units = await cartUnits(context, cart.items);
  const items = units.map((unit, index) => ({
    ...itemView(unit, context),
    text: textOf(unit, context),
    form: lineForm(unit, index, refused, context),
  }));
  const isShown = items.some(({ form }) => form !== null && form.message !== '');
  return {
    ...NOTHING,
    state: 'full',
    amount: tickets(cart.tickets_quantity, context),
    until: untilOf(cart.reserved_until, context),
    end: cart.reserved_until,
    endsWith: endOf(context),
    items,
    total: cart.total === null ? '' : formatAmount(cart.total, locale),
    held:
      minutesTo(cart.reserved_until, now) >= RESERVATION_MINUTES
        ? t('booking:summary.reserved')
        : '',
    failed: isShown ? '' : (refused?.message ?? ''),
    onward: { label: t('booking:summary.pay'), href: cart.checkOut },
    notes: note === '' ? [] : [note],
  };
}

/** Of our own shop it is known that nothing was ordered. */
const endOf = ({ app }: PageContext) =>
  app.shop.announcesChanges ? ('nothingOrdered' as const) : ('elsewhere' as const);

/** Its time ran out. */
function overView({ ended }: CartVisit, context: PageContext): CartView {
  const { locale, t } = context;
  const time = ended === null ? '' : formatTime(ended.toISOString(), locale);
  const kind = endOf(context);
  return {
    ...NOTHING,
    state: 'over',
    ended: [
      time === '' ? '' : t('booking:summary.endedAt', { time }),
      t(`booking:summary.ended.${kind}`),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

async function viewOf(
  context: PageContext,
  visit: CartVisit,
  refused: Refused | null,
): Promise<CartView> {
  const { app, data, locale, t } = context;
  const { cart } = visit;
  if (!settingsOf(data).is_shop_online) return { ...NOTHING, state: 'offline' };
  if (cart === null)
    return visit.ended !== null && app.shop.announcesChanges ? overView(visit, context) : NOTHING;
  const content = await app.shop.read(cart, locale);
  if (content.ok && content.value.tickets_quantity === 0) return NOTHING;
  if (content.ok) return fullView(content.value, refused, context);
  const { failure } = content;
  const code = failure.kind === 'rejected' ? failure.code : null;
  if (code === SHOP_CODE.noReservation) return overView(visit, context);
  if (code === SHOP_CODE.ordered)
    // Its buyer is led on to the order.
    return {
      ...NOTHING,
      state: 'ordered',
      onward: { label: t('booking:summary.toOrder'), href: cart },
    };
  const onward = app.shop.announcesChanges
    ? { label: t('booking:summary.reload'), href: pathTo('cart', locale) }
    : { label: t('booking:toShop'), href: cart };
  return { ...NOTHING, state: 'silent', amount: tickets(visit.amount, context), onward };
}

export interface CartPage {
  readonly page: Page;
  readonly view: CartView;
  readonly status: number;
}

/** The visitor's cart: for this visitor alone, never kept. */
export async function cartPage(context: PageContext, visit: CartVisit): Promise<CartPage> {
  const { t, locale } = context;
  const refused = refusedIn(visit, context);
  const cart = await viewOf(context, visit, refused);
  const isThere = cart.state === 'full' || cart.state === 'silent';
  const notice = await noticeView(context, visit.notice);
  const page = makePage(context, {
    route: 'cart',
    title: t('booking:summary.headline'),
    description: t('booking:summary.description'),
    translations: translationsOf('cart'),
  });
  return {
    // What came in may be gone again; that it was given back stays true.
    view: {
      ...cart,
      ...notice,
      told: isThere || visit.notice.has('changed') ? notice.told : '',
      path: pathTo('cart', locale),
    },
    page: refused === null ? page : refusedPage(page, context, visit.again?.search),
    status: refused?.status ?? 200,
  };
}
