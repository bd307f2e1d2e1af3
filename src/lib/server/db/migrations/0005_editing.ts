import { sql, type Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** The last kinds with a page of their own that carried no modules. */
const WITH_MODULES = ['event', 'person'] as const;

/** Modules on every detail page; who is editing what; what becomes public or vanishes by itself. */
export async function up(db: Db): Promise<void> {
  for (const kind of WITH_MODULES)
    await sql`alter table ${sql.table(kind)} add column modules text not null default '[]'`.execute(
      db,
    );
  await db.schema
    .createTable('presence')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('editor', 'text', (c) => c.notNull())
    .addColumn('tab', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_of', ['kind', 'record', 'editor', 'tab'] as never)
    .execute();
  await withRisingId(db, 'schedule')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('version_id', 'integer')
    .addColumn('language', 'text')
    .addColumn('ordered_by', 'text', (c) => c.notNull())
    .addColumn('failed', 'text')
    .execute();
  await db.schema.createIndex('schedule_at').on('schedule').column('at').execute();
}
