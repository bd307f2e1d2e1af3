import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lineText } from '../../../src/content/fields/plain-text.ts';
import { amount } from '../../../src/content/records/event-parts.ts';
import { failure, FAILURE_STATUS, success } from '../../../src/lib/result.ts';
import { errorsIn, fieldErrorsOf, invalid } from '../../../src/lib/i18n/validation.ts';
import { outsideNameSchema } from '../../../src/lib/server/services/resources/outside-references.ts';

const schema = z.strictObject({
  title: z.object({ de: z.string().min(1, 'This field is required!') }),
  prices: z.array(z.object({ price: z.string() })),
  age: z.int().min(3, 'first').max(2, 'second'),
});

describe('API-01 mistakes', () => {
  it('are named by their dotted path, the first one at each place', () => {
    const parsed = schema.safeParse({ title: { de: '' }, prices: [{ price: '1' }, {}], age: 2.5 });
    const fieldErrors = fieldErrorsOf(parsed.error?.issues ?? [], 'en');
    expect(Object.keys(fieldErrors).sort()).toEqual(['age', 'prices.1.price', 'title.de']);
    expect(fieldErrors['title.de']).toBe('This field is required!');
  });

  it('of the whole are named «_»', () => {
    const parsed = schema.safeParse('text');
    expect(Object.keys(fieldErrorsOf(parsed.error?.issues ?? [], 'en'))).toEqual(['_']);
  });

  it('are said in the language of the caller, in the words of the specification', () => {
    const parsed = schema.safeParse({ title: { de: '' }, prices: [] }, { error: errorsIn('de') });
    const fieldErrors = fieldErrorsOf(parsed.error?.issues ?? [], 'de');
    expect(fieldErrors['title.de']).toBe('Dieses Feld ist ein Pflichtfeld!');
    expect(fieldErrors['age']).toBe('Dieses Feld ist ein Pflichtfeld!');
    const wrong = schema.safeParse({ title: 7, prices: [], age: 3 }, { error: errorsIn('de') });
    expect(fieldErrorsOf(wrong.error?.issues ?? [], 'de')['title']).toBe(
      'Hier wird ein Objekt gebraucht.',
    );
  });

  const cases: readonly (readonly [
    what: string,
    schema: z.ZodType,
    value: unknown,
    de: string,
    en: string,
  ])[] = [
    ['a text', z.string(), 7, 'Hier wird ein Text gebraucht.', 'A text is needed here.'],
    [
      'a whole number',
      z.int(),
      1.5,
      'Hier wird eine ganze Zahl gebraucht.',
      'A whole number is needed here.',
    ],
    [
      'a flag',
      z.boolean(),
      'ja',
      'Hier wird true oder false gebraucht.',
      'True or false is needed here.',
    ],
    [
      'a list',
      z.array(z.string()),
      {},
      'Hier wird eine Liste gebraucht.',
      'A list is needed here.',
    ],
    [
      'a long text',
      z.string().max(1256),
      'x'.repeat(1300),
      'Höchstens 1.256 Zeichen.',
      'At most 1,256 characters.',
    ],
    [
      'a long line',
      lineText(256),
      'x'.repeat(257),
      'Höchstens 256 Zeichen.',
      'At most 256 characters.',
    ],
    ['one too many', z.array(z.int()).max(1), [1, 2], 'Höchstens 1 Eintrag.', 'At most 1 entry.'],
    ['too few', z.array(z.int()).min(2), [1], 'Mindestens 2 Einträge.', 'At least 2 entries.'],
    ['a large number', z.int().max(50), 51, 'Höchstens 50.', 'No more than 50.'],
    [
      'an empty text',
      z.string().min(1),
      '',
      'Dieses Feld ist ein Pflichtfeld!',
      'This field is required!',
    ],
    ['a choice', z.enum(['a', 'b']), 'c', 'Möglich ist hier: a, b.', 'Possible here: a, b.'],
    [
      'a missing choice',
      z.enum(['a', 'b']),
      undefined,
      'Dieses Feld ist ein Pflichtfeld!',
      'This field is required!',
    ],
    [
      'an instant',
      z.iso.datetime(),
      'gestern',
      'Ein Zeitpunkt wie 2026-12-31T19:30:00Z wird gebraucht.',
      'An instant like 2026-12-31T19:30:00Z is needed.',
    ],
    [
      'a day',
      z.iso.date(),
      '31.12.',
      'Ein Tag wie 2026-12-31 wird gebraucht.',
      'A day like 2026-12-31 is needed.',
    ],
    [
      'an amount',
      amount,
      'zwölf Euro',
      'Ein Betrag wie 25,00 wird gebraucht.',
      'An amount like 25.00 is needed.',
    ],
    [
      'the id of another system',
      outsideNameSchema.shape.source_id,
      'Great Hall',
      'Buchstaben a bis z, Ziffern und . : @ + * / _ - sind erlaubt, 1 bis 200 Zeichen, keine Leerzeichen.',
      'Letters a to z, digits and . : @ + * / _ - are allowed, 1 to 200 characters, no spaces.',
    ],
    [
      'a pattern of nobody',
      z.string().regex(/^q$/u),
      'x',
      'So lässt sich das hier nicht schreiben.',
      'This cannot be written like that here.',
    ],
    [
      'a multiple',
      z.number().multipleOf(5),
      7,
      'Ein Vielfaches von 5 wird gebraucht.',
      'A multiple of 5 is needed.',
    ],
    [
      'one of several forms',
      z.union([z.int(), z.null()]),
      'x',
      'Dieser Wert geht hier nicht.',
      'This value is not possible here.',
    ],
    [
      'what only we know',
      z.string().refine(() => false),
      'x',
      'Dieser Wert geht hier nicht.',
      'This value is not possible here.',
    ],
  ];

  it.each(cases)('API-07 %s is asked for in our words', (_what, schema, value, de, en) => {
    for (const [locale, text] of [
      ['de', de],
      ['en', en],
    ] as const) {
      const parsed = schema.safeParse(value, { error: errorsIn(locale) });
      expect(fieldErrorsOf(parsed.error?.issues ?? [], locale)).toEqual({ _: text });
    }
  });

  it('API-07 unknown names stand each at their own path', () => {
    const nested = z.strictObject({ menu: z.strictObject({}) });
    const parsed = nested.safeParse({ menu: { a: 1, b: 2 }, c: 3 }, { error: errorsIn('de') });
    const text = 'Dieses Feld gibt es hier nicht.';
    expect(fieldErrorsOf(parsed.error?.issues ?? [], 'de')).toEqual({
      'menu.a': text,
      'menu.b': text,
      c: text,
    });
  });

  it('make a failure that answers 400', () => {
    const parsed = schema.safeParse({});
    const result = invalid(parsed.error?.issues ?? [], 'en');
    expect(result.ok).toBe(false);
    expect(FAILURE_STATUS[result.failure.code]).toBe(400);
    expect(result.failure.fields).toHaveProperty('age');
  });
});

describe('results', () => {
  it('hold a value or a failure', () => {
    expect(success(7)).toEqual({ ok: true, value: 7 });
    expect(failure('conflict', 'no')).toEqual({
      ok: false,
      failure: { code: 'conflict', message: 'no' },
    });
    expect(failure('invalid', 'no', { a: 'b' }).failure.fields).toEqual({ a: 'b' });
  });

  it('ED-07 know at most ten failures, each with a status that says so', () => {
    const statuses = Object.values(FAILURE_STATUS);
    expect(statuses.length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
    expect(FAILURE_STATUS.conflict).toBe(409);
  });
});
