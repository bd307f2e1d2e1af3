import * as z from 'zod';

/** What the edge is told of changes since one that it knows. */
export type ChangesSince = z.output<typeof changesSchema>;

/** Ids are those of the database, so that a new start of this server changes nothing. */
export const changesSchema = z.object({
  /** The newest change of all. */
  last: z.int(),
  /** Everything may have changed: there is too much, or it is another database. */
  isAll: z.boolean(),
  /** The newest change by what it touches. */
  tags: z.record(z.string(), z.int()),
});
