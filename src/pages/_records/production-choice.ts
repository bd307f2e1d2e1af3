import {
  PRODUCTION_FILTERS,
  type ProductionChoice,
} from '../../lib/server/page-data/records/productions.ts';

const NUMBER = /^[1-9]\d{0,8}$/u;

/** What an address chooses; `isClean` false when it holds something that is no number, or a key of former times. */
export function productionChoice(query: URLSearchParams): {
  readonly choice: ProductionChoice;
  readonly page: number;
  readonly isClean: boolean;
} {
  const given = [...PRODUCTION_FILTERS, 'page' as const].flatMap((key) => {
    const value = query.get(key) ?? (key === 'exhibition_type' ? query.get('type') : null);
    return value === null ? [] : [[key, value] as const];
  });
  const numbers = given.filter(([, value]) => NUMBER.test(value));
  const { page = 1, ...choice } = Object.fromEntries(
    numbers.map(([key, value]) => [key, Number(value)]),
  ) as ProductionChoice & { page?: number };
  return { choice, page, isClean: numbers.length === given.length && !query.has('type') };
}
