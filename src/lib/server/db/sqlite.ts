import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Longer waits would hold up the whole process: the driver is synchronous. */
const BUSY_TIMEOUT_MS = 250;
const MAX_STATEMENTS = 200;

/** A database file that cannot be used. */
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
function cacheStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      // A transaction that reads first and is overtaken by another process's write could
      // only fail; one that asks for the write lock at once waits for its turn.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const statement = new Statement(database.prepare(text));
      const isSchemaChange = /^\s*(?:create|alter|drop|pragma)/iu.test(sql);
      if (isSchemaChange) statements.clear();
      else if (statements.size < MAX_STATEMENTS) statements.set(sql, statement);
      return statement;
    },
    close: () => {
      statements.clear();
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
    // A full disk or an interrupted copy leaves an empty file: it must not count as a new database.
    if (existed && statSync(file).size === 0)
      throw new Error('it is empty; remove it to begin a new one');
    const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    if (existed) {
      const [check] = raw.prepare('pragma quick_check(1)').all();
      if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']));
    }
    raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    return { dialect: new SqliteDialect({ database: cacheStatements(raw) }), raw };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenDatabaseError(`The database file ${file} cannot be used: ${reason}`, { cause });
  }
}
