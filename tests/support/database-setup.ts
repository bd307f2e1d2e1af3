import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createHouse } from '../../src/lib/server/house.ts';
import { migrate } from '../../src/lib/server/db/migrate.ts';
import { openDatabase, type DatabasePlace } from '../../src/lib/server/db/open.ts';
import { envFor, NOW } from './env.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

/** Where the tests' databases are: masters that each test copies. */
export interface Masters {
  /** Folder with `demo/foyer.db` and `bare/foyer.db`; goes when the tests are over. */
  readonly folder: string;
  /** Address of the PostgreSQL database `postgres`; beside it are `demo` and `bare`. */
  readonly postgres: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    masters: Masters;
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function makeMasters(demo: DatabasePlace, bare: DatabasePlace): Promise<void> {
  await (await createHouse(envFor(demo, { DEMO: 'true' }), { now: () => NOW })).close();
  const { db } = openDatabase(bare);
  await migrate(db);
  await db.destroy();
}

async function onPostgres(server: PostgresServer): Promise<void> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  for (const name of ['demo', 'bare']) await client.query(`create database ${name}`);
  await client.end();
  const place = (name: string) => ({ databaseUrl: server.url(name), dataDir: '' });
  await makeMasters(place('demo'), place('bare'));
}

/** Before all database tests: a PostgreSQL server, and a filled and an empty database on both. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-databases-'));
  // The server runs under another account where the tests run as root.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'postgres'));
  const server = await startPostgres(path.join(folder, 'postgres'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  // Vitest ends at the second signal without asking anybody; the first one is enough for us.
  const abandon = () => {
    server.kill();
    remove();
  };
  for (const signal of SIGNALS) process.once(signal, abandon);
  const clear = async () => {
    for (const signal of SIGNALS) process.off(signal, abandon);
    await server.stop();
    remove();
  };
  const place = (name: string) => ({ databaseUrl: null, dataDir: path.join(folder, name) });
  try {
    await Promise.all([makeMasters(place('demo'), place('bare')), onPostgres(server)]);
  } catch (error) {
    await clear();
    throw error;
  }
  provide('masters', { folder, postgres: server.url('postgres') });
  return clear;
}
