import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failure, FAILURE_STATUS, success } from '../../../src/lib/result.ts';
import { errorsIn, fieldErrorsOf, invalid } from '../../../src/lib/i18n/validation.ts';

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
    expect(fieldErrorsOf(wrong.error?.issues ?? [], 'de')['title']).toMatch(/^Ungültig/u);
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
