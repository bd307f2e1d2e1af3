import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Longer waits would hold up the whole process: the driver is synchronous. */
const BUSY_TIMEOUT_MS = 250;
const STATEMENTS_KEPT = 200;

/** What opening a database file can end in, beside success. */
export class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
}

/** One prepared statement in the shape that Kysely's SQLite dialect calls. */
class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]) {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}

/** Preparing costs more than most queries of a page; the statements of a running site are few. */
function keepStatements(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      // A transaction that reads first and is overtaken by another process's write could
      // only fail; one that asks for the write lock at once waits for its turn.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const statement = new Statement(database.prepare(text));
      const isSchemaChange = /^\s*(?:create|alter|drop|pragma)/iu.test(sql);
      if (isSchemaChange) kept.clear();
      else if (kept.size < STATEMENTS_KEPT) kept.set(sql, statement);
      return statement;
    },
    close: () => {
      kept.clear();
      database.close();
    },
  };
}

/**
 * Opens (or, where no file is, creates) a SQLite database.
 * @throws {BrokenDatabaseError} when a file is there but is no sound database;
 *   the file is left as it is.
 */
export function openSqlite(file: string): { dialect: SqliteDialect; raw: DatabaseSync } {
  const isFile = file !== ':memory:';
  const existed = isFile && existsSync(file);
  if (isFile) mkdirSync(dirname(file), { recursive: true });
  try {
    // What a disk that filled up or a copy broken off leaves behind is no new house.
    if (existed && statSync(file).size === 0)
      throw new Error('it is empty; remove it to begin a new one');
    const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    if (existed) {
      const [check] = raw.prepare('pragma quick_check(1)').all();
      if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']));
    }
    raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    return { dialect: new SqliteDialect({ database: keepStatements(raw) }), raw };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenDatabaseError(`The database file ${file} cannot be used: ${reason}`, { cause });
  }
}
