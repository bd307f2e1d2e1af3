import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, sql, type QueryResult, type Transaction } from 'kysely';
import type { Result } from '../../result.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './schema.ts';
import { restrict, DatabaseFile } from './sqlite-file.ts';
import { sqliteDialect, Statements } from './sqlite-driver.ts';
import { isTransient, transaction } from './transaction.ts';

type Work<Value, Reason> = (tx: Transaction<Database>) => Promise<Result<Value, Reason>>;

/** A statement that wrote into the copy, and what it answered there. */
interface Written {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly answer: QueryResult<unknown>;
}

/** More than a database can have: in several steps each write of another process would begin it anew. */
const ALL_PAGES = 0x7f_ff_ff_ff;
const MAX_ATTEMPTS = 3;
/** So many statements take a millisecond or two. */
const STATEMENTS = 100;
/**
 * Everybody else has a turn after so long. Under load a turn takes as long itself, and all who
 * write wait for the end: few turns are better for them than many.
 */
const TURN_MS = 25;
const INTO = /^(?:insert into|update) "(\w+)"/u;

/** One is prepared and one may wait for it: each takes a copy of the file, and memory. */
const MAX_QUEUED = 2;

/** Somebody else wrote what the work had read. */
class Overtaken extends Error {}

/** The work was prepared several times, and each time somebody else was first. */
export class BusyTablesError extends Error {
  override readonly name = 'BusyTablesError';
}

/** What rises with each write of a row; null: rows are only added. Left out: `version`. */
const VERSION_COLUMNS: Readonly<Record<string, string | null>> = {
  record_version: null,
  release: 'revision',
};

/** The state of whole tables: another one after any write of a record of theirs. */
async function stateOf(db: Kysely<Database>, tables: readonly string[]): Promise<string> {
  const states: unknown[] = [];
  for (const table of tables) {
    const { [table]: column = 'version' } = VERSION_COLUMNS;
    const version = column === null ? sql`0` : sql`sum(${sql.ref(column)})`;
    const state = sql`select count(*), max(id), ${version} from ${sql.table(table)}`;
    states.push((await state.execute(db)).rows);
  }
  return JSON.stringify(states);
}

/** A copy of SQLite's file as of now, which has no name any more: it goes when it is closed. */
async function copyOf(source: DatabaseSync): Promise<DatabaseSync> {
  const place = source.location();
  if (place === null) throw new Error('a database in memory has no second connection');
  const file = `${place}.${randomUUID()}.prepare`;
  // Through the handle of the venue the copy would hold up everybody, and hold what is not committed.
  const reader = new DatabaseSync(place, { readOnly: true });
  try {
    await backup(reader, file, { rate: ALL_PAGES });
    restrict(file);
    const copy = new DatabaseSync(file);
    // Nothing in it has to last, and nothing may stand beside a file without a name.
    copy.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = on');
    return copy;
  } finally {
    reader.close();
    rmSync(file, { force: true });
  }
}

interface Prepared<Value, Reason> {
  readonly result: Result<Value, Reason>;
  readonly written: readonly Written[];
  readonly state: string;
  readonly tables: readonly string[];
}

async function prepare<Value, Reason>(
  source: DatabaseSync,
  tables: readonly string[],
  work: Work<Value, Reason>,
): Promise<Prepared<Value, Reason>> {
  const copy = await copyOf(source);
  let written: Written[] = [];
  const place = new DatabaseFile(null, () => undefined);
  const dialect = sqliteDialect(copy, place, ({ sql: text, parameters }, answer) => {
    written.push({ sql: text, parameters, answer });
  });
  const db = new Kysely<Database>({ dialect });
  try {
    const state = await stateOf(db, tables);
    const result = await transaction({ db }, (tx) => {
      written = [];
      return work(tx);
    });
    return { result, written, state, tables };
  } finally {
    await db.destroy();
  }
}

/** Whether a statement did what it did in the copy; of other tables no id is handed on. */
function isAlike(
  { sql: text, answer }: Written,
  now: QueryResult<unknown>,
  tables: readonly string[],
) {
  if (answer.numAffectedRows !== now.numAffectedRows) return false;
  const [, table = ''] = INTO.exec(text) ?? [];
  return !tables.includes(table) || JSON.stringify(answer.rows) === JSON.stringify(now.rows);
}

/** Runs what wrote into the copy in the database, within the transaction that is open. */
async function repeat(
  tx: Transaction<Database>,
  raw: DatabaseSync,
  { written, state, tables }: Prepared<unknown, unknown>,
): Promise<void> {
  if ((await stateOf(tx, tables)) !== state) throw new Overtaken();
  // Not through Kysely, which takes longer for each statement than SQLite does.
  const statements = new Statements(raw);
  let began = performance.now();
  for (const [index, one] of written.entries()) {
    if (index % STATEMENTS === STATEMENTS - 1 && performance.now() - began > TURN_MS) {
      await turn();
      began = performance.now();
    }
    if (!isAlike(one, statements.run(one), tables)) throw new Overtaken();
  }
}

/**
 * A transaction for work that takes seconds. On SQLite, where all others would have to wait for
 * its end, it is done on a copy of the database first; then only the statements that wrote
 * something are run in the database itself, in one transaction, if the records that the work is
 * about are as they were. PostgreSQL lets others write meanwhile.
 * @param tables what the work writes, and what it looks at as a whole; each with an `id` and a version
 * @param mustRun it is never refused: at last it is done while others wait
 * @throws BusyTablesError when others changed these tables each time, or too much of it waits
 */
export async function preparedTransaction<Value, Reason>(
  database: OpenDatabase,
  { tables, mustRun = false }: { readonly tables: readonly string[]; readonly mustRun?: boolean },
  work: Work<Value, Reason>,
): Promise<Result<Value, Reason>> {
  if (database.engine === 'postgres') return transaction(database, work);
  return enqueue(database.raw, mustRun, () =>
    prepareAndRepeat(database, { tables, mustRun }, work),
  );
}

async function prepareAndRepeat<Value, Reason>(
  database: Extract<OpenDatabase, { engine: 'sqlite' }>,
  { tables, mustRun }: { readonly tables: readonly string[]; readonly mustRun: boolean },
  work: Work<Value, Reason>,
): Promise<Result<Value, Reason>> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const prepared = await prepare(database.raw, tables, work);
    if (!prepared.result.ok) return prepared.result;
    try {
      await database.db.transaction().execute((tx) => repeat(tx, database.raw, prepared));
      return prepared.result;
    } catch (error) {
      if (!(error instanceof Overtaken) && !isTransient(error)) throw error;
    }
  }
  if (mustRun) return transaction(database, work);
  throw new BusyTablesError('these records are being changed by others');
}

/** What is prepared or waits for a database, and the end of the last of it. */
interface Queue {
  count: number;
  end: Promise<unknown>;
}
const queues = new WeakMap<DatabaseSync, Queue>();

/** Runs one after the other for each database: two at once would only overtake each other. */
async function enqueue<Value>(
  source: DatabaseSync,
  mustRun: boolean,
  work: () => Promise<Value>,
): Promise<Value> {
  const queue = queues.get(source) ?? { count: 0, end: Promise.resolve() };
  queues.set(source, queue);
  if (queue.count >= MAX_QUEUED && !mustRun)
    throw new BusyTablesError('many records are being changed already');
  queue.count += 1;
  const own = queue.end.then(work);
  queue.end = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    queue.count -= 1;
  }
}

/**
 * What the work would answer, of which nothing is kept.
 * @param mustRun it is not refused for what is prepared already
 */
export async function dryRunTransaction<Value, Reason>(
  database: OpenDatabase,
  mustRun: boolean,
  work: Work<Value, Reason>,
): Promise<Result<Value, Reason>> {
  if (database.engine === 'sqlite')
    return enqueue(
      database.raw,
      mustRun,
      async () => (await prepare(database.raw, [], work)).result,
    );
  const outcome = await transaction<never, Result<Value, Reason>>(database, async (tx) => ({
    ok: false,
    failure: await work(tx),
  }));
  return outcome.ok ? outcome : outcome.failure;
}
