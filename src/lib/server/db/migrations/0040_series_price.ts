import { sql, type Kysely } from 'kysely';
import { LOCALES } from '../../../../content/i18n/locales.ts';

/** What the subscription of a series costs, in words, in each language. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  for (const locale of LOCALES)
    await sql`alter table series add column ${sql.ref(`price_note_${locale}`)} text not null default ''`.execute(
      db,
    );
}
