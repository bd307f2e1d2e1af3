import { sql, type Kysely } from 'kysely';
import { LOCALES } from '../../../../content/i18n/locales.ts';

interface Rows {
  readonly settings: { readonly id: number; readonly ticketing: string };
}

/** What the subscription of a series costs, in words; and where answers about refunds stand. */
export async function up(db: Kysely<Rows>): Promise<void> {
  for (const locale of LOCALES)
    await sql`alter table series add column ${sql.ref(`price_note_${locale}`)} text not null default ''`.execute(
      db,
    );
  // What is stored as JSON has no defaults: settings of before get theirs here.
  const rows = await db.selectFrom('settings').select(['id', 'ticketing']).execute();
  for (const { id, ticketing } of rows) {
    const known = JSON.parse(ticketing) as object;
    const whole = { refund: { de: '', en: '' }, refund_url: null, ...known };
    await sql`update settings set ticketing = ${JSON.stringify(whole)} where id = ${id}`.execute(
      db,
    );
  }
}
