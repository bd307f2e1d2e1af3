import { sql, type Kysely } from 'kysely';
import { KINDS, type Kind } from '../../../../content/records/kinds.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { type Database, untyped } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** How many records of a kind there are. */
interface KindCount {
  readonly kind: Kind;
  readonly public: number;
  readonly offline: number;
  /** Instant of the newest change; null: there are none. */
  readonly newest: string | null;
}

async function countOf(db: Db, kind: Kind): Promise<KindCount> {
  const row = await untyped(db)
    .selectFrom(kind as string)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.sum<number | string | null>('is_online').as('online'),
      fn.max<string | null>('updated_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const online = Number(row.online ?? 0);
  return { kind, public: online, offline: Number(row.all) - online, newest: row.newest };
}

/** The records of every kind, counted one kind after the other. */
export async function recordCounts(db: Db): Promise<readonly KindCount[]> {
  const counts: KindCount[] = [];
  for (const kind of KINDS) counts.push(await countOf(db, kind));
  return counts;
}

const one = async (
  query: Promise<{ readonly count: number | string } | undefined>,
): Promise<number> => Number((await query)?.count ?? 0);

/** Records with a draft, and what is ordered for later. */
export async function waitingCounts(
  db: Db,
): Promise<{ readonly drafts: number; readonly scheduled: number }> {
  const drafts = db
    .selectFrom('record_version')
    .select(['kind', 'record'])
    .where('state', '=', 'draft')
    .groupBy(['kind', 'record'])
    .as('drafts');
  const draftCount = db
    .selectFrom(drafts)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirst();
  const scheduledCount = db
    .selectFrom('schedule')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('failed', 'is', null)
    .executeTakeFirst();
  return { drafts: await one(draftCount), scheduled: await one(scheduledCount) };
}

const valueOf = async (
  db: Kysely<Database>,
  query: ReturnType<typeof sql<{ value: number | string }>>,
): Promise<number | string> => (await query.execute(db)).rows[0]?.value ?? 0;

/** What the database takes on disk, in bytes: of SQLite the file, without its journal. */
export async function databaseBytes({ db, engine }: OpenDatabase): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ value: number }>`
          select page_count * page_size as value
          from pragma_page_count(), pragma_page_size()`
      : sql<{ value: string }>`select pg_database_size(current_database()) as value`;
  return Number(await valueOf(db, query as ReturnType<typeof sql<{ value: number | string }>>));
}

/** The version of the database's engine, `3.50.4`. */
export async function databaseVersion({ db, engine }: OpenDatabase): Promise<string> {
  const query =
    engine === 'sqlite'
      ? sql<{ value: string }>`select sqlite_version() as value`
      : sql<{ value: string }>`select current_setting('server_version') as value`;
  return String(await valueOf(db, query));
}

/** A step of the schema that has run. */
export interface AppliedMigration {
  readonly name: string;
  /** Instant. */
  readonly at: string;
}

/** The steps of the schema that have run, the first one first. */
export async function appliedMigrations(
  db: Kysely<Database>,
): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<{ name: string; at: string }>`
    select name, timestamp as at from kysely_migration order by name`.execute(db);
  return rows;
}
