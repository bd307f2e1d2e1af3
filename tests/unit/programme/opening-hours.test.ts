import { describe, expect, it } from 'vitest';
import type {
  OpeningHoursEntity,
  OpeningHoursExceptionEntity,
} from '../../../src/content/records/notices.ts';
import { dayOf, instantOf, timeOf } from '../../../src/lib/dates/dates.ts';
import { labelSteps, openingLabelAt } from '../../../src/lib/dates/opening-hours.ts';
import { openingPlan } from '../../../src/lib/server/services/site/opening-plan.ts';

const base = { version: 1, is_online: true, updated_at: '2026-01-01T00:00:00Z' };
const nothing = {
  time_from: null,
  time_to: null,
  closed: false,
  alternative_link_url: null,
  alternative_text: { de: '', en: '' },
};
let id = 0;
const regular = (weekday: OpeningHoursEntity['weekday'], more: Partial<OpeningHoursEntity>) => {
  id += 1;
  return { ...base, ...nothing, id, weekday, ...more };
};
const exception = (day: string, more: Partial<OpeningHoursExceptionEntity>) => {
  id += 1;
  return { ...base, ...nothing, id, day, ...more };
};

const FRIDAY = '2026-11-20';
const HOURS = [
  regular('fr', { time_from: '14:00', time_to: '18:30' }),
  regular('fr', { time_from: '10:00', time_to: '13:00' }),
  regular('sa', { time_from: '20:00', time_to: '24:00' }),
  regular('su', { closed: true }),
];

const minutes = Array.from({ length: 24 * 60 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
);
const labels = (day: string, exceptions: readonly OpeningHoursExceptionEntity[] = []) => {
  const plan = openingPlan(FRIDAY, { regular: HOURS, exceptions }, 'de');
  return minutes.map((time) => openingLabelAt(plan, day, time));
};

describe('OH-01 the opening-hours label', () => {
  it('is right in every minute of a day in two parts: from the first start to the last end', () => {
    labels(FRIDAY).forEach((label, minute) => {
      const expected =
        minute < 600
          ? { state: 'early', time: '10:00' }
          : minute < 18 * 60 + 30
            ? { state: 'open', time: '18:30' }
            : { state: 'closed' };
      expect(label).toEqual(expected);
    });
  });

  it('is open until midnight where a day ends at 24:00', () => {
    labels('2026-11-21').forEach((label, minute) => {
      expect(label).toEqual(
        minute < 1200 ? { state: 'early', time: '20:00' } : { state: 'open', time: '24:00' },
      );
    });
  });

  it('is closed all day where it says so, and where nothing is said', () => {
    for (const day of ['2026-11-22', '2026-11-23'])
      expect(new Set(labels(day).map(({ state }) => state))).toEqual(new Set(['closed']));
  });

  it('follows an exception, and not the weekday beside it', () => {
    const later = [exception(FRIDAY, { time_from: '16:00', time_to: '17:00' })];
    labels(FRIDAY, later).forEach((label, minute) => {
      const expected =
        minute < 960
          ? { state: 'early', time: '16:00' }
          : minute < 1020
            ? { state: 'open', time: '17:00' }
            : { state: 'closed' };
      expect(label).toEqual(expected);
    });
    const closed = [exception(FRIDAY, { closed: true })];
    expect(new Set(labels(FRIDAY, closed).map(({ state }) => state))).toEqual(new Set(['closed']));
    // The week after is as always.
    const plan = openingPlan(FRIDAY, { regular: HOURS, exceptions: closed }, 'de');
    expect(openingLabelAt(plan, '2026-11-27', '12:00')).toEqual({ state: 'open', time: '18:30' });
  });

  it('shows the text that an editor entered instead, with its link', () => {
    const told = [
      exception(FRIDAY, {
        alternative_text: { de: 'Nur Abendkasse ab 18 Uhr', en: '' },
        alternative_link_url: '/de/kasse',
      }),
    ];
    const expected = {
      state: 'alternative',
      text: 'Nur Abendkasse ab 18\u00A0Uhr',
      url: '/de/kasse',
    };
    for (const label of labels(FRIDAY, told)) expect(label).toEqual(expected);
  });

  it('RT-10 links in the language of the page', () => {
    const told = exception(FRIDAY, {
      alternative_text: { de: 'Umbau', en: 'Building works' },
      alternative_link_url: '/de/team',
    });
    const link = (href: string) => href.replace('/de/', '/en/');
    const plan = openingPlan(FRIDAY, { regular: HOURS, exceptions: [told] }, 'en', link);
    expect(openingLabelAt(plan, FRIDAY, '12:00')).toEqual({
      state: 'alternative',
      text: 'Building works',
      url: '/en/team',
    });
  });

  it('OH-02 one plan is right on each of its days, and says nothing of days it does not know', () => {
    const plan = openingPlan(FRIDAY, { regular: HOURS, exceptions: [] }, 'de');
    expect(plan.map(({ day }) => day)).toHaveLength(8);
    expect(openingLabelAt(plan, '2026-11-28', '20:00')).toEqual({ state: 'closed' });
  });

  it('OH-02 the steps of a plan say in every minute what the plan says', () => {
    const told = exception('2026-11-22', { alternative_text: { de: 'Umbau', en: '' } });
    const plan = openingPlan(FRIDAY, { regular: HOURS, exceptions: [told] }, 'de');
    const steps = labelSteps(plan);
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28'])
      for (const time of minutes) {
        const now = instantOf(day, time);
        const label = steps.filter(({ at }) => at <= now).at(-1)?.label;
        expect(label, `${day} ${time}`).toEqual(openingLabelAt(plan, day, time));
      }
  });

  it.each(['2026-10-25', '2027-03-28'])('OH-02 holds on %s, when the clocks change', (day) => {
    const sunday = [regular('su', { time_from: '01:00', time_to: '05:00' })];
    const plan = openingPlan(day, { regular: sunday, exceptions: [] }, 'de');
    const at = (instant: number) =>
      openingLabelAt(plan, dayOf(new Date(instant)), timeOf(new Date(instant))).state;
    const [opens, closes] = [instantOf(day, '01:00'), instantOf(day, '05:00')];
    for (let instant = +opens; instant < +closes; instant += 60_000)
      expect(at(instant)).toBe('open');
    expect(at(+opens - 60_000)).toBe('early');
    expect(at(+closes)).toBe('closed');
  });
});
