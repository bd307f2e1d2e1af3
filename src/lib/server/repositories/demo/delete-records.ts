import type { Transaction } from 'kysely';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { columnsOf } from '../../db/columns.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { BATCH_ROWS } from '../bulk.ts';
import { deleteDocuments } from '../search/documents.ts';

type Tx = Transaction<Database>;

/** Columns of a kind that name records of the same kind, as a page its parent. */
const ownReferences = (kind: Kind): readonly string[] =>
  columnsOf(records[kind]).flatMap(({ name, target, nullable }) =>
    target === kind && nullable ? [name] : [],
  );

async function deleteSome(tx: Tx, kind: Kind, ids: readonly number[]): Promise<void> {
  for (const column of ownReferences(kind))
    await untyped(tx)
      .updateTable(kind as string)
      .set({ [column]: null })
      .where('id', 'in', ids)
      .execute();
}

/**
 * Deletes records of many kinds, those that refer to others first. Their pairs in link tables
 * go with them; whatever else still refers to one makes the whole write fail.
 */
export async function deleteRecords(
  tx: Tx,
  goes: ReadonlyMap<Kind, readonly number[]>,
): Promise<void> {
  for (const kind of KINDS.toReversed()) {
    const ids = goes.get(kind) ?? [];
    const parts = Array.from({ length: Math.ceil(ids.length / BATCH_ROWS) }, (_, at) =>
      ids.slice(at * BATCH_ROWS, (at + 1) * BATCH_ROWS),
    );
    for (const part of parts) await deleteSome(tx, kind, part);
    for (const part of parts) {
      await untyped(tx)
        .deleteFrom(kind as string)
        .where('id', 'in', part)
        .execute();
      await tx
        .deleteFrom('demo_record')
        .where('kind', '=', kind)
        .where('record', 'in', part)
        .execute();
      await tx
        .deleteFrom('outside_identity')
        .where('kind', '=', kind)
        .where('record', 'in', part)
        .execute();
    }
    for (const id of ids) await deleteDocuments(tx, kind, id);
  }
}
