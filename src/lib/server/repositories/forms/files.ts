import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import type { FormFileRow } from '../../db/tables/form-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database> | Transaction<Database>;

export const insertFormFile = (db: Db, file: FormFileRow) =>
  db.insertInto('form_file').values(file).execute();

/** Says of a file what was made of it. */
export const describeFormFile = (
  db: Db,
  id: string,
  { name, extension, bytes }: Pick<FormFileRow, 'name' | 'extension' | 'bytes'>,
) => db.updateTable('form_file').set({ name, extension, bytes }).where('id', '=', id).execute();

export const deleteFormFile = (db: Db, id: string) =>
  db.deleteFrom('form_file').where('id', '=', id).execute();

/** Any number that nothing else of ours locks by. */
const FILES_LOCK = 3002;

/** Has files counted and added by one after the other. SQLite has one writer anyway. */
export async function holdFormFiles(tx: Transaction<Database>): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx);
}

/** What is uploaded and not sent yet: files, and their bytes. */
export interface PendingFiles {
  readonly files: number;
  readonly bytes: number;
}

const SCOPES = { visitor: 'visitor', network: 'network' } as const;

/** The pending files of a visitor or a client address; of everybody without an owner. */
export async function pendingFiles(
  db: Db,
  owner: Partial<Record<keyof typeof SCOPES, string>> = {},
): Promise<PendingFiles> {
  let query = db
    .selectFrom('form_file')
    .select((eb) => [eb.fn.countAll().as('files'), eb.fn.sum('bytes').as('bytes')])
    .where('entry', 'is', null);
  for (const [column, value] of Object.entries(owner))
    query = query.where(SCOPES[column as keyof typeof SCOPES], '=', value);
  const { files, bytes } = await query.executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

/** The pending files with these ids that belong to a visitor. */
export async function filesOfVisitor(
  db: Db,
  visitor: string,
  ids: readonly string[],
): Promise<readonly FormFileRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('form_file')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('visitor', '=', visitor)
    .where('entry', 'is', null)
    .execute();
}

/** Gives pending files of a visitor to an entry: once. @returns how many there were */
export async function claimFormFiles(
  db: Db,
  { entry, visitor, ids }: { entry: number; visitor: string; ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('form_file')
    .set({ entry })
    .where('id', 'in', [...ids])
    .where('visitor', '=', visitor)
    .where('entry', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A file of an entry; null: there is none. */
export async function fileOfEntry(db: Db, id: string): Promise<FormFileRow | null> {
  const row = await db
    .selectFrom('form_file')
    .selectAll()
    .where('id', '=', id)
    .where('entry', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the rows of pending files that came before an instant, an ISO text. @returns their ids */
export async function deleteUnusedFiles(db: Db, before: string): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('form_file')
    .where('entry', 'is', null)
    .where('received_at', '<=', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these ids have a row. */
export async function knownFormFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('form_file')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
