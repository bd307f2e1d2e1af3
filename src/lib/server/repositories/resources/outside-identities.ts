import type { Kysely, Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** What another system calls a record of a kind. */
export interface OutsideName {
  readonly source: string;
  readonly source_id: string;
}

/** Parameters that a statement takes at least. */
const NAMES_AT_ONCE = 400;

/** The records that names lead to, by `source source_id`; of records that are gone, too. */
export async function recordsByOutsideName(
  db: Db,
  kind: Kind,
  names: readonly OutsideName[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const idsBySource = Map.groupBy(names, ({ source }) => source);
  for (const [source, all] of idsBySource)
    for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
      const ids = all.slice(start, start + NAMES_AT_ONCE).map(({ source_id }) => source_id);
      const rows = await db
        .selectFrom('outside_identity')
        .select(['source', 'source_id', 'record'])
        .where('kind', '=', kind)
        .where('source', '=', source)
        .where('source_id', 'in', ids)
        .execute();
      for (const row of rows) found.set(outsideKey(row), row.record);
    }
  return found;
}

/** A name as a key of maps; neither part can hold a line break. */
export const outsideKey = ({ source, source_id: id }: OutsideName): string => `${source}\n${id}`;

/** The names of records, by the record's id. */
export async function outsideNamesOf(
  db: Db,
  kind: Kind,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly OutsideName[]>> {
  if (records.length === 0) return new Map();
  const rows = await db
    .selectFrom('outside_identity')
    .select(['source', 'source_id', 'record'])
    .where('kind', '=', kind)
    .where('record', 'in', [...records])
    .orderBy('id')
    .execute();
  const names = Map.groupBy(rows, ({ record }) => record);
  return new Map(
    [...names].map(([record, all]) => [
      record,
      all.map(({ source, source_id }) => ({ source, source_id })),
    ]),
  );
}

/**
 * A new name of a record; fails, as every second one does, where the name is taken: whoever
 * comes second at the same time tries again and finds the record.
 */
export async function insertOutsideName(
  tx: Transaction<Database>,
  kind: Kind,
  name: OutsideName,
  record: number,
): Promise<void> {
  await tx
    .insertInto('outside_identity')
    .values({ kind, ...name, record })
    .execute();
}

/** A name whose record is gone leads to another one. */
export async function moveOutsideName(
  tx: Transaction<Database>,
  kind: Kind,
  { source, source_id }: OutsideName,
  record: number,
): Promise<void> {
  await tx
    .updateTable('outside_identity')
    .set({ record })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute();
}
