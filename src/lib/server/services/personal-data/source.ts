import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A row of a source, as it is shown and exported: names and values, without what only we need. */
export type PersonalRow = Readonly<Record<string, string | number | null>>;

/** What was deleted, and what has to follow once that is written. */
export interface Erased {
  readonly rows: number;
  /** Outside the database: files, seats of a shop. */
  readonly after?: () => Promise<void>;
}

/**
 * One place where data of a person can be. Its name is `personal:source.…`. The
 * e-mail address comes in lower case.
 */
export interface PersonalDataSource {
  readonly key: string;
  find(db: Kysely<Database>, email: string): Promise<readonly PersonalRow[]>;
  /** Deletes it, or makes it nobody's where the venue has to keep it, in the caller's transaction. */
  erase(tx: Transaction<Database>, email: string): Promise<Erased>;
}
