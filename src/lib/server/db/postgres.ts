import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { UnreachableDatabaseError } from './database-error.ts';

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 10;

/** What Kysely needs of a pool. */
interface Connections {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly end: () => Promise<void>;
}

/**
 * A pool of connections to the PostgreSQL database that `url` names. Connects on first use.
 * @param size at most so many connections
 */
export function openPostgres(
  url: string,
  size = POOL_SIZE,
): { dialect: PostgresDialect; pool: pg.Pool; connections: Connections } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced at the next query; without a
  // listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connections: Connections = {
    // So that nobody takes it for the refusal of a mail server or a shop.
    connect: () =>
      pool.connect().catch((cause: unknown) => {
        if ((cause as { readonly severity?: unknown }).severity !== undefined) throw cause;
        const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
        throw new UnreachableDatabaseError(reason, { cause });
      }),
    end: () => pool.end(),
  };
  return { dialect: new PostgresDialect({ pool: connections as never }), pool, connections };
}
