import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { buildEdgePages } from '../../../scripts/edge/build.mjs';
import { hasTools } from '../../../scripts/edge/run.mjs';
import { startGuard } from '../../support/database/guard.ts';
import { startPostgres } from '../../support/database/postgres-server.ts';
import { addressesOf, BROWSER, comparable, forEach } from '../../support/site/edge-answers.ts';
import { leave } from '../../support/site/leaving.ts';
import {
  type EdgePages,
  type EdgeSite,
  startEdgeSite,
  withoutWait,
} from '../../support/site/processes/edges.ts';
import { endGroup, spawnGroup } from '../../support/site/processes/process-group.ts';
import { freePort } from '../../support/site/processes/server-process.ts';
import { renameVenue } from '../../support/site/rename-venue.ts';

/* EG-01: pages that are rendered at the edge, in the platform's own runtime (docs/edge.md). */

test.skip(() => !hasTools(), 'the tools of the edge are not installed: npm ci --prefix edge');

const ROUNDS = 20;
const READERS = 8;

/** A site on PostgreSQL, whose front renders. */
async function withSite(
  work: (site: EdgeSite, database: string) => Promise<void>,
  altered?: EdgePages['altered'],
): Promise<void> {
  const guard = startGuard();
  const postgres = await startPostgres(guard);
  const database = postgres.url('postgres');
  const site = await startEdgeSite(1, { database, ...(altered && { altered }) });
  try {
    await work(site, database);
  } finally {
    await site.stop();
    await postgres.stop();
    await guard.clear();
  }
}

test('EG-01 pages rendered at the edge are those of the server, and show what changes @full', async ({
  request,
}) => {
  await withSite(async (site) => {
    const name = 'Name am Rand';
    const dates = '/de/programm-karten';
    expect((await site.atEdge(dates)).text).not.toContain(name);
    await renameVenue(request, site.product().origin, name);
    await expect.poll(async () => (await site.atEdge(dates)).text.includes(name)).toBe(true);
    const pages = await addressesOf(site);
    expect(pages.length).toBeGreaterThan(500);
    const own = new Map<string, unknown>();
    await forEach(pages, async (path) => {
      own.set(path, comparable(await site.straight(path, { headers: BROWSER })));
    });
    // Without its server only the edge can answer, and nearly nothing is kept so far.
    endGroup(site.product().child);
    await forEach(pages, async (path) => {
      const edge = comparable(await site.atEdge(path, { headers: BROWSER }));
      expect(edge, path).toEqual(own.get(path));
    });
    // What is not a page of the database is the server's.
    expect((await site.atEdge('/de/warenkorb')).status).toBe(503);
  });
});

const WRANGLER = path.resolve('edge/node_modules/wrangler/bin/wrangler.js');

/** What is published, by its own file, as the tools of the platform run it; nothing is sent there. */
async function startPublished(site: EdgeSite, database: string) {
  await buildEdgePages();
  const port = await freePort();
  const url = new URL(database);
  // The tools want one; this server asks for none.
  url.password = 'any';
  const settings = { SITE_ORIGIN: site.site, EDGE_SECRET: 'x'.repeat(32) };
  const given = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const command = [WRANGLER, 'dev', '--config', 'edge/pages.jsonc', '--port', port, ...given];
  const child = spawnGroup(process.execPath, [...command, '--inspector-port', '0'], {
    env: {
      ...process.env,
      CI: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE: url.href,
    },
    stdio: 'ignore',
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => endGroup(child) };
}

test('EG-01 what is published renders by the Hyperdrive of the platform’s own tools @full', async () => {
  await withSite(async (site, database) => {
    const published = await startPublished(site, database);
    const read = async (path: string) => {
      const answer = await fetch(published.origin + path).catch(() => null);
      return [answer?.status, await answer?.text()];
    };
    await expect.poll(async () => (await read('/de'))[0]).toBe(200);
    for (const path of ['/de', '/en/programme-tickets', '/de/team'])
      expect(await read(path)).toEqual([200, (await site.straight(path)).text]);
    published.stop();
  });
});

/** What Hyperdrive would answer from its cache: the same, whenever it is asked. */
const FROM_CACHE = `create view public.pg_stat_activity as
    select timestamptz '2026-01-01' as query_start;
  alter database postgres set search_path = public, pg_catalog`;

test('EG-01 nothing is rendered from a database that is answered from a cache @full', async () => {
  await withSite(async (site, database) => {
    const client = new pg.Client(database);
    await client.connect();
    await client.query(FROM_CACHE);
    endGroup(site.product().child);
    expect((await site.atEdge('/de')).status).toBe(503);
    expect(site.output()).toContain('create it with --caching-disabled');
    // Control: with its own answers it renders at once.
    await client.query('drop view public.pg_stat_activity');
    await client.end();
    expect((await site.atEdge('/de')).status).toBe(200);
  });
});

/** What another process wrote, after which all that is shared is read anew. */
const EVERYTHING = `insert into change (kind, record, action, tags, at)
  values ('*', 0, 'saved', '[]', '2026-01-01T00:00:00.000Z')`;

/** Rounds of readers who leave, each with one who stays. @returns how those were answered */
async function rounds(
  site: EdgeSite,
  database: string,
  isOver: (status: number) => boolean = () => false,
): Promise<readonly number[]> {
  const pages = [...(await addressesOf(site))];
  // A page of the server would hide that the edge has none.
  endGroup(site.product().child);
  const client = new pg.Client(database);
  await client.connect();
  const statuses: number[] = [];
  while (statuses.length < ROUNDS && !statuses.some(isOver)) {
    await client.query(EVERYTHING);
    const readers = pages.splice(0, READERS);
    await Promise.all(readers.map((path, number) => leave(site.site + path, 5 + number * 25)));
    statuses.push((await site.atEdge(pages.shift() ?? '')).status);
  }
  await client.end();
  return statuses;
}

test('EG-01 readers who leave keep nobody from a page @full', async () => {
  await withSite(async (site, database) => {
    expect(await rounds(site, database)).toEqual(Array.from({ length: ROUNDS }, () => 200));
  });
});

const isMissing = (status: number): boolean => status === 503;

/** Every request asks by the connection of the first one. */
const shared = (script: string): string =>
  script.replaceAll(
    /import\{AsyncLocalStorage as (\w+)\}from"node:async_hooks";/gu,
    'class $1{run(store,work){this.store??=store;return work()}getStore(){return this.store}};',
  );

for (const [what, altered] of [
  ['with a connection that is shared', shared],
  ['where nothing outlives its reader', withoutWait],
] as const)
  test(`EG-01 control: ${what}, pages are missing @full`, async () => {
    await withSite(async (site, database) => {
      expect(await rounds(site, database, isMissing)).toContain(503);
    }, altered);
  });
