import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import { saveAnalyser } from '../../../src/lib/server/repositories/search/queue.ts';
import { ANALYSER } from '../../../src/lib/search/analyser.ts';
import { envFor, NOW } from '../env.ts';
import { startGuard } from './guard.ts';
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

async function makeMasters(demo: DatabaseConfig, bare: DatabaseConfig): Promise<void> {
  const app = await createApp(envFor(demo, { DEMO: 'true' }), { now: () => NOW });
  await app.searchIndex.makeAnew();
  await app.close();
  const { db } = await openDatabase(bare);
  await migrate(db);
  await saveAnalyser(db, ANALYSER);
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
export default async function setup({
  provide,
}: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // Whoever runs tests again and again has made them already (`scripts/test/mutants.mjs`).
  const made = process.env['TEST_MASTERS'];
  if (made !== undefined) {
    provide('masters', JSON.parse(made) as Masters);
    return () => Promise.resolve();
  }
  const guard = startGuard();
  const { folder } = guard;
  const place = (name: string) => ({ databaseUrl: null, dataDir: path.join(folder, name) });
  const server = await startPostgres(guard);
  const clear = async () => {
    await server.stop();
    await guard.clear();
  };
  try {
    await Promise.all([makeMasters(place('demo'), place('bare')), onPostgres(server)]);
  } catch (error) {
    await clear();
    throw error;
  }
  provide('masters', { folder, postgres: server.url('postgres') });
  return clear;
}
