import type { Kysely } from 'kysely';
import type { Locale } from '../../constants.ts';
import type { Translated } from '../../../content/i18n/locales.ts';
import { textIn } from '../../i18n/localized.ts';
import type { Database } from '../db/schema.ts';

/** Whether the database has been filled: every site has a settings record. */
export const hasSettings = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('settings').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Keeps what the names of events in calendars end with, unless the venue has chosen it. */
export async function saveCalendarDomain(db: Kysely<Database>, domain: string): Promise<void> {
  await db
    .updateTable('settings')
    .set({ calendar_domain: domain })
    .where('calendar_domain', 'is', null)
    .execute();
}

/** The venue's name in a language, else in the other one; empty for a site that was never set up. */
export async function siteName(db: Kysely<Database>, locale: Locale): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select(['site_name_de as de', 'site_name_en as en'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? '' : textIn(row satisfies Translated, locale);
}
