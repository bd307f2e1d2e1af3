import type { z } from 'zod';

/** The schema without its wrappers (default, nullable …). */
export function bare(schema: z.ZodType): z.ZodType {
  const def = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  const inner = def.innerType ?? def.in;
  return inner === undefined ? schema : bare(inner);
}

type Named = readonly [string, z.ZodType];

/** The fields of an object's schema by their names; none for what is no object. */
export const fieldsOf = (schema: z.ZodType): readonly Named[] =>
  Object.entries(
    (bare(schema) as unknown as { readonly shape?: Record<string, z.ZodType> }).shape ?? {},
  );

/** The schema of the entries of a list. */
export const entryOf = (schema: z.ZodType): z.ZodType =>
  (bare(schema) as unknown as { readonly element: z.ZodType }).element;
