import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUERY,
  isFiltered,
  parseProgrammeQuery,
  programmeSearch,
  withFilter,
  type ProgrammeQuery,
} from '../../../src/lib/programme/programme-query.ts';
import {
  FILTER_KEYS,
  NUMBER_FILTERS,
  NUMBER_KEYS,
} from '../../../src/lib/programme/filter-groups.ts';

const parse = (search: string) => parseProgrammeQuery(new URLSearchParams(search));

const id = fc.integer({ min: 1, max: 999_999_999 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const query: fc.Arbitrary<ProgrammeQuery> = fc.record({
  date: fc.option(day),
  filters: fc.record(Object.fromEntries(FILTER_KEYS.map((key) => [key, id])), { requiredKeys: [] }),
  numbers: fc.record(
    Object.fromEntries(
      NUMBER_FILTERS.map(({ key, least, most }) => [key, fc.integer({ min: least, max: most })]),
    ),
    { requiredKeys: [] },
  ),
  isPictures: fc.boolean(),
  month: fc.option(day.map((date) => date.slice(0, 7))),
  page: id,
});

describe('EV-03 the query of the programme', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(query, (choice) => {
        expect(parse(programmeSearch(choice))).toEqual({ query: choice, fieldErrors: [] });
      }),
    );
  });

  it('has one address for one choice, whatever the order of its keys', () => {
    fc.assert(
      fc.property(query, (choice) => {
        const turned = [...new URLSearchParams(programmeSearch(choice))].reverse();
        const again = parseProgrammeQuery(new URLSearchParams(turned)).query;
        expect(programmeSearch(again)).toBe(programmeSearch(choice));
      }),
    );
  });

  it('is written as the specification says', () => {
    const choice = { ...EMPTY_QUERY, date: '2026-11-20', filters: { genre: 3, room: 1 }, page: 2 };
    expect(programmeSearch(choice)).toBe('?date=20-11-2026&room=1&genre=3&page=2');
    expect(programmeSearch(EMPTY_QUERY)).toBe('');
    expect(
      programmeSearch({
        ...choice,
        numbers: { price: 0, days: 3, access: 1, age: 6 },
        isPictures: true,
      }),
    ).toBe('?date=20-11-2026&room=1&genre=3&days=3&age=6&price=0&access=1&view=pictures&page=2');
  });

  it('counts empty values as absent and ignores keys that it does not know', () => {
    expect(parse('?date=&room=&page=&utm_source=x')).toEqual({
      query: EMPTY_QUERY,
      fieldErrors: [],
    });
  });
});

describe('EV-04 a query with mistakes', () => {
  it.each([
    ['date=31-02-2026', 'date'],
    ['date=2026-11-20', 'date'],
    ['room=abc', 'room'],
    ['type=0', 'type'],
    ['tag=-1', 'tag'],
    ['series=1.0', 'series'],
    ['genre=1e3', 'genre'],
    ['genre=99999999999', 'genre'],
    ['room=١', 'room'],
    ['month=13-2026', 'month'],
    ['page=0', 'page'],
    ['page=%201', 'page'],
    ['days=0', 'days'],
    ['days=367', 'days'],
    ['age=-1', 'age'],
    ['age=100', 'age'],
    ['age=06', 'age'],
    ['price=1.5', 'price'],
    ['price=10000', 'price'],
    ['access=0', 'access'],
    ['access=99', 'access'],
    ['view=posters', 'view'],
  ])('%s: %s is named and left out', (search, key) => {
    expect(parse(search)).toEqual({ query: EMPTY_QUERY, fieldErrors: [key] });
  });

  it('keeps what can be read', () => {
    const { query: read, fieldErrors } = parse('?date=morgen&room=2&tag=x&genre=4');
    expect(fieldErrors).toEqual(['tag', 'date']);
    expect(programmeSearch(read)).toBe('?room=2&genre=4');
  });

  it('never throws, and what it read is clean', () => {
    const any = fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('date', 'view', 'month', 'page', ...FILTER_KEYS, ...NUMBER_KEYS),
          fc.string(),
        ),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(any, (pairs) => {
        const { query: read } = parseProgrammeQuery(new URLSearchParams(pairs));
        const clean = parse(programmeSearch(read));
        expect(clean).toEqual({ query: read, fieldErrors: [] });
      }),
    );
  });
});

describe('EV-05 changing the choice', () => {
  const choice = { ...EMPTY_QUERY, filters: { room: 1, tag: 2 }, page: 4 };

  it('begins at the first page', () => {
    expect(withFilter(choice, 'genre', 3)).toEqual({
      ...choice,
      filters: { room: 1, tag: 2, genre: 3 },
      page: 1,
    });
    expect(withFilter(choice, 'tag', null)).toEqual({ ...choice, filters: { room: 1 }, page: 1 });
    expect(choice.filters).toEqual({ room: 1, tag: 2 });
  });

  it('EV-07 knows whether anything is chosen', () => {
    expect(isFiltered(choice)).toBe(true);
    expect(isFiltered({ ...EMPTY_QUERY, date: '2026-11-20' })).toBe(true);
    expect(isFiltered({ ...EMPTY_QUERY, numbers: { price: 0 } })).toBe(true);
    expect(isFiltered({ ...EMPTY_QUERY, isPictures: true })).toBe(false);
    expect(isFiltered({ ...EMPTY_QUERY, page: 3, month: '2026-12' })).toBe(false);
  });
});
