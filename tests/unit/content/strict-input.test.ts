import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema } from '../../../src/content/records/define.ts';
import { KINDS, records } from '../../../src/content/records/kinds.ts';

/** The parts of a schema, as far as zod tells them by its definition. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly getter?: () => z.ZodType;
}

/** Where a schema takes keys that it does not know. */
function loosePlaces(schema: z.ZodType, place: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const definition = schema.def as unknown as Definition;
  const {
    type,
    shape,
    catchall,
    innerType,
    element,
    valueType,
    options = [],
    items = [],
  } = definition;
  const isLoose =
    type === 'object' &&
    (catchall?.def as { readonly type?: string } | undefined)?.type !== 'never';
  const parts = [
    innerType,
    element,
    valueType,
    definition.in,
    definition.out,
    ...options,
    ...items,
  ];
  if (type === 'lazy') parts.push(definition.getter?.());
  return [
    ...(isLoose ? [place] : []),
    ...parts.flatMap((part) => (part ? loosePlaces(part, place, seen) : [])),
    ...Object.entries(shape ?? {}).flatMap(([key, part]) =>
      loosePlaces(part, `${place}.${key}`, seen),
    ),
  ];
}

it('API-07 no part of what a record is made of takes keys that it does not know', () => {
  const loose = KINDS.flatMap((kind) => loosePlaces(inputSchema(records[kind]), kind));
  expect(loose).toEqual([]);
});

it('API-07 control: a loose part is found, however deep it lies', () => {
  const deep = z.strictObject({
    rows: z.array(z.object({ text: z.string() }).optional()).default([]),
  });
  expect(loosePlaces(deep, 'kind')).toEqual(['kind.rows']);
});
