import type { Kysely } from 'kysely';
import { KINDS, records } from '../../../../content/records/kinds.ts';
import { columnsOf } from '../../db/columns.ts';
import { type Database, untyped } from '../../db/schema.ts';

/** Whether anything names an upload by its hash: a record of any kind, a draft, an old version or what can come back. */
export async function isMentioned(db: Kysely<Database>, hash: string): Promise<boolean> {
  const tables = KINDS.map((kind) => ({
    table: kind,
    columns: columnsOf(records[kind])
      .filter(({ storage }) => storage === 'text' || storage === 'json')
      .map(({ name }) => name),
  }));
  const others = [
    { table: 'record_version', columns: ['content'] },
    { table: 'media_bin', columns: ['record'] },
  ];
  for (const { table, columns } of [...tables, ...others]) {
    const row = await untyped(db)
      .selectFrom(table)
      .select('id')
      .where((eb) => eb.or(columns.map((column) => eb(column, 'like', `%${hash}%`))))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** The addresses of all files that have a record. */
export async function mediaAddresses(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db.selectFrom('media').select('src').execute();
  return rows.map(({ src }) => src);
}
