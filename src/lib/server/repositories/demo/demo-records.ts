import type { Kysely, Transaction } from 'kysely';
import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { BATCH_ROWS } from '../bulk.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** Notes records that came with the demo. */
export async function insertDemoRecords(
  db: AnyDb,
  kind: Kind,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_ROWS)
    await db
      .insertInto('demo_record')
      .values(ids.slice(start, start + BATCH_ROWS).map((record) => ({ kind, record })))
      .execute();
}

/** Whether anything of the demo is known to be there. */
export async function hasDemoRecords(db: AnyDb): Promise<boolean> {
  const row = await db.selectFrom('demo_record').select('record').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether a record came with the demo. */
export async function isDemoRecord(db: AnyDb, { kind, id }: RecordName): Promise<boolean> {
  const row = await db
    .selectFrom('demo_record')
    .select('record')
    .where('kind', '=', kind)
    .where('record', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of what came with the demo, also of what was deleted since. */
export async function demoIds(db: AnyDb): Promise<ReadonlyMap<Kind, ReadonlySet<number>>> {
  const found = new Map<Kind, Set<number>>();
  for (const { kind, record } of await db.selectFrom('demo_record').selectAll().execute())
    if (isKind(kind)) found.set(kind, (found.get(kind) ?? new Set()).add(record));
  return found;
}

/** Every record of a kind, with the version that says whether it was changed: 1, it was not. */
export async function versionsOf(db: AnyDb, kind: Kind): Promise<ReadonlyMap<number, number>> {
  const rows = await untyped(db)
    .selectFrom(kind as string)
    .select(['id', 'version'])
    .execute();
  return new Map(rows.map(({ id, version }) => [Number(id), Number(version)]));
}

/** A record by its kind and id. */
export interface RecordName {
  readonly kind: Kind;
  readonly id: number;
}

/** Records with a draft, a history, notes, or something that is ordered for later. */
export async function workedOn(db: AnyDb): Promise<readonly RecordName[]> {
  const [versions, schedule, notes] = await Promise.all([
    db.selectFrom('record_version').select(['kind', 'record']).distinct().execute(),
    db.selectFrom('schedule').select(['kind', 'record']).distinct().execute(),
    db.selectFrom('note').select(['kind', 'record']).distinct().execute(),
  ]);
  return [...versions, ...schedule, ...notes].flatMap(({ kind, record }) =>
    isKind(kind) ? [{ kind, id: record }] : [],
  );
}

/** Events that people wait for, follow or have tickets of, and forms that somebody sent. */
export async function usedByVisitors(db: AnyDb): Promise<readonly RecordName[]> {
  const events = [
    await db.selectFrom('waiting_entry').select('event').distinct().execute(),
    await db.selectFrom('event_follower').select('event').distinct().execute(),
    await db
      .selectFrom('event')
      .select('id as event')
      .where('id_jet', 'in', db.selectFrom('shop_seat').select('id_jet'))
      .execute(),
    await db
      .selectFrom('event')
      .select('id as event')
      .where('id_jet', 'in', db.selectFrom('reservation').select('id_jet'))
      .execute(),
  ].flat();
  const forms = await db.selectFrom('form_entry').select('form').distinct().execute();
  return [
    ...events.map(({ event: id }) => ({ kind: 'event' as const, id })),
    ...forms.map(({ form: id }) => ({ kind: 'form' as const, id })),
  ];
}

/** What is worked on, ordered for later or in a release of a record, as JSON. */
export async function comingStates(
  db: AnyDb,
  { kind, id }: RecordName,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('record_version')
    .select('content')
    .where('kind', '=', kind)
    .where('record', '=', id)
    .where('state', '!=', 'published')
    .execute();
  return rows.map(({ content }) => content);
}

/** Files of the library: the hash in their address, and their ids. */
export async function idsByHash(db: AnyDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('media').select(['id', 'src']).execute();
  return new Map(rows.map(({ id, src }) => [src.split('/')[2] ?? '', id]));
}
