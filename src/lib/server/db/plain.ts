import type { Kysely, Transaction } from 'kysely';
import type { Database, PlainDatabase } from './schema.ts';

/** All kinds of records go the same way: the description, not the compiler, knows their columns. */
export const plain = (db: Kysely<Database> | Transaction<Database>): Kysely<PlainDatabase> =>
  db as unknown as Kysely<PlainDatabase>;
