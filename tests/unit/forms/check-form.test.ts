import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkField, dateIn } from '../../../src/lib/forms/check-field.ts';
import { checkForm } from '../../../src/lib/forms/check-form.ts';
import { csvOf } from '../../../src/lib/forms/csv.ts';
import {
  type FieldInfo,
  type FieldType,
  fieldsAsked,
  stepsAsked,
} from '../../../src/lib/forms/form-info.ts';

const field = (slug: string, type: FieldType, facts: Partial<FieldInfo> = {}): FieldInfo => ({
  id: 1,
  slug,
  label: slug,
  field_type: type,
  required: false,
  visible: true,
  choices: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
  default: null,
  placeholder_text: '',
  help_text: '',
  step: 1,
  show_if: null,
  ...facts,
});

const ALL_TYPES = Array.from({ length: 14 }, (_, index) => (index + 1) as FieldType);

/** Strings that break what is built carelessly. */
const NAUGHTY: readonly unknown[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\n', '\u202Etxt', '\uFEFF', '\uD800', '👩‍👩‍👧', 'Ω≈ç√∫˜µ'],
  ...["'; drop table form; --", '<script>alert(1)</script>', '"><img src=x onerror=1>', '${7*7}'],
  ...['=1+1', '@SUM(A1)', '-1', '1e309', 'NaN', 'Infinity', '0x10', '１２', '٣', 'true', 'null'],
  ...['../../etc/passwd', 'file:///etc/passwd', '%00', '\\', '__proto__', 'constructor'],
  ...['a@b', 'a@b.c', 'a@@b.cc', '"a b"@c.de', 'a@b.de\nBcc: x@y.zz', `${'a'.repeat(65)}@b.de`],
  ...[
    '2027-02-29',
    '31.02.2027',
    '0000-00-00',
    '9999-12-31',
    'x'.repeat(100_000),
    '-'.repeat(5001),
  ],
  ...[
    null,
    undefined,
    0,
    -0,
    NaN,
    1e21,
    true,
    false,
    [],
    ['a'],
    ['a', 'a'],
    [1],
    [[]],
    {},
    { a: 1 },
  ],
];

const FIXTURE = new URL('../../../../shared/fixtures/naughty/blns.json', import.meta.url);
const more = existsSync(FIXTURE)
  ? (JSON.parse(readFileSync(FIXTURE, 'utf8')) as readonly string[])
  : [];

describe('an answer to a field', () => {
  it.each(ALL_TYPES)('FO-02 of type %s is taken or refused, and never anything else', (type) => {
    for (const raw of [...NAUGHTY, ...more, ...more.map((text) => [text])])
      for (const required of [false, true]) {
        const checked = checkField(field('x', type, { required }), raw);
        if (!checked.ok) continue;
        const texts = [checked.value].flat().filter((value) => typeof value === 'string');
        for (const text of texts) {
          expect(text.length).toBeLessThanOrEqual(5000);
          // No line of a mail or a table can begin where none was asked for.
          expect(/(?!\n)\p{Cc}/u.test(text)).toBe(false);
          if (type !== 2) expect(text).not.toContain('\n');
        }
      }
  });

  it('FO-05 a date and a number are what they say', () => {
    expect([dateIn('31.12.2026'), dateIn('1.2.2027'), dateIn('2028-02-29')]).toEqual([
      '2026-12-31',
      '2027-02-01',
      '2028-02-29',
    ]);
    for (const wrong of ['2027-02-29', '31.4.2027', '1899-12-31', '2201-01-01', '12/31/2026'])
      expect([wrong, dateIn(wrong)]).toEqual([wrong, null]);
    expect([dateIn('1900-01-01'), dateIn('31.12.2200')]).toEqual(['1900-01-01', '2200-12-31']);
    expect(checkField(field('n', 11), '12,5')).toEqual({ ok: true, value: '12.5' });
  });

  it('FO-02 a checkbox is on, off, or required', () => {
    for (const raw of [undefined, null, false, '', 'false', '0'])
      expect(checkField(field('c', 4), raw)).toEqual({ ok: true, value: false });
    for (const raw of [true, 'true', 'on', '1'])
      expect(checkField(field('c', 4, { required: true }), raw)).toEqual({ ok: true, value: true });
    expect(checkField(field('c', 4, { required: true }), false)).toEqual({
      ok: false,
      problem: 'required',
    });
  });

  it('FO-02 a hidden value is the one of the form, whatever is sent', () => {
    expect(checkField(field('x', 13, { default: 'flyer' }), 'forged')).toEqual({
      ok: true,
      value: 'flyer',
    });
  });
});

describe('conditions', () => {
  const fields = [
    field('kind', 9, { required: true }),
    field('detail', 1, { required: true, show_if: { field: 'kind', values: ['b'] } }),
    field('deeper', 1, { required: true, step: 2, show_if: { field: 'detail', values: [] } }),
    field('secret', 1, { visible: false, default: 'x' }),
  ];
  const asked = (answers: Parameters<typeof fieldsAsked>[1]) =>
    fieldsAsked(fields, answers).map(({ slug }) => slug);

  it('FO-08 hide a field whose field is hidden, and ask no step for nothing', () => {
    expect(asked({ kind: 'a', detail: 'left over' })).toEqual(['kind']);
    expect(asked({ kind: 'b', detail: 'x' })).toEqual(['kind', 'detail', 'deeper']);
    expect(stepsAsked(fields, { kind: 'a' })).toEqual([1]);
    expect(stepsAsked(fields, { kind: 'b', detail: 'x' })).toEqual([1, 2]);
  });

  it('FO-08 what is hidden is neither asked nor an answer', () => {
    const sent = { kind: 'a', detail: 'x', deeper: 'y', secret: 'z', unknown: '1' };
    expect(checkForm(fields, sent)).toEqual({ answers: { kind: 'a' }, problems: {} });
    expect(checkForm(fields, { kind: 'b' }).problems).toEqual({ detail: 'required' });
  });
});

describe('entries as CSV', () => {
  const cellOf = (text: string) => csvOf([[text]]).replace(/^\uFEFF"(.*)"\r\n$/su, '$1');

  it.each([
    ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '\u00a0=1+1', '-5/1'],
    ...['＝1+1', '＋1+1', '－1+1', '＠SUM(A1)'],
  ])('FO-07 no cell is a formula: %j', (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  });

  it.each(['01067', '0049301234567', '+49 30 1234567', '+49301234567', '4930123456789012'])(
    'FO-07 a post code or telephone number keeps its digits: %s',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  it.each(['1067', '0', '0,5', '-5', '-1.234,50', '12.50', '01.02.2026', '09:30', 'a=b', ''])(
    'FO-07 anything else stays as it is: %j',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it('FO-07 every cell stays one', () => {
    expect(csvOf([['a"b;c\nd', 'e']])).toBe(`\uFEFF"a""b;c\nd";"e"\r\n`);
  });
});
