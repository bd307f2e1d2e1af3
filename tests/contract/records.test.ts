import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../demo/build.ts';
import type { Field } from '../../src/content/fields/field.ts';
import {
  inputSchema,
  type Fields,
  type RecordDescription,
} from '../../src/content/records/define.ts';
import { records, type Kind } from '../../src/content/records/kinds.ts';
import { apiShape } from '../../src/content/records/answer-shape.ts';
import { apiRecord } from '../../src/content/records/shape.ts';
import { LOCALES } from '../../src/lib/constants.ts';
import { KEPT } from '../support/content/media-files.ts';
import { fieldErrorsOf } from '../../src/lib/i18n/validation.ts';
import { entityOf, rowOf } from '../../src/lib/server/db/codec.ts';
import { columnsOf } from '../../src/lib/server/db/columns.ts';
import { NOW } from '../support/env.ts';

const kinds = Object.keys(records) as Kind[];
const demo = buildDemo(NOW, { kept: KEPT });

/** Some valid records of a kind, as the schema gives them back. */
function valuesOf(kind: Kind): readonly Record<string, unknown>[] {
  const inputs = demo[kind] as readonly Record<string, unknown>[];
  return inputs
    .filter((_, index) => index % Math.ceil(inputs.length / 40) === 0)
    .map(({ id: _, ...input }) => inputSchema(records[kind]).parse(input));
}

const fieldsOf = (kind: Kind): [string, Field][] => Object.entries(records[kind].fields as Fields);

describe.each(kinds)('the description of a %s', (kind) => {
  const description: RecordDescription = records[kind];
  const values = valuesOf(kind);

  it('API-03 keeps every value through its row and back', () => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const row = { id: 1, version: 1, updated_at: '', ...rowOf(description, value) };
      expect(Object.keys(row).sort()).toEqual(
        columnsOf(description)
          .map(({ name }) => name)
          .sort(),
      );
      const entity = entityOf(description, row);
      const links = Object.fromEntries(
        fieldsOf(kind).flatMap(([name, { keep }]) => (keep === 'links' ? [[name, []]] : [])),
      );
      expect(entity).toEqual({ id: 1, version: 1, updated_at: '', ...value, ...links });
    }
  });

  it('API-03 accepts what it gave back', () => {
    for (const value of values) expect(inputSchema(description).parse(value)).toEqual(value);
  });

  it('API-01 refuses a field that it does not know', () => {
    for (const key of ['unknown', 'id', 'version', 'updated_at']) {
      const parsed = inputSchema(description).safeParse({ ...values[0], [key]: 1 });
      expect(parsed.success).toBe(false);
    }
  });

  it('API-01 names every required field that is missing', () => {
    const parsed = inputSchema(description).safeParse({});
    const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error.issues, 'en');
    const required = fieldsOf(kind).filter(
      ([, { schema, derive }]) => derive === undefined && !schema.safeParse(undefined).success,
    );
    expect(Object.keys(fieldErrors).sort()).toEqual(required.map(([name]) => name).sort());
  });

  it('API-01 says so in the words of the specification where a text is empty', () => {
    const texts = fieldsOf(kind).filter(
      ([, { keep, schema }]) => keep === 'translated' && !schema.safeParse({}).success,
    );
    for (const [name] of texts) {
      const parsed = inputSchema(description).safeParse({
        ...values[0],
        [name]: { de: ' ', en: '' },
      });
      const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error.issues, 'en');
      expect(fieldErrors[name]).toBe('This field is required!');
    }
  });

  it('API-01 describes what the API answers, in lists and whole', () => {
    for (const locale of LOCALES)
      for (const isList of [true, false])
        for (const value of values) {
          const derived = kind === 'event' ? { persons: [1], works: [2] } : {};
          const answer = apiRecord(description, { id: 7, ...value, ...derived }, locale, isList);
          // What the shape does not know would be dropped by it.
          expect(apiShape(description, isList).parse(answer)).toEqual(answer);
          expect(answer).not.toHaveProperty('version');
        }
  });

  it('names a field that is there as its title, and real columns as its indexes', () => {
    const columns = columnsOf(description).map(({ name }) => name);
    expect(Object.keys(description.fields)).toContain(description.title);
    for (const index of description.indexes)
      expect(columns).toEqual(expect.arrayContaining([...index]));
  });

  it('points to kinds that are there', () => {
    for (const [, { target }] of fieldsOf(kind))
      if (target !== undefined) expect(kinds).toContain(target);
  });
});

describe('all descriptions', () => {
  it('have a kind of their own, under which they are found', () => {
    for (const kind of kinds) expect(records[kind].kind).toBe(kind);
  });

  it('stand in an order in which references can be filled', () => {
    for (const [position, kind] of kinds.entries())
      for (const [name, { target }] of fieldsOf(kind))
        if (target !== undefined && target !== kind)
          expect({ kind, name, before: kinds.indexOf(target as Kind) < position }).toEqual({
            kind,
            name,
            before: true,
          });
  });

  it('take no address that could run', () => {
    const schema = inputSchema(records.event);
    const input = { title: { de: 'x' }, room: 1, date_start: '2026-11-20T18:30:00Z' };
    for (const ticket_url of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil',
      'data:text/html,x',
    ])
      expect(schema.safeParse({ ...input, ticket_url }).success).toBe(false);
    for (const ticket_url of ['https://tickets.example/1', '/de/kasse', null])
      expect(schema.safeParse({ ...input, ticket_url }).success).toBe(true);
  });
});
