import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../../lib/server/db/open.ts';
import { openPostgres } from '../../lib/server/db/postgres.ts';
import type { Database } from '../../lib/server/db/schema.ts';

/** How often it is looked whether work that was begun for a request has ended. */
const LOOK_MS = 5;

type Pool = ReturnType<typeof openPostgres>['pool'];
type Connections = ReturnType<typeof openPostgres>['connections'];

/** The connection of the request that is answered: the platform lends no socket to another one. */
const current = new AsyncLocalStorage<Connections>();

const ofRequest = {
  connect: () => {
    const connections = current.getStore();
    if (connections === undefined) throw new Error('A query belongs to no request.');
    return connections.connect();
  },
  end: () => Promise.resolve(),
};

/** What would write, such as counts of missed addresses, is the server's. */
const readsOnly: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') return node;
    throw new Error(`At the edge nothing is written: ${node.kind}.`);
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** A database that asks by the connection of whichever request is answered. */
export const requestDatabase = (): OpenDatabase => ({
  engine: 'postgres',
  db: new Kysely<Database>({
    dialect: new PostgresDialect({ pool: ofRequest as never }),
    plugins: [readsOnly],
  }),
  // Only what writes or listens asks for it, and nothing here does: it never connects.
  pool: new pg.Pool(),
});

const isBusy = (pool: Pool): boolean => pool.waitingCount > 0 || pool.totalCount > pool.idleCount;

/** Ends a connection as soon as nothing asks by it. @param limitMs it is ended then anyway */
async function endIdle(pool: Pool, limitMs: number): Promise<void> {
  const limit = Date.now() + limitMs;
  while (isBusy(pool) && Date.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await pool.end();
}

/**
 * Does the work of one request with a connection of its own, which is opened by the first query.
 * @returns what came of it, and when the connection is closed
 */
export function withConnection<T>(
  url: string,
  limitMs: number,
  work: () => Promise<T>,
): { readonly outcome: Promise<T>; readonly closed: Promise<void> } {
  const { pool, connections } = openPostgres(url, 1);
  const outcome = current.run(connections, work);
  const close = () => endIdle(pool, limitMs);
  return { outcome, closed: outcome.then(close, close) };
}
