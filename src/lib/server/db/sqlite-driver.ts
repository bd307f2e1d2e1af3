import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { databaseTrouble, isBusy } from './database-error.ts';
import type { DatabaseFile } from './sqlite-file.ts';

/**
 * How long a query waits for other processes, from the first time that it finds the lock taken;
 * what it waits for writes of its own process does not count, as those go on.
 */
const WAIT_MS = 3000;
const PAUSE_MS = { least: 1, most: 10 } as const;
const MAX_STATEMENTS = 200;
const IS_READ = /^\s*(?:select|with|pragma|explain)\b/iu;
const IS_SELECT = /^\s*select\b/iu;
const IS_SCHEMA_CHANGE = /^\s*(?:create|alter|drop|pragma)/iu;

/** Statements of a handle, those used last: preparing costs more than most queries of a page. */
export class Statements {
  readonly #raw: DatabaseSync;
  readonly #cached = new Map<string, { statement: StatementSync; isReader: boolean }>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  run({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> {
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (isReader) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  clear(): void {
    this.#cached.clear();
  }

  #prepare(sql: string) {
    const cached = this.#cached.get(sql);
    if (cached) {
      this.#cached.delete(sql);
      this.#cached.set(sql, cached);
      return cached;
    }
    const statement = this.#raw.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (IS_SCHEMA_CHANGE.test(sql)) this.#cached.clear();
    else this.#cached.set(sql, prepared);
    // Lists of other lengths are other statements, so that there is no end of them.
    const [eldest] = this.#cached.keys();
    if (eldest !== undefined && this.#cached.size > MAX_STATEMENTS) this.#cached.delete(eldest);
    return prepared;
  }
}

/**
 * One handle for all writes of a process. Its own waiting is switched off: the driver is
 * synchronous, so that it would hold up everybody; what another process has locked is
 * tried again after pauses in which this process goes on. While a transaction is open, the
 * writes of others wait for its end; what they read comes from a handle that only reads, and
 * is the state before it.
 */
class SqliteHandle {
  readonly #file: DatabaseFile;
  readonly #raw: DatabaseSync;
  readonly #statements: Statements;
  #reader: { readonly raw: DatabaseSync; readonly statements: Statements } | null = null;
  #transaction: Promise<void> | null = null;
  #end: () => void = () => undefined;

  constructor(raw: DatabaseSync, file: DatabaseFile) {
    this.#raw = raw;
    this.#file = file;
    this.#statements = new Statements(raw);
  }

  /** Runs a query that is part of the transaction which is open. */
  run(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> {
    return this.#statements.run(query);
  }

  /** Runs a query outside of transactions. */
  async runAlone(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<unknown>> {
    const answer = this.#transaction === null ? null : this.#readBeside(query);
    if (answer !== null) return answer;
    const isWrite = !IS_READ.test(query.sql);
    return this.#whenFree(() => {
      if (isWrite) this.#file.check();
      const result = this.#statements.run(query);
      if (isWrite) this.#file.check();
      return result;
    });
  }

  /** Asks for the write lock at once: who reads first and is overtaken could only fail. */
  async begin(): Promise<void> {
    await this.#whenFree(() => {
      this.#file.check();
      this.#raw.exec('begin immediate');
      this.#transaction = new Promise((resolve) => (this.#end = resolve));
    });
  }

  commit(): void {
    this.#file.check();
    this.#raw.exec('commit');
    // What went to a file that is gone must not count as written.
    this.#file.check();
    this.#release();
  }

  rollback(): void {
    try {
      // After some errors SQLite has rolled back by itself.
      if (this.#raw.isTransaction) this.#raw.exec('rollback');
    } finally {
      this.#release();
    }
  }

  close(): void {
    this.#reader?.statements.clear();
    this.#reader?.raw.close();
    this.#reader = null;
    this.#statements.clear();
    this.#file.close();
    this.#raw.close();
  }

  /**
   * What is read while the transaction of somebody else is open.
   * @returns null where it has to wait: a write, a database in memory or one that was moved
   */
  #readBeside(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> | null {
    const file = this.#raw.location();
    if (file === null || !IS_SELECT.test(query.sql)) return null;
    try {
      if (this.#reader === null) {
        this.#file.check();
        const raw = new DatabaseSync(file, { readOnly: true });
        this.#reader = { raw, statements: new Statements(raw) };
      }
      return this.#reader.statements.run(query);
    } catch (error) {
      if (databaseTrouble(error) === null) throw error;
      return null;
    }
  }

  #release(): void {
    this.#transaction = null;
    this.#end();
  }

  async #whenFree<Value>(work: () => Value): Promise<Value> {
    let busySince: number | null = null;
    for (let waitMs: number = PAUSE_MS.least; ; waitMs = Math.min(waitMs * 2, PAUSE_MS.most)) {
      if (this.#transaction !== null) busySince = null;
      while (this.#transaction !== null) await this.#transaction;
      try {
        return work();
      } catch (error) {
        busySince ??= performance.now();
        if (!isBusy(error) || performance.now() - busySince > WAIT_MS) throw error;
      }
      await pause(waitMs * (0.5 + Math.random()));
    }
  }
}

/** Told of each statement that writes in a transaction, with what it answered. */
export type OnWrite = (
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
  answer: QueryResult<unknown>,
) => void;

/** What Kysely takes for a connection: all of them share the handle. */
class Connection implements DatabaseConnection {
  readonly #handle: SqliteHandle;
  readonly #inTransaction: WeakSet<DatabaseConnection>;
  readonly #onWrite: OnWrite | undefined;

  /** @param inTransaction the connection, if any, whose transaction is open */
  constructor(handle: SqliteHandle, inTransaction: WeakSet<DatabaseConnection>, onWrite?: OnWrite) {
    this.#handle = handle;
    this.#inTransaction = inTransaction;
    this.#onWrite = onWrite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#inTransaction.has(this))
      return (await this.#handle.runAlone(query)) as QueryResult<Row>;
    const result = this.#handle.run(query);
    if (!IS_READ.test(query.sql)) this.#onWrite?.(query, result);
    return result as QueryResult<Row>;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** Synchronous work as a promise. */
const attempt = <Value>(work: () => Value): Promise<Value> =>
  new Promise((resolve) => resolve(work()));

class SqliteDriver implements Driver {
  readonly #handle: SqliteHandle;
  readonly #onWrite: OnWrite | undefined;
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  constructor(handle: SqliteHandle, onWrite?: OnWrite) {
    this.#handle = handle;
    this.#onWrite = onWrite;
  }

  init = () => Promise.resolve();
  acquireConnection = () =>
    Promise.resolve(new Connection(this.#handle, this.#inTransaction, this.#onWrite));
  releaseConnection = () => Promise.resolve();

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#handle.begin();
    this.#inTransaction.add(connection);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return attempt(() => {
      this.#handle.commit();
      this.#inTransaction.delete(connection);
    });
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return attempt(() => {
      if (this.#inTransaction.delete(connection)) this.#handle.rollback();
    });
  }

  destroy = () => attempt(() => this.#handle.close());
}

class Adapter extends SqliteAdapter {
  /** Queries wait for each other in the handle. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** Migrations run in one transaction: an interrupted one leaves nothing half. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely's dialect over one handle of `node:sqlite`. */
export function sqliteDialect(raw: DatabaseSync, file: DatabaseFile, onWrite?: OnWrite): Dialect {
  const handle = new SqliteHandle(raw, file);
  return {
    createDriver: () => new SqliteDriver(handle, onWrite),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
