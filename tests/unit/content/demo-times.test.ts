import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { durationLabel } from '../../../src/lib/dates/duration-label.ts';
import { translator } from '../../../src/lib/i18n/translator.ts';
import { keepTogether } from '../../../src/lib/text/keep-together.ts';
import { wrongTimes } from '../../support/content/clock-times.ts';

describe('times in texts', () => {
  it.each([
    'um 18.30 Uhr',
    'um 18 Uhr',
    'at 6 pm',
    'at 6.30 pm',
    '10:00–18:00 Uhr',
    '10–18:30 Uhr',
    '10:30–18 Uhr',
    'from 6 p.m. on',
  ])('EV-01 the check finds «%s»', (text) => {
    expect(wrongTimes(text)).not.toEqual([]);
  });

  it.each([
    '19:30 Uhr',
    '20–22 Uhr',
    '20:00–21:20 Uhr',
    'von 16 bis 18 Uhr',
    'from 19:30',
    '3.50 m',
    'I am 6',
  ])('EV-01 and nothing in «%s»', (text) => {
    expect(wrongTimes(text)).toEqual([]);
  });

  it('EV-01 the demo writes all of them as the specification does', () => {
    const demo = buildDemo(new Date('2026-11-20T10:00:00Z'));
    expect(wrongTimes(JSON.stringify(demo))).toEqual([]);
  });

  it.each([
    ['Ab 17:00 Uhr am 3. Oktober', 'Ab 17:00\u00a0Uhr am 3.\u00a0Oktober'],
    ['On 30 June, 5 of us', 'On 30\u00a0June, 5 of us'],
    ['3 Uhren und 5 Maibäume', '3 Uhren und 5 Maibäume'],
  ])('EV-01 what belongs together stays on one line: %s', (text, shown) => {
    expect(keepTogether(text)).toBe(shown);
    expect(keepTogether(shown)).toBe(shown);
  });

  it('EV-12 more than ninety minutes are said in hours', () => {
    const [de, en] = [translator('de'), translator('en')];
    expect(durationLabel(90, de)).toBe('90\u00a0Minuten');
    expect(durationLabel(120, de)).toBe('2\u00a0Stunden');
    expect(durationLabel(135, de)).toBe('2\u00a0Stunden 15\u00a0Minuten');
    expect(durationLabel(121, en)).toBe('2\u00a0hours 1\u00a0minute');
  });
});
