import { sql, type Kysely, type Transaction } from 'kysely';
import { KINDS, records, type Kind } from '../../../content/records/kinds.ts';
import type { EditingTables } from '../db/tables/editing-schema.ts';
import type { NoteTables } from '../db/tables/note-schema.ts';
import type { OpenDatabase } from '../db/open.ts';
import { deleteIndex } from './search/documents.ts';
import { type Database, type UntypedRow, untyped } from '../db/schema.ts';
import type { ShopTables } from '../db/tables/shop-schema.ts';

/** Rows written at once; both engines limit the parameters of one statement. */
export const BATCH_ROWS = 200;

type AnyDb = Kysely<Database> | Transaction<Database>;

/** Tables of tickets, in an order in which they can be emptied. */
const TICKETING = [
  'shop_seat',
  'shop_order',
  'shop_cart',
  'shop_level',
  'booking_request',
  'reservation',
  'waiting_entry',
] as const satisfies readonly (keyof ShopTables)[];

/** Tables of editing. */
const EDITING = [
  'record_version',
  'presence',
  'schedule',
  'note_mention',
  'note',
] as const satisfies readonly (keyof (EditingTables & NoteTables))[];

/** Inserts rows with their ids into a table, as many at once as a statement takes. */
export async function insertRows(
  db: AnyDb,
  table: string,
  rows: readonly UntypedRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS)
    await untyped(db)
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_ROWS))
      .execute();
}

/** Empties the table of one kind of record. */
export async function deleteAll(db: AnyDb, kind: Kind): Promise<void> {
  await untyped(db).deleteFrom(kind).execute();
}

/** Moves the id sequences of PostgreSQL behind the ids that were inserted; SQLite has none. */
export async function moveSequences(db: AnyDb, engine: OpenDatabase['engine']): Promise<void> {
  if (engine !== 'postgres') return;
  for (const kind of KINDS)
    await sql`select setval(pg_get_serial_sequence(${kind}, 'id'),
      (select coalesce(max(id), 1) from ${sql.table(kind)}))`.execute(db);
}

/** Empties all tables of records, tickets and editing. The log of changes stays: the page store relies on its ids. */
export async function deleteEverything({ db }: OpenDatabase): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of [...TICKETING, ...EDITING]) await untyped(tx).deleteFrom(table).execute();
    await deleteIndex(tx);
    await tx.deleteFrom('demo_record').execute();
    await tx.deleteFrom('unconfirmed_access').execute();
    // In reverse order, so that referring records go first; children before their parents.
    for (const kind of KINDS.toReversed()) {
      if ('parent' in records[kind].fields)
        await untyped(tx)
          .updateTable(kind as string)
          .set({ parent: null })
          .execute();
      await untyped(tx).deleteFrom(kind).execute();
    }
  });
}
