import { sql, type Kysely } from 'kysely';
import { LOCALES } from '../../../../content/i18n/locales.ts';

/** Words that mean the same to whoever searches, in each language. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  for (const locale of LOCALES)
    await sql`alter table settings add column ${sql.ref(`synonyms_${locale}`)} text not null default ''`.execute(
      db,
    );
}
