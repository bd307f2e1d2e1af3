import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/lib/server/db/open.ts';

/** What a process keeps for itself, or the engine, and what follows from the rest: the search's index. */
const NOT_CONTENT = /^(?:kysely_|sqlite_|search_)/u;

/** All rows of all tables, as JSON by the name of the table. */
export async function contentOf({ db }: OpenDatabase): Promise<Readonly<Record<string, string>>> {
  const all = await db.introspection.getTables();
  // What a restoring has set aside is in a schema of its own.
  const tables = all
    .filter(({ schema = 'public' }) => schema === 'public')
    .map(({ name }) => name)
    .sort();
  const content: Record<string, string> = {};
  for (const table of tables.filter((name) => !NOT_CONTENT.test(name))) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    content[table] = JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
  }
  return content;
}
