import { describe, expect, it } from 'vitest';
import {
  databaseTrouble,
  MovedDatabaseError,
  UnreachableDatabaseError,
} from '../../../src/lib/server/db/database-error.ts';
import { FAILURE_STATUS } from '../../../src/lib/result.ts';
import { temporaryFailure } from '../../../src/lib/server/services/request/temporary-failure.ts';

const errorWith = (fields: object, message = 'x') => Object.assign(new Error(message), fields);
const sqlite = (errcode: number) => errorWith({ code: 'ERR_SQLITE_ERROR', errcode });

describe('RL-05 the trouble of a database', () => {
  it.each([
    ['SQLite is busy', sqlite(5), 'busy'],
    ['SQLite is locked', sqlite(6), 'busy'],
    ['SQLite is busy with a snapshot', sqlite(517), 'busy'],
    ['SQLite may only read', sqlite(8), 'unusable'],
    ['SQLite had its file moved', sqlite(1032), 'unusable'],
    ['SQLite cannot read the disk', sqlite(266), 'unusable'],
    ['SQLite is corrupt', sqlite(11), 'unusable'],
    ['SQLite is full', sqlite(13), 'full'],
    ['SQLite cannot open', sqlite(14), 'unusable'],
    ['SQLite has no database', sqlite(26), 'unusable'],
    ['PostgreSQL ends', errorWith({ code: '57P01' }), 'unreachable'],
    ['PostgreSQL starts', errorWith({ code: '57P03' }), 'unreachable'],
    ['PostgreSQL is full', errorWith({ code: '53100' }), 'full'],
    ['PostgreSQL has no memory', errorWith({ code: '53200' }), 'unreachable'],
    ['PostgreSQL has too many connections', errorWith({ code: '53300' }), 'unreachable'],
    ['PostgreSQL lost the connection', errorWith({ code: '08006' }), 'unreachable'],
    ['PostgreSQL waits for a lock', errorWith({ code: '55P03' }), 'busy'],
    ['a connection broke', errorWith({}, 'Connection terminated unexpectedly'), 'unreachable'],
    ['no connection', new UnreachableDatabaseError('connect ECONNREFUSED'), 'unreachable'],
    ['the file moved', new MovedDatabaseError('gone'), 'moved'],
    ['it is a cause', new Error('a page failed', { cause: sqlite(5) }), 'busy'],
  ] as const)('RL-05 %s: %s', (_, error, trouble) => {
    expect(databaseTrouble(error)).toBe(trouble);
    const failure = temporaryFailure(error, 'en');
    expect(failure && FAILURE_STATUS[failure.code]).toBe(503);
    expect(failure?.retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each([
    ['a constraint', sqlite(19)],
    ['a key that is there', sqlite(2067)],
    ['a wrong statement', sqlite(1)],
    ['a key in PostgreSQL', errorWith({ code: '23505' })],
    ['a mail server that refuses', errorWith({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a file that is missing', errorWith({ code: 'ENOENT' })],
    ['a mistake', new TypeError('undefined is not a function')],
    ['no error', 'busy'],
    [
      'an error that is its own cause',
      (() => {
        const error = new Error('x');
        error.cause = error;
        return error;
      })(),
    ],
  ])('RL-05 control: %s is none', (_, error) => {
    expect(databaseTrouble(error)).toBeNull();
    expect(temporaryFailure(error, 'en')).toBeNull();
  });
});
