import { sql, type Kysely } from 'kysely';

/** An introduction of pages; head, introduction and modules of the media library's sections and topics. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  for (const statement of [
    sql`alter table page add column intro_de text not null default ''`,
    sql`alter table page add column intro_en text not null default ''`,
    sql`alter table article_category add column intro_de text not null default ''`,
    sql`alter table article_category add column intro_en text not null default ''`,
    sql`alter table article_category add column meta_title_de text not null default ''`,
    sql`alter table article_category add column meta_title_en text not null default ''`,
    sql`alter table article_category add column meta_description_de text not null default ''`,
    sql`alter table article_category add column meta_description_en text not null default ''`,
    sql`alter table article_tag add column intro_de text not null default ''`,
    sql`alter table article_tag add column intro_en text not null default ''`,
    sql`alter table article_tag add column meta_title_de text not null default ''`,
    sql`alter table article_tag add column meta_title_en text not null default ''`,
    sql`alter table article_tag add column meta_description_de text not null default ''`,
    sql`alter table article_tag add column meta_description_en text not null default ''`,
    sql`alter table article_category add column modules text not null default '[]'`,
    sql`alter table article_tag add column modules text not null default '[]'`,
  ])
    await statement.execute(db);
}
