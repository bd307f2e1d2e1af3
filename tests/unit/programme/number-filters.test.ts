import { describe, expect, it } from 'vitest';
import {
  ACCESS_KINDS,
  type ChosenNumbers,
  accessBits,
  hasAccess,
} from '../../../src/lib/programme/filter-groups.ts';
import { lowestPrices } from '../../../src/lib/programme/lowest-prices.ts';
import { accessSchema } from '../../../src/content/records/event-parts.ts';
import type { ProgrammeRow } from '../../../src/lib/server/repositories/programme.ts';
import {
  datedDays,
  firstDatedDay,
  nextEvent,
} from '../../../src/lib/server/services/programme/dated-days.ts';
import { buildIndex, indexedEvent } from '../../../src/lib/server/services/programme/index-data.ts';
import {
  countEvents,
  findEvents,
} from '../../../src/lib/server/services/programme/programme-index.ts';

const row = (id: number, change: Partial<ProgrammeRow> = {}): ProgrammeRow => ({
  id,
  date_start: '2026-11-20T18:00:00Z',
  date_end: null,
  parent: null,
  room: 1,
  exhibition_type: null,
  production: null,
  tags: [],
  series: [],
  genres: [],
  persons: [],
  age_from: null,
  fullPrice: null,
  childPrice: null,
  access: 0,
  ...change,
});
const index = (...rows: ProgrammeRow[]) => buildIndex(rows.map(indexedEvent));
const price = (amount: string, text: string) => ({ price: amount, text });

describe('EV-15 for whom, at what price, with what access', () => {
  const house = index(
    row(1, { age_from: 5, fullPrice: '18.00', childPrice: '9.00' }),
    row(2, { age_from: 8, fullPrice: '14.00' }),
    row(3, { age_from: 16, fullPrice: '9.00' }),
    row(4, { fullPrice: '0.00' }),
    row(5, { fullPrice: '15.00', access: 1 }),
    row(6),
  );
  const found = (chosen: ChosenNumbers, fee = '0.00') =>
    findEvents(house, { from: '2026-11-01', limits: { ...chosen, fee } }).events.map(
      ({ id }) => id,
    );

  it.each<[ChosenNumbers, number[]]>([
    [{ age: 12 }, [1, 2]],
    [{ age: 6 }, [1]],
    [{ age: 99 }, [1, 2]],
    [{ price: 15 }, [2, 3, 4]],
    [{ price: 0 }, [4]],
    [{ age: 6, price: 15 }, [1]],
    [{ access: 1 }, [5]],
  ])('%j selects %j', (chosen, ids) => {
    expect(found(chosen)).toEqual(ids);
  });

  it('counts the fee, as visitors pay it; what costs nothing costs nothing', () => {
    expect(found({ price: 15 }, '1.00')).toEqual([3, 4]);
    expect(found({ price: 0 }, '1.00')).toEqual([4]);
  });

  it('a festival without a ticket of its own costs what its cheapest evening costs', () => {
    const festival = index(
      row(1),
      row(2, { parent: 1, fullPrice: '22.00' }),
      row(3, { parent: 1, fullPrice: '9.50' }),
    );
    const limits = { price: 10, fee: '0.00' };
    expect(countEvents(festival, { from: '2026-11-01', limits })).toBe(1);
    expect(countEvents(festival, { from: '2026-11-01', limits: { ...limits, price: 9 } })).toBe(0);
  });

  it('announces the lowest full price, and that of children where it is lower', () => {
    const prices = [
      price('18.00', 'Vollpreis'),
      price('12.00', 'Vollpreis'),
      price('7.00', 'Ermäßigt'),
      price('6.00', 'Kinder bis 14 Jahre'),
      price('0.00', 'Kinder unter 6 Jahren'),
    ];
    expect(lowestPrices({ is_free: false, prices })).toEqual({
      full: '12.00',
      child: '6.00',
      isFrom: true,
      isChildFrom: false,
    });
    expect(lowestPrices({ is_free: true, prices }).full).toBe('0.00');
    expect(lowestPrices({ is_free: false, prices: [] }).full).toBeNull();
  });

  it('knows every kind of access by its number; a place behind steps is none', () => {
    const none = accessSchema.parse({});
    expect(accessBits({ ...none, wheelchair_places: 4 })).toBe(0);
    const all = accessSchema.parse({
      wheelchair_places: 4,
      step_free: true,
      induction_loop: true,
      sign_language: true,
      audio_description: true,
      surtitles: true,
      relaxed: true,
    });
    for (const [place] of ACCESS_KINDS.entries()) {
      expect(hasAccess(accessBits(all), place + 1)).toBe(true);
      expect(hasAccess(accessBits(none), place + 1)).toBe(false);
    }
  });
});

describe('EV-16 days with dates', () => {
  const house = index(
    row(1, { date_start: '2026-11-01T09:00:00Z', date_end: '2027-01-10T17:00:00Z' }),
    row(2, { date_start: '2026-12-04T18:00:00Z' }),
    row(3, { date_start: '2026-12-04T20:00:00Z' }),
    row(4, { date_start: '2026-12-04T10:00:00Z', date_end: '2026-12-06T20:00:00Z' }),
    row(5, { parent: 4, date_start: '2026-12-06T10:00:00Z' }),
  );
  const choice = { from: '2026-11-20' };

  it('what runs for weeks is counted on the day on which it begins, a festival on those of its events', () => {
    expect([...datedDays(house, choice, '2026-12-31')]).toEqual([
      ['2026-12-04', 3],
      ['2026-12-06', 1],
    ]);
    expect(firstDatedDay(house, choice)).toBe('2026-12-04');
    expect(firstDatedDay(house, { from: '2026-12-07' })).toBeNull();
  });

  it('several days are a choice, and what comes after them is named', () => {
    const days = { ...choice, day: '2026-12-05', until: '2026-12-06' };
    expect(findEvents(house, days).events.map(({ id }) => id)).toEqual([1, 4]);
    expect(nextEvent(house, choice, '2026-11-30')?.id).toBe(4);
    expect(nextEvent(house, choice, '2026-12-31')).toBeNull();
  });
});
