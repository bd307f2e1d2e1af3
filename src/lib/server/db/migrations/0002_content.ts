import { sql, type Kysely } from 'kysely';
import { createLinkTable, createRecordTable, withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** Kinds that can carry modules from now on. */
const WITH_MODULES = ['venue', 'series', 'production', 'legal_text'] as const;

/** Media, articles, pages, snippets; modules on what there was; drafts and versions of any record. */
export async function up(db: Db): Promise<void> {
  await createGroups(db);
  await createRecordTable(db, 'media', {
    text: ['title', 'type', 'src', 'mime', 'alt_de', 'alt_en', 'focal'],
    integer: ['bytes', 'decorative'],
    optionalInteger: ['width', 'height'],
    optionalText: ['credit'],
    indexes: [['src'], ['type']],
  });
  for (const kind of WITH_MODULES)
    await sql`alter table ${sql.table(kind)} add column modules text not null default '[]'`.execute(
      db,
    );
  for (const column of ['booking_url', 'contact_email'])
    await sql`alter table series add column ${sql.ref(column)} text`.execute(db);
  await createLinkTable(db, 'production', 'tags', 'production_tag');
  await createLinkTable(db, 'person', 'categories', 'person_category');
  await sql`alter table settings add column account_url text`.execute(db);
  await createArticles(db);
  await createPages(db);
  await createRecordTable(db, 'html_snippet', {
    text: ['key', 'code_de', 'code_en'],
    indexes: [['key']],
  });
  await createVersions(db);
}

async function createGroups(db: Db) {
  await createRecordTable(db, 'production_tag', {
    text: ['name_de', 'name_en'],
    integer: ['show_in_filter'],
  });
  await createRecordTable(db, 'person_category', {
    text: ['name_de', 'name_en'],
    integer: ['position'],
  });
  await createRecordTable(db, 'article_category', {
    text: ['name_de', 'name_en', 'slug'],
    optionalText: ['style_name'],
    integer: ['position'],
  });
  await createRecordTable(db, 'article_tag', { text: ['name_de', 'name_en'] });
}

const inBoth = (...names: readonly string[]) =>
  names.flatMap((name) => [`${name}_de`, `${name}_en`]);

async function createArticles(db: Db) {
  await createRecordTable(db, 'article', {
    text: [
      ...inBoth('title', 'preline', 'teaser'),
      'published_at',
      ...inBoth('meta_title', 'meta_description'),
      'modules',
    ],
    optionalText: ['author', 'image'],
    references: { category: 'article_category' },
    links: { tags: 'article_tag' },
    indexes: [['published_at'], ['category', 'published_at']],
  });
}

async function createPages(db: Db) {
  await createRecordTable(db, 'page', {
    text: [
      ...inBoth('title', 'headline', 'urls'),
      'content_type',
      ...inBoth('meta_title', 'meta_description', 'og_title', 'og_description'),
      'og_type',
      'modules',
    ],
    optionalText: ['og_image'],
    integer: [
      'position',
      'in_menu',
      'in_footer',
      'has_tab_navigation',
      'is_clickable',
      'is_landing_page',
    ],
    optionalReferences: { parent: 'page' },
  });
}

/** What a record was, and what it is to become: a row each, newest last. */
async function createVersions(db: Db) {
  await withRisingId(db, 'record_version')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('base', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text')
    .execute();
  await db.schema
    .createIndex('record_version_of')
    .on('record_version')
    .columns(['kind', 'record', 'id'] as never)
    .execute();
}
