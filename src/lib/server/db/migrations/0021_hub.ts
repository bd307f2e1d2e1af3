import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Columns that long lists of the hub are sorted by, or begin at; the id parts records that are alike. */
const SORTED: readonly (readonly [kind: string, column: string])[] = [
  ['event', 'date_end'],
  ['article', 'published_at'],
  ['composer', 'name_de'],
  ['composer', 'name_en'],
  ['composer', 'updated_at'],
  ['work', 'title_de'],
  ['work', 'title_en'],
  ['work', 'updated_at'],
];

/** Whose it is: it goes with the account. */
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('login_user.id').onDelete('cascade');

/** Views of lists that somebody saved, and what can be undone. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'hub_view')
    .addColumn('user', 'text', ofUser)
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_shared', 'integer', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('hub_view_list').on('hub_view').columns(['list', 'user']).execute();
  await db.schema
    .createTable('hub_undo')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user', 'text', ofUser)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('steps', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('hub_undo_at').on('hub_undo').column('at').execute();
  for (const [kind, column] of SORTED)
    await db.schema
      .createIndex(`${kind}_listed_${column}`)
      .on(kind)
      .columns([column, 'id'])
      .execute();
}
