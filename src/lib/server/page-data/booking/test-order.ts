import type { AstroCookies } from 'astro';
import { sumOf } from '../../../booking/price.ts';
import { formatAmount } from '../../../money.ts';
import { failure, FAILURE_STATUS, type Failure } from '../../../result.ts';
import { testOrderPath } from '../../../routing/test-shop-routes.ts';
import type { Page } from '../../../views/page.ts';
import type { ShopOrderView } from '../../../views/test-shop-view.ts';
import { visitorOf } from '../../services/booking/visitor.ts';
import { allowsGuess, isOrderKey } from '../../services/test-shop/order-key.ts';
import type { OrderContent, TestShop } from '../../services/test-shop/test-shop.ts';
import type { PageContext } from '../page/page-context.ts';
import { refusedPage } from '../page/page.ts';
import { lineView, shopPage } from './test-shop.ts';

/** What an address says of an order, and who asks. */
export interface OrderVisit {
  readonly number: string;
  /** Empty: the address has none. */
  readonly key: string;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** An order that somebody has the key of, or why it is not shown. `silent`: it could not be found out. */
export type FoundOrder =
  | { readonly state: 'open'; readonly content: OrderContent }
  | { readonly state: 'asked' | 'wrong' | 'tooMany' | 'silent' };

export const ORDER_STATUS = {
  open: 200,
  asked: 200,
  wrong: FAILURE_STATUS.forbidden,
  tooMany: FAILURE_STATUS.too_many,
  silent: FAILURE_STATUS.unavailable,
} as const satisfies Record<FoundOrder['state'], number>;

/** An order, by its number and its key; whether there is one is not said without the key. */
export async function findOrder(
  { app, locale }: PageContext,
  shop: TestShop,
  { number, key, cookies, clientAddress }: OrderVisit,
): Promise<FoundOrder> {
  if (key === '') return { state: 'asked' };
  const cart = await shop.orderedCart(number);
  if (!cart.ok) return { state: 'silent' };
  if (cart.value !== null && (await isOrderKey(app.env, number, key))) {
    const order = await shop.order(cart.value, locale);
    return order.ok ? { state: 'open', content: order.value } : { state: 'silent' };
  }
  const isAllowed = await allowsGuess(app, await visitorOf({ cookies, clientAddress }, app));
  return { state: isAllowed ? 'wrong' : 'tooMany' };
}

/** What a client address is told that has tried too many keys. */
export const tooManyGuesses = ({ t }: PageContext): Failure =>
  failure('too_many', t('shop:order.tooMany')).failure;

/** The page of an order: what was bought, or the question for its key. */
export function orderPage(
  context: PageContext,
  found: FoundOrder,
  { number, key }: OrderVisit,
): { readonly page: Page; readonly view: ShopOrderView } {
  const { locale, t } = context;
  const isOpen = found.state === 'open';
  const lines = isOpen ? found.content.lines : [];
  // Of what was not given back.
  const total = sumOf(lines.map((line) => ({ price: line.total, amount: 1 })));
  const page = shopPage(context, t('shop:order.title'), (other) =>
    testOrderPath(number, other, isOpen ? key : ''),
  );
  return {
    page: isOpen || found.state === 'asked' ? page : refusedPage(page, context),
    view: {
      state: found.state,
      number,
      lines: lines.map((line) => lineView(line, context)),
      total: formatAmount(total, locale),
      path: testOrderPath(number, locale, isOpen ? key : ''),
    },
  };
}
