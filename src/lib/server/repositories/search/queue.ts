import { sql } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { NamedRecord } from './documents.ts';
import type { SearchDb } from './engine.ts';

/** Puts a record into the queue; what waits there already waits for the earlier of both instants. */
export async function enqueueRecord(
  db: SearchDb,
  { kind, id }: NamedRecord,
  dueAt: string,
): Promise<void> {
  await db
    .insertInto('search_queue')
    .values({ kind, record: id, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record']).doUpdateSet({
        due_at: sql<string>`case when excluded.due_at < search_queue.due_at
          then excluded.due_at else search_queue.due_at end`,
      }),
    )
    .execute();
}

/** Puts every record into the queue whose documents name another one. */
export async function enqueueNaming(
  db: SearchDb,
  { kind, id }: NamedRecord,
  dueAt: string,
): Promise<void> {
  await sql`insert into search_queue (kind, record, due_at)
    select kind, record, ${dueAt} from search_reference
    where target_kind = ${kind} and target = ${id}
    on conflict (kind, record) do update set due_at = excluded.due_at`.execute(db);
}

/** Puts all records of a kind into the queue, and those that the index still has. */
export async function enqueueKind(db: SearchDb, kind: Kind, dueAt: string): Promise<void> {
  await sql`insert into search_queue (kind, record, due_at)
    select ${kind}, id, ${dueAt} from ${sql.table(kind)} where true
    on conflict (kind, record) do update set due_at = excluded.due_at`.execute(db);
  await sql`insert into search_queue (kind, record, due_at)
    select distinct kind, record, ${dueAt} from search_document where kind = ${kind}
    on conflict (kind, record) do nothing`.execute(db);
}

/** The records whose turn it is, at most `limit`. */
export async function dueRecords(
  db: SearchDb,
  now: string,
  limit: number,
): Promise<readonly NamedRecord[]> {
  const rows = await db
    .selectFrom('search_queue')
    .select(['kind', 'record'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('kind')
    .orderBy('record')
    .limit(limit)
    .execute();
  return rows.map(({ kind, record }) => ({ kind: kind as Kind, id: record }));
}

/** Takes a record out of the queue. */
export async function dequeueRecord(db: SearchDb, { kind, id }: NamedRecord): Promise<void> {
  await db.deleteFrom('search_queue').where('kind', '=', kind).where('record', '=', id).execute();
}

/** How many records wait for their turn now. */
export async function countDue(db: SearchDb, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('search_queue')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By which analyser the index was made; 0: not yet. */
export async function indexedBy(db: SearchDb): Promise<number> {
  const row = await db.selectFrom('search_state').select('analyser').executeTakeFirst();
  return row?.analyser ?? 0;
}

export async function saveAnalyser(db: SearchDb, analyser: number): Promise<void> {
  await db
    .insertInto('search_state')
    .values({ id: 1, analyser })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ analyser }))
    .execute();
}
