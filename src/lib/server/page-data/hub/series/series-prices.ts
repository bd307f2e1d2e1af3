import type { Price, SeatGroup } from '../../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../../content/records/event.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import { amountFrom } from '../../../../../content/fields/amount-form.ts';

/** A row of prices as people fill it in. */
export interface PriceRow {
  readonly name: string;
  readonly text: string;
  readonly price: string;
  readonly seats: number | null;
}

/** The price that is always there. */
const FULL_PRICE = 'Vollpreis';
const MAX_GROUPS_ID = 60;

/** What an event's plan and prices are as rows: a row for each price of each group. */
export function rowsOf({ seat_groups: groups, prices }: EventEntity): readonly PriceRow[] {
  const row = ({ name, text, price }: Price, group: SeatGroup | null): PriceRow => ({
    name: group?.text ?? name,
    text,
    price,
    seats: group?.seats ?? null,
  });
  return groups.length === 0
    ? prices.map((price) => row(price, null))
    : groups.flatMap((group) => group.prices.map((price) => row(price, group)));
}

/** The rows of a form, or what is wrong with them by field. */
export function priceErrors(rows: readonly PriceRow[], t: Translate): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, { price }] of rows.entries())
    if (amountFrom(price) === null)
      errors[`prices.${String(index)}.price`] = t('event_series:error.price');
  return errors;
}

/** The rows by their seat groups, in order. */
function byGroup(rows: readonly PriceRow[]): ReadonlyMap<string, readonly PriceRow[]> {
  const groups = new Map<string, PriceRow[]>();
  for (const row of rows) groups.set(row.name, [...(groups.get(row.name) ?? []), row]);
  return groups;
}

/**
 * Prices and seat groups of an event from rows that were filled in.
 * @param plan the groups of a hall, by whose names rows take seats, rows and codes; those
 *   that no row names stay out
 */
export function pricingOf(
  rows: readonly PriceRow[],
  plan: readonly SeatGroup[],
): { readonly prices: readonly Price[]; readonly seat_groups: readonly SeatGroup[] } {
  const types = new Map(
    plan.flatMap(({ prices }) => prices.map(({ text, sale_type_id: type }) => [text, type])),
  );
  const taken = new Set([...types.values()]);
  /** The sale type of a kind of price: that of the plan, else the next number. */
  const typeOf = (text: string): string => {
    const known = types.get(text);
    if (known !== undefined) return known;
    let next = types.size + 1;
    while (taken.has(String(next))) next += 1;
    types.set(text, String(next));
    taken.add(String(next));
    return String(next);
  };
  const seat_groups = [...byGroup(rows)].map(([name, own], index): SeatGroup => {
    const known = plan.find(({ text }) => text === name);
    const code = known?.seat_group ?? `g${String(index + 1)}`.slice(0, MAX_GROUPS_ID);
    const prices = own.map(({ text, price }, place): Price => {
      const kind = text === '' ? FULL_PRICE : text;
      return {
        id: `${code.slice(0, MAX_GROUPS_ID)}-${String(place + 1)}`,
        price: amountFrom(price) ?? '',
        sale_type_id: typeOf(kind),
        seat_group: code,
        text: kind,
        name,
        has_discounts: place === 0 && own.length > 1,
      };
    });
    const seats = own.find((row) => row.seats !== null)?.seats ?? null;
    return known === undefined
      ? {
          id: code,
          seat_group: code,
          status: '1',
          text: name,
          seats,
          row_length: null,
          features: [],
          prices,
          timeslots: [],
        }
      : { ...known, seats, prices };
  });
  return { prices: seat_groups.flatMap(({ prices }) => prices), seat_groups };
}
