import type { Kysely, Transaction } from 'kysely';
import { isKind, KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
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

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A record that names an upload by its hash. */
export interface UploadPlace {
  readonly kind: Kind;
  readonly record: number;
  /** The version that names it: a draft, or what is ordered for later; null: the record itself. */
  readonly version: number | null;
}

const UPLOAD = /\/media\/([0-9a-f]{32})\//gu;
/** Rows that are read at once: other queries go on between. */
const ROWS_AT_ONCE = 500;

/** Where a file of the library names itself, which is no use of it. */
const OF_ITSELF = ['src'];

/** Tables and columns that can name a file; of versions those that are to become public. */
const TABLES: readonly (readonly [table: Kind | 'record_version', columns: readonly string[]])[] = [
  ...KINDS.map((kind) => {
    const texts = columnsOf(records[kind])
      .filter(({ storage }) => storage === 'text' || storage === 'json')
      .map(({ name }) => name)
      .filter((name) => kind !== 'media' || !OF_ITSELF.includes(name));
    return [kind, texts] as const;
  }),
  ['record_version', ['content']],
];

type Visit = (hash: string, place: UploadPlace) => void;

function placeOf(
  table: (typeof TABLES)[number][0],
  { id, kind, record }: Readonly<Record<string, unknown>>,
): UploadPlace | null {
  if (table !== 'record_version') return { kind: table, record: Number(id), version: null };
  if (typeof kind !== 'string' || !isKind(kind)) return null;
  return { kind, record: Number(record), version: Number(id) };
}

async function visitTable(
  db: AnyDb,
  [table, columns]: (typeof TABLES)[number],
  pattern: string,
  visit: Visit,
): Promise<void> {
  const isVersions = table === 'record_version';
  for (let last = 0; ;) {
    let query = untyped(db as Kysely<Database>)
      .selectFrom(table as string)
      .select(['id', ...columns, ...(isVersions ? ['kind', 'record'] : [])])
      .where('id', '>', last)
      .where((eb) => eb.or(columns.map((column) => eb(column, 'like', pattern))))
      .orderBy('id')
      .limit(ROWS_AT_ONCE);
    // What was public once is not in use.
    if (isVersions) query = query.where('state', '!=', 'published');
    const rows = await query.execute();
    for (const row of rows) {
      const place = placeOf(table, row);
      const texts = columns.map((column) => row[column]).join('\n');
      const hashes = new Set([...texts.matchAll(UPLOAD)].map(([, hash = '']) => hash));
      if (place !== null) for (const hash of hashes) visit(hash, place);
    }
    if (rows.length < ROWS_AT_ONCE) return;
    last = Number(rows.at(-1)?.['id']);
  }
}

/**
 * Calls `visit` for every record, draft and order for later that names an upload, once for each
 * upload that it names.
 * @param hash of the only upload that is looked for; null: of all
 */
export async function visitPlaces(db: AnyDb, hash: string | null, visit: Visit): Promise<void> {
  const pattern = hash === null ? '%/media/%' : `%/media/${hash}/%`;
  for (const table of TABLES)
    await visitTable(db, table, pattern, (found, place) => {
      if (hash === null || found === hash) visit(found, place);
    });
}

/** The hash in the address of an upload; null for any other address. */
export const hashOf = (src: string): string | null =>
  /^\/media\/([0-9a-f]{32})\//u.exec(src)?.[1] ?? null;

/** The hashes of all uploads that a record, a draft or something ordered for later names. */
export async function usedUploads(db: AnyDb): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  await visitPlaces(db, null, (hash) => hashes.add(hash));
  return hashes;
}
