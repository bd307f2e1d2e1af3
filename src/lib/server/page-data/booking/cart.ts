import type { CartView } from '../../../views/booking-view.ts';
import { RESERVATION_MINUTES } from '../../../constants.ts';
import { formatTime } from '../../../dates/dates.ts';
import { formatAmount } from '../../../money.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { SHOP_CODE, type ShopCart } from '../../ports/webshop.ts';
import { eventPartPath } from '../../../routing/record-routes.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from '../page/page-context.ts';
import { onlineEvent } from '../events/online-event.ts';
import { makePage, translationsOf } from '../page/page.ts';
import { shopFailureText } from '../../services/booking/shop-failure.ts';
import { priceName } from '../../services/booking/price-name.ts';

const MINUTE_MS = 60_000;
/** No larger than a column can hold. */
const ID = /^[1-9]\d{0,8}$/u;

/** What the browser knows of the cart, and what a form that was sent just now led here with. */
export interface CartVisit {
  /** Address of the cart; null: none. */
  readonly cart: string | null;
  /** Tickets in it, as the cookie says. */
  readonly amount: number;
  /** Of the address: the event, how many came in, and what did not. */
  readonly query: URLSearchParams;
}

const NOTHING: CartView = {
  state: 'empty',
  amount: '',
  until: '',
  items: [],
  total: '',
  href: null,
  added: '',
  held: '',
  rejected: [],
  back: null,
  notes: [],
};

const minutesTo = (instant: string, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS);

const tickets = (count: number, { t }: PageContext) => t('booking:summary.tickets', { count });

/** «reserviert bis 20:15 Uhr, noch 14 Minuten» */
function untilOf(instant: string, { t, locale, now }: PageContext): string {
  const minutes = Math.max(1, minutesTo(instant, now));
  const time = t('booking:summary.until', { time: formatTime(instant, locale) });
  return `${time}, ${t('booking:summary.minutes', { count: minutes })}`;
}

function fullView(cart: ShopCart, context: PageContext): CartView {
  const { locale, t, data, now } = context;
  const note = textIn(settingsOf(data).ticketing.note, locale);
  return {
    ...NOTHING,
    state: 'full',
    amount: tickets(cart.tickets_quantity, context),
    until: untilOf(cart.reserved_until, context),
    items: cart.items.map((item) => ({
      title: item.title,
      tickets: `${item.quantity} × ${priceName(item.price_text, t)}`,
      text: item.text,
      amount: formatAmount(item.total, locale),
    })),
    total: cart.total === null ? '' : formatAmount(cart.total, locale),
    held:
      minutesTo(cart.reserved_until, now) >= RESERVATION_MINUTES
        ? t('booking:summary.reserved')
        : '',
    href: cart.url,
    notes: note === '' ? [] : [note],
  };
}

async function viewOf(context: PageContext, { cart, amount }: CartVisit): Promise<CartView> {
  const { app, data, locale } = context;
  if (!settingsOf(data).is_shop_online) return { ...NOTHING, state: 'offline' };
  if (cart === null) return NOTHING;
  const content = await app.shop.read(cart, locale);
  if (content.ok) return fullView(content.value, context);
  const { failure } = content;
  if (failure.kind === 'rejected' && failure.code === SHOP_CODE.noReservation)
    return { ...NOTHING, state: 'over' };
  return { ...NOTHING, state: 'silent', amount: tickets(amount, context), href: cart };
}

/** What a form without scripts led here with: the event, what came in and what did not. */
async function afterForm(context: PageContext, query: URLSearchParams): Promise<Partial<CartView>> {
  const { t, locale } = context;
  const id = query.get('event') ?? '';
  const event = ID.test(id) ? await onlineEvent(context, Number(id)) : null;
  if (event === null) return {};
  const added = Number(query.get('added') ?? 0);
  const rejected = query.getAll('refused').flatMap((text) => {
    const [, seatGroup, reason = ''] = /^(.+)~(-?\w+)$/u.exec(text) ?? [];
    const group = event.seat_groups.find(({ seat_group: name }) => name === seatGroup);
    if (group === undefined) return [];
    const message = shopFailureText(reason, t);
    return [t('booking:error.group', { group: priceName(group.text, t), message })];
  });
  return {
    added:
      Number.isInteger(added) && added > 0 && added < 1000
        ? t('booking:summary.added', { count: added, cart: tickets(added, context) })
        : '',
    rejected,
    back: {
      label: t('booking:summary.more', { title: textIn(event.title, locale) }),
      href: eventPartPath('booking', event, locale),
    },
  };
}

export interface CartPage {
  readonly page: Page;
  readonly view: CartView;
}

/** The summary of the visitor's cart: for this visitor alone, never kept. */
export async function cartPage(context: PageContext, visit: CartVisit): Promise<CartPage> {
  const { t } = context;
  const cart = await viewOf(context, visit);
  const fullView = { ...cart, ...(await afterForm(context, visit.query)) };
  // The address may be opened again when the seats are long free.
  const isThere = cart.state === 'full' || cart.state === 'silent';
  const view = isThere ? fullView : { ...fullView, added: '' };
  return {
    view,
    page: makePage(context, {
      route: 'cart',
      title: t('booking:summary.headline'),
      description: t('booking:summary.description'),
      translations: translationsOf('cart'),
    }),
  };
}
