import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { envFor, NOW } from '../env.ts';
import { isFull } from '../full.ts';

export type Engine = 'sqlite' | 'postgres';
/** For what both databases have to do alike by themselves: storage, search, locks, resources. */
export const BOTH_ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
/** For rules above the repositories: the second engine is for `npm run test:full`. */
export const ENGINES: readonly Engine[] = isFull ? BOTH_ENGINES : ['sqlite'];
/** `demo`: the demo venue as of `NOW`. `bare`: all tables, no rows. `nothing`: not even tables. */
export type Content = 'demo' | 'bare' | 'nothing';

type Cleanup = () => void | Promise<void>;

function newFolder(): { folder: string; clear: Cleanup } {
  const folder = mkdtempSync(path.join(inject('masters').folder, 'house-'));
  return {
    folder,
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let made = 0;

async function newPostgres(content: Content): Promise<string> {
  const { postgres } = inject('masters');
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const client = new pg.Client(postgres);
  await client.connect();
  const template = content === 'nothing' ? 'template0' : content;
  // A master can be copied by one at a time only.
  await client.query('select pg_advisory_lock(1)');
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
}

/** A database of its own with its place, and what takes it away again. */
async function newDatabase(engine: Engine, content: Content) {
  const { folder, clear } = newFolder();
  if (engine === 'sqlite' && content !== 'nothing')
    cpSync(path.join(inject('masters').folder, content), folder, { recursive: true });
  const databaseUrl = engine === 'sqlite' ? null : await newPostgres(content);
  return { place: { databaseUrl, dataDir: folder }, clear };
}

/** A database for one test. */
export async function databaseFor(engine: Engine, content: Content): Promise<DatabaseConfig> {
  const { place, clear } = await newDatabase(engine, content);
  onTestFinished(clear);
  return place;
}

/** A venue at a place for one test, closed after it. */
export async function appAt(
  place: DatabaseConfig,
  now: Date | (() => Date) = NOW,
): Promise<AppContext> {
  const clock = typeof now === 'function' ? now : () => now;
  const app = await createApp(envFor(place), { now: clock });
  onTestFinished(() => app.close());
  return app;
}

/** A venue with a database of its own for one test. */
export const appFor = async (
  engine: Engine,
  content: Content,
  now?: Parameters<typeof appAt>[1],
): Promise<AppContext> => appAt(await databaseFor(engine, content), now);

/** A venue for all tests of a group, which only read in it. */
export function sharedApp(engine: Engine, now: Date = NOW): { readonly app: AppContext } {
  let app: AppContext | undefined;
  let clear: Cleanup | undefined;
  beforeAll(async () => {
    const database = await newDatabase(engine, 'demo');
    clear = database.clear;
    app = await createApp(envFor(database.place), { now: () => now });
  });
  afterAll(async () => {
    await app?.close();
    await clear?.();
  });
  return {
    get app() {
      if (app === undefined) throw new Error('the house is not open yet');
      return app;
    },
  };
}
