import type { Kysely, Transaction } from 'kysely';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Fields } from '../../../content/records/define.ts';
import { isVersioned, records, type Kind } from '../../../content/records/kinds.ts';
import { columnsOfField } from '../db/columns.ts';
import { type Database, untyped } from '../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** Records of one kind that refer to a record, by their ids; of each field at most so many. */
export interface ReferenceQuery {
  /** The kind that is looked through. */
  readonly kind: Kind;
  readonly most: number;
}

/** The ids of records with a field that holds the target's id. */
export async function idsByReference(
  db: AnyDb,
  { kind, most }: ReferenceQuery,
  target: { readonly kind: Kind; readonly id: number },
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [name, field] of Object.entries(records[kind].fields as Fields)) {
    if (field.target !== target.kind) continue;
    const [table, id, where] =
      field.keep === 'links' ? [`${kind}_${name}`, 'owner', 'target'] : [kind, 'id', name];
    const query = untyped(db).selectFrom(table).select(id).where(where, '=', target.id).limit(most);
    ids.push(...(await query.execute()).map((row) => Number(row[id])));
  }
  return ids;
}

/** The ids of records with a field of one line or an address that is one of these texts. */
export async function idsByText(
  db: AnyDb,
  { kind, most }: ReferenceQuery,
  texts: readonly string[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [name, field] of Object.entries(records[kind].fields as Fields)) {
    if (field.control !== 'url' && field.control !== 'line') continue;
    for (const column of columnsOfField(name, field)) {
      const query = untyped(db)
        .selectFrom(kind as string)
        .select('id')
        .where(column.name, 'in', [...texts])
        .limit(most);
      ids.push(...(await query.execute()).map((row) => Number(row['id'])));
    }
  }
  return ids;
}

/** A record with its modules as they are stored. */
export interface ModulesRow {
  readonly id: number;
  readonly modules: readonly StoredModule[];
}

/** All records of a kind that have modules. */
export async function recordsWithModules(db: AnyDb, kind: Kind): Promise<readonly ModulesRow[]> {
  if (!isVersioned(kind)) return [];
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select(['id', 'modules'])
    .where('modules', '!=', '[]')
    .execute();
  return rows.map(({ id, modules }) => ({
    id: Number(id),
    modules: JSON.parse(String(modules)) as readonly StoredModule[],
  }));
}

/** SQLite and PostgreSQL both take more parameters than this in one statement. */
const IDS_AT_ONCE = 500;

/** Those of these ids that records of a kind have. */
export async function existingIds(
  db: AnyDb,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const rows = await untyped(db)
      .selectFrom(kind as string)
      .select('id')
      .where('id', 'in', ids.slice(start, start + IDS_AT_ONCE))
      .execute();
    for (const { id } of rows) found.add(Number(id));
  }
  return found;
}

/** The ids of records, offline ones too, with a value in a field that is one column. */
export async function idsWithValue(
  db: AnyDb,
  { kind, field }: { readonly kind: Kind; readonly field: string },
  value: string,
): Promise<readonly number[]> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select('id')
    .where(field, '=', value)
    .limit(2)
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** The id of a record of a kind; null: there is none. */
export async function anyId(db: AnyDb, kind: Kind): Promise<number | null> {
  const row = await untyped(db)
    .selectFrom(kind as string)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : Number(row['id']);
}
