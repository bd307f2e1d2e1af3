import { sql, type Kysely } from 'kysely';

type Db = Kysely<Record<string, never>>;

/** Pages in easy language, films in sign language; the form by which barriers are reported. */
export async function up(db: Db): Promise<void> {
  for (const statement of [
    sql`alter table page add column is_easy_language integer not null default 0`,
    sql`alter table page add column easy_language_of integer references page (id)`,
    sql`alter table page add column easy_language_of_text integer references legal_text (id)`,
    sql`alter table page add column sign_films text not null default '[]'`,
    sql`alter table event add column sign_films text not null default '[]'`,
    sql`alter table settings add column barrier_form integer references form (id)`,
  ])
    await statement.execute(db);
}
