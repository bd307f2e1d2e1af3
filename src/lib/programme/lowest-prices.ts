import type { Price } from '../../content/records/event-parts.ts';
import { MAIN_PRICE_TEXT } from '../constants.ts';

/** The lowest prices that are asked of people, decimal amounts without fees; null: none. */
export interface LowestPrices {
  /** What anybody pays; '0.00' where it costs nothing. */
  readonly full: string | null;
  /** What children pay, where they pay less than anybody. */
  readonly child: string | null;
  /** Whether there are dearer tickets than the lowest full one, and than a child's lowest. */
  readonly isFrom: boolean;
  readonly isChildFrom: boolean;
}

/** What the ticketing system calls prices of children. */
const CHILD = /^(?:Kind|Child)/iu;

const byAmount = (left: string, right: string): number => Number(left) - Number(right);

/** The different amounts above zero among some prices, the lowest first. */
const amounts = (prices: readonly Pick<Price, 'price'>[]): readonly string[] =>
  [...new Set(prices.map(({ price }) => price))]
    .filter((price) => Number(price) > 0)
    .sort(byAmount);

/** The prices that an event is announced with: the lowest full one, and the lowest for children. */
export function lowestPrices({
  is_free: isFree,
  prices,
}: {
  readonly is_free: boolean;
  readonly prices: readonly Pick<Price, 'price' | 'text'>[];
}): LowestPrices {
  if (isFree) return { full: '0.00', child: null, isFrom: false, isChildFrom: false };
  const main = amounts(prices.filter(({ text }) => text === MAIN_PRICE_TEXT));
  const all = main.length > 0 ? main : amounts(prices);
  const children = amounts(prices.filter(({ text }) => CHILD.test(text)));
  const [full = null] = all;
  const [child = null] = children;
  const isLess = child !== null && full !== null && Number(child) < Number(full);
  return {
    full,
    child: isLess ? child : null,
    isFrom: all.length > 1,
    isChildFrom: children.length > 1,
  };
}
