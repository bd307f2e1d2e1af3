import { z } from 'zod';
import type { Field } from './field.ts';

/** The highest id that a column of either engine holds. */
const MAX_ID = 2_147_483_647;
/** The id of a record. */
export const recordId = z.int().positive().max(MAX_ID);

const id = recordId;
const optionalId = id.nullable().default(null);
const ids = z.array(id).max(500).default([]);

/** Points to exactly one record of another kind; stored as an integer column. */
export const reference = (target: string): Field<typeof id, 'column'> => ({
  schema: id,
  keep: 'column',
  storage: 'integer',
  nullable: false,
  control: 'reference',
  inLists: true,
  target,
});

export const optionalReference = (target: string): Field<typeof optionalId, 'column'> => ({
  schema: optionalId,
  keep: 'column',
  storage: 'integer',
  nullable: true,
  control: 'reference',
  inLists: true,
  target,
});

/** Points to any number of records of another kind, in order; stored in a link table. */
export const references = (target: string): Field<typeof ids, 'links'> => ({
  schema: ids,
  keep: 'links',
  storage: 'integer',
  nullable: false,
  control: 'references',
  inLists: true,
  target,
});

/** Links that follow from other fields (the persons of an event from its performers, its works from its programme). */
export const derivedReferences = (
  target: string,
  derive: (record: never) => readonly number[],
  { inLists = true }: { readonly inLists?: boolean } = {},
): Field<typeof ids, 'links'> => ({ ...references(target), derive, inLists });
