/**
 * Why a database could not do what it was asked: `busy` by another process, `full` disk,
 * `unreachable` server, `unusable` file, `moved` file. None of these is an error of ours.
 */
export type DatabaseTrouble = 'busy' | 'full' | 'unreachable' | 'unusable' | 'moved';

/** The database file was moved, deleted or overwritten while it was open. */
export class MovedDatabaseError extends Error {
  override readonly name = 'MovedDatabaseError';
}

/** No connection to the database server could be made. */
export class UnreachableDatabaseError extends Error {
  override readonly name = 'UnreachableDatabaseError';
}

/** Primary result codes of SQLite. */
const SQLITE: Readonly<Record<number, DatabaseTrouble>> = {
  5: 'busy',
  6: 'busy',
  8: 'unusable',
  10: 'unusable',
  11: 'unusable',
  13: 'full',
  14: 'unusable',
  26: 'unusable',
};

/** PostgreSQL: the beginning of SQLSTATE codes. */
const SQLSTATES: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^53100$/u, 'full'],
  [/^(?:40001|40P01|55P03|57014)$/u, 'busy'],
  [/^(?:08...|53...|57P0[1-5])$/u, 'unreachable'],
  [/^(?:58...|XX00[12]|25006)$/u, 'unusable'],
];

/** What the driver of PostgreSQL says of a connection that broke; it gives these no code. */
const BROKEN_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/u;

/** Errors of our own by name, not by class: the built site has a copy of each class of its own. */
const OURS: Readonly<Record<string, DatabaseTrouble>> = {
  BusyTablesError: 'busy',
  MovedDatabaseError: 'moved',
  UnreachableDatabaseError: 'unreachable',
  BrokenDatabaseError: 'unusable',
};

interface DriverError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly severity?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
}

function troubleOf(error: Error & DriverError): DatabaseTrouble | null {
  const ours = OURS[error.name];
  if (ours !== undefined) return ours;
  const { code, errcode } = error;
  // The lower eight bits of an extended code are the primary one.
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number')
    return SQLITE[errcode & 0xff] ?? null;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code))
    return SQLSTATES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
  // An established connection to the server; whatever else may be reset answers with results.
  if ((code === 'ECONNRESET' || code === 'EPIPE') && error.syscall !== 'connect')
    return 'unreachable';
  return BROKEN_CONNECTION.test(error.message) ? 'unreachable' : null;
}

/**
 * What the database could not do, by an error that was thrown: of either driver, or with one
 * of those as its cause.
 * @returns null for any other error, which is one of ours
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  const seen = new Set<unknown>();
  for (let current = error; current instanceof Error && !seen.has(current);) {
    const trouble = troubleOf(current);
    if (trouble !== null) return trouble;
    seen.add(current);
    current = current.cause;
  }
  return null;
}

export const isBusy = (error: unknown): boolean => databaseTrouble(error) === 'busy';
