import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { instant } from '../../../src/content/fields/scalar.ts';
import { instantFromInput } from '../../../src/islands/editor/form/input-values.ts';
import { clockChange } from '../../../src/lib/venue-clock.ts';
import { typedMoment } from '../../../src/lib/dates/typed-moment.ts';
import { errorsIn } from '../../../src/lib/i18n/validation.ts';
import { plainFields } from '../../../src/lib/server/page-data/hub/records/form-fields.ts';
import { inputOf } from '../../../src/lib/server/page-data/hub/records/form-input.ts';

/** Both half past two of the night in which the clocks go back. */
const [FIRST, SECOND] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'] as const;
const TWICE = '2026-10-25T02:30';
const SKIPPED = '2027-03-28T02:30';

/** What the form of an event in the hub says of its start. */
function start(text: string, was: string): unknown {
  const fields = plainFields('event', 'de').filter(({ key }) => key === 'date_start');
  const form = new FormData();
  form.append('date_start', text);
  form.append('date_start~was', was);
  return inputOf(fields, { form, media: new Map(), keepsEmpty: false })['date_start'];
}

const errorOf = (value: unknown, locale: 'de' | 'en'): string => {
  const schema = z.object({ at: instant });
  return schema.safeParse({ at: value }, { error: errorsIn(locale) }).error?.message ?? '';
};

describe('TR-01 the night of a change of the clocks', () => {
  it('leaves an instant alone that nobody touched, to the second', () => {
    for (const was of [FIRST, SECOND]) {
      expect(start(TWICE, was)).toBe(was);
      expect(instantFromInput(TWICE, was)).toBe(was);
    }
    expect(start('2026-11-20T19:30', '2026-11-20T18:30:17Z')).toBe('2026-11-20T18:30:17Z');
    // The control: what was touched is what was typed.
    expect(start('2026-11-20T19:45', '2026-11-20T18:30:17Z')).toBe('2026-11-20T18:45:00Z');
  });

  it('asks about a time that comes twice, and takes the first one then', () => {
    expect(clockChange('2026-10-25', '02:30')).toBe('twice');
    const typed = start(TWICE, '2026-10-24T18:00:00Z');
    expect(typed).toBe(TWICE);
    expect(errorOf(typed, 'de')).toContain('zweimal');
    expect(errorOf(typed, 'en')).toContain('twice');
    expect(start(TWICE, TWICE)).toBe(FIRST);
  });

  it('takes no time that is left out, anywhere', () => {
    expect(clockChange('2027-03-28', '02:30')).toBe('skipped');
    for (const was of ['', SKIPPED, '2027-03-27T18:00:00Z'])
      expect(start(SKIPPED, was)).toBe(SKIPPED);
    expect(errorOf(SKIPPED, 'de')).toContain('gibt es in dieser Nacht nicht');
    expect(errorOf(SKIPPED, 'en')).toContain('does not exist');
    expect(typedMoment(SKIPPED)).toBeNull();
    expect(instantFromInput(SKIPPED, null)).toBeUndefined();
    for (const time of ['01:59', '03:00']) expect(clockChange('2027-03-28', time)).toBeNull();
  });
});
