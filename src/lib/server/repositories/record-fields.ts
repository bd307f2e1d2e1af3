import type { Kysely } from 'kysely';
import type { Fields } from '../../../content/records/define.ts';
import { records, type Entity, type Kind } from '../../../content/records/kinds.ts';
import { entityOf } from '../db/codec.ts';
import { BASE_COLUMNS, columnsOfField } from '../db/columns.ts';
import { type Database, untyped } from '../db/schema.ts';

/** All records of a kind with some of their fields only, offline ones too. */
export async function recordsWithFields<K extends Kind>(
  db: Kysely<Database>,
  kind: K,
  fields: readonly string[],
): Promise<readonly Entity<K>[]> {
  const columns = Object.entries(records[kind].fields as Fields)
    .filter(([name]) => fields.includes(name))
    .flatMap(([name, field]) => columnsOfField(name, field));
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select([...BASE_COLUMNS, ...columns].map(({ name }) => name))
    .execute();
  return rows.map((row) => entityOf(records[kind], row) as unknown as Entity<K>);
}

/** The next records of a kind behind an id, offline ones too, without what they are linked with. */
export async function recordsAfter(
  db: Kysely<Database>,
  kind: Kind,
  after: number,
  count: number,
): Promise<readonly Entity<Kind>[]> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => entityOf(records[kind], row) as unknown as Entity<Kind>);
}
