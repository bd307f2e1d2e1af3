import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whether a house lives in the database: every house has its settings. */
export const hasSettings = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('settings').select('id').limit(1).executeTakeFirst()) !== undefined;
