import { sql, type Kysely, type Selectable } from 'kysely';
import { dayOf, type Day } from '../../../dates/dates.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import { SAVED_STATES, type VersionRow } from '../../db/tables/editing-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** A change that somebody saved. */
export interface Activity {
  readonly id: number;
  readonly kind: Kind;
  readonly record: number;
  readonly state: (typeof SAVED_STATES)[number];
  readonly base: number;
  /** The record's fields then. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly saved_at: string;
  readonly saved_by: string | null;
  /** What wrote it; null: it is not known. */
  readonly write_source: WriteSource | null;
}

const asActivity = ({ kind, content, state, ...row }: Selectable<VersionRow>): Activity[] =>
  isKind(kind) && (state === 'published' || state === 'draft')
    ? [{ ...row, kind, state, content: JSON.parse(content) as Activity['content'] }]
    : [];

/** The newest changes of all records that have versions, the newest first. */
export async function newestActivities(db: Db, limit: number): Promise<readonly Activity[]> {
  const rows = await db
    .selectFrom('record_version')
    .selectAll()
    .where('state', 'in', SAVED_STATES)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(asActivity);
}

/** The newest changes of one person that are in a state, the newest first. */
export async function activitiesOf(
  db: Db,
  name: string,
  state: Activity['state'],
  limit: number,
): Promise<readonly Activity[]> {
  const rows = await db
    .selectFrom('record_version')
    .selectAll()
    .where('state', '=', state)
    .where('saved_by', '=', name)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(asActivity);
}

/** What is to happen with records by itself, and what could not, the next one first. */
export async function scheduledChanges(db: Db, limit: number) {
  const rows = await db
    .selectFrom('schedule')
    .select(['kind', 'record', 'action', 'at', 'failed'])
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ kind, ...row }) => (isKind(kind) ? [{ ...row, kind }] : []));
}

/** Somebody who changed something. */
export interface ActivePerson {
  /** Null: nobody is known, as of content that the product came with. */
  readonly name: string | null;
  readonly changes: number;
  readonly last_at: string;
}

/** Who changed something since an instant, the most busy first. */
export async function activePersons(
  db: Db,
  since: string,
  limit: number,
): Promise<readonly ActivePerson[]> {
  const rows = await db
    .selectFrom('record_version')
    .select(({ fn }) => [
      'saved_by as name',
      fn.countAll<number | string>().as('changes'),
      fn.max('saved_at').as('last_at'),
    ])
    .where('state', 'in', SAVED_STATES)
    .where('saved_at', '>=', since)
    .groupBy('saved_by')
    .orderBy('changes', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, changes: Number(row.changes) }));
}

/** How many changes were saved on each day since an instant; days without any are left out. */
export async function changesByDay(db: Db, since: string): Promise<ReadonlyMap<Day, number>> {
  const rows = await db
    .selectFrom('record_version')
    .select(({ fn }) => [
      sql<string>`substr(saved_at, 1, 13)`.as('hour'),
      fn.countAll<number | string>().as('changes'),
    ])
    .where('state', 'in', SAVED_STATES)
    .where('saved_at', '>=', since)
    .groupBy(sql`substr(saved_at, 1, 13)`)
    .execute();
  const days = new Map<Day, number>();
  // The venue's days begin on a full hour, whatever its clock says.
  for (const { hour, changes } of rows) {
    const day = dayOf(`${hour}:00:00Z`);
    days.set(day, (days.get(day) ?? 0) + Number(changes));
  }
  return days;
}
