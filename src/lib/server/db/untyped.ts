import type { Kysely, Transaction } from 'kysely';
import type { Database, UntypedDatabase } from './schema.ts';

/** All kinds of records go the same way: the description, not the compiler, knows their columns. */
export const untyped = (db: Kysely<Database> | Transaction<Database>): Kysely<UntypedDatabase> =>
  db as unknown as Kysely<UntypedDatabase>;
