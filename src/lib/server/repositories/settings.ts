import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whether the database has been filled: every site has a settings record. */
export const hasSettings = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('settings').select('id').limit(1).executeTakeFirst()) !== undefined;
