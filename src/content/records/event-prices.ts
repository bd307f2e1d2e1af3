import type { Price, SeatGroup } from './event-parts.ts';

/** The prices of an event as they are handed in: beside its seat groups, in them, or both. */
interface Priced {
  readonly prices: readonly Price[];
  readonly seat_groups: readonly SeatGroup[];
}

const MAX_CODE = 64;

const codeIn = (group: string, code: string): string => `${group}-${code}`.slice(0, MAX_CODE);

/** The prices of a group: its own, else those beside the groups that name it, or that name none. */
function pricesOf(group: SeatGroup, { prices, seat_groups: groups }: Priced): readonly Price[] {
  const { seat_group: name, text } = group;
  const codes = new Set(groups.map((other) => other.seat_group));
  const given =
    group.prices.length > 0
      ? group.prices
      : prices
          .filter(({ seat_group: of }) => of === name || of === null || !codes.has(of))
          // The same price of several groups is one price in each of them.
          .map((price) => ({
            ...price,
            id:
              price.seat_group === name || groups.length === 1 ? price.id : codeIn(name, price.id),
          }));
  return given.map((price) => ({ ...price, seat_group: name, name: price.name || text }));
}

/**
 * Prices stand once, at the seat groups that are sold for them; the list beside them says the
 * same. An event without seat groups has a list that is shown alone.
 */
export function withPricesAtGroups<Values extends Priced>(values: Values): Values {
  if (values.seat_groups.length === 0) return values;
  const seat_groups = values.seat_groups.map((group) => ({
    ...group,
    prices: pricesOf(group, values),
  }));
  return { ...values, seat_groups, prices: seat_groups.flatMap(({ prices }) => prices) };
}

/** An event as it is handed in again: what its seat groups say of prices is not said twice. */
export const withoutRepeatedPrices = <Values extends object>(values: Values): Values => {
  const { seat_groups: groups = [] } = values as Partial<Priced>;
  return groups.some(({ prices }) => prices.length > 0) ? { ...values, prices: [] } : values;
};

const amountsOf = (prices: readonly Pick<Price, 'text' | 'price'>[]): string =>
  [...new Set(prices.map(({ text, price }) => JSON.stringify([text, price])))].sort().join();

/** Whether a list of prices asks for other amounts than the seat groups beside it, which are what is sold. */
export const contradictsGroups = (values: Priced): boolean =>
  values.prices.length > 0 &&
  values.seat_groups.length > 0 &&
  amountsOf(values.prices) !== amountsOf(withPricesAtGroups(values).prices);

/** What a program hands in of a record that it has read, without prices that it only repeats. */
export function withoutReadPrices<Values extends object>(values: Values, before: object): Values {
  const [given, known] = [values as Partial<Priced>, before as Partial<Priced>];
  const isRead = JSON.stringify(given.prices) === JSON.stringify(known.prices);
  return isRead && (given.seat_groups ?? []).length > 0 ? { ...values, prices: [] } : values;
}
