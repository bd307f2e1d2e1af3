import { PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 10;

/** A pool of connections to the PostgreSQL database that `url` names. Connects on first use. */
export function openPostgres(url: string): { dialect: PostgresDialect; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced at the next query; without a
  // listener it would end the process.
  pool.on('error', () => undefined);
  return { dialect: new PostgresDialect({ pool }), pool };
}
