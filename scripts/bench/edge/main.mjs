import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startGuard } from '../../../tests/support/database/guard.ts';
import { startPostgres } from '../../../tests/support/database/postgres-server.ts';
import { buildEdge, buildEdgePages } from '../../edge/build.mjs';
import { startEdge } from '../../edge/run.mjs';
import { startShelf } from '../../edge/shelf-server.mjs';
import { installEdgeTools } from '../../start/install.mjs';
import { compare } from '../load.mjs';
import { residentMb, untilIdle } from '../process-tree.mjs';
import { freePort, stop } from '../processes.mjs';
import { LIST, startProduct } from '../product.mjs';
import { ms, ratio, table, whole } from '../table.mjs';

const EDGE_SECRET = 'a-secret-of-the-edge-with-more-than-32-characters';
const API_TOKEN = 'a-token-for-the-bench-of-more-than-32-characters';
const CHANGES = 20;
const STARTS = 5;
const POLL_MS = 5;
/** Changes come at any moment between two questions for them. */
const LONGEST_PAUSE_MS = 1000;

/** @param {string} url @param {Readonly<Record<string, string>>} headers @returns {Promise<string>} */
const textAt = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });

/** What an isolate holds, garbage included, by the inspector. @param {number} port @param {string} service */
async function heapMb(port, service) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${service}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const usage = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)).result));
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await usage;
  socket.close();
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 / 1024;
}

/**
 * The product with two fronts before it.
 * @param {{ folder: string, dataDir: string, isTold: boolean, database: string | null }} options
 *   `isTold`: of changes; `database`: of PostgreSQL, where the fronts render
 */
async function startSite({ folder, dataDir, isTold, database }) {
  const ports = [await freePort(), await freePort()];
  const inspector = await freePort();
  const port = await freePort();
  const SITE_ORIGIN = `http://127.0.0.1:${ports[0]}`;
  const { host } = new URL(SITE_ORIGIN);
  const shelf = await startShelf();
  const { outfile: script } = await buildEdge({ outfile: path.join(folder, 'worker.mjs') });
  const pages = database && {
    script: (await buildEdgePages({ outfile: path.join(folder, 'pages.mjs') })).outfile,
    database,
    bindings: { SITE_ORIGIN, EDGE_SECRET },
  };
  const urls = ports.map((one) => `http://127.0.0.1:${one}`);
  const product = await startProduct(dataDir, port, {
    SITE_ORIGIN,
    ALLOWED_HOSTS: `${host},127.0.0.1:${port}`,
    EDGE_SECRET,
    API_TOKEN,
    ...(isTold && { EDGE_URLS: urls.join(',') }),
    ...(database && { DATABASE_URL: database }),
  });
  const options = {
    script,
    shelf: shelf.address,
    bindings: { ORIGIN_URL: product.origin, SITE_ORIGIN, EDGE_SECRET },
    pages,
  };
  const start = (/** @type {number} */ number) =>
    startEdge({
      ...options,
      port: ports[number] ?? 0,
      ...(number === 0 && { inspector }),
    });
  const edges = [await start(0), await start(1)];
  return {
    product,
    inspector,
    host,
    urls,
    pid: () => edges[0]?.pid,
    /** Milliseconds from the start of the runtime to its first answer, and to a first page. */
    restart: async () => {
      await edges[0]?.stop();
      const begin = performance.now();
      edges[0] = await start(0);
      await textAt(`${urls[0]}/healthz`, { host });
      const answered = performance.now() - begin;
      await textAt(urls[0] + LIST, { host });
      return { answered, page: performance.now() - begin };
    },
    stop: async () => {
      await Promise.all(edges.map((edge) => edge.stop()));
      await stop(product.child);
      shelf.stop();
    },
  };
}

/** Gives the venue another name, which every page shows. @param {string} origin @param {string} name */
async function rename(origin, name) {
  const url = `${origin}/de/pageeditor-api/records/venue/1/`;
  const authorization = `Bearer ${API_TOKEN}`;
  const { version } = await (await fetch(url, { headers: { authorization } })).json();
  const headers = {
    authorization,
    'if-match': `"${version}"`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ name: { de: name, en: name } });
  const answer = await fetch(url, { method: 'PATCH', headers, body });
  if (answer.status !== 200) throw new Error(`not renamed: ${await answer.text()}`);
}

/** @param {number[]} values @param {number} share */
const part = (values, share) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/** When a change is seen at the server and at both fronts. @param {Site} site */
async function benchChanges({ product, urls, host }) {
  /** @type {number[]} */
  const server = [];
  /** @type {number[]} */
  const fronts = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const name = `Name ${change} Ende`;
    let isOver = false;
    let savedAt = Number.POSITIVE_INFINITY;
    const seen = async (/** @type {string} */ url) => {
      while (!isOver) {
        if ((await textAt(url + LIST, { host })).includes(name))
          return Math.max(0, performance.now() - savedAt);
        await pause(POLL_MS);
      }
      throw new Error('not seen');
    };
    const readers = [product.origin, ...urls].map(seen);
    await pause((change * 137) % LONGEST_PAUSE_MS);
    await rename(product.origin, name).catch((error) => {
      isOver = true;
      throw error;
    });
    savedAt = performance.now();
    const [own = 0, ...others] = await Promise.all(readers);
    server.push(own);
    fronts.push(...others);
  }
  table(`${CHANGES} changes, seen after ms`, [
    ['', 'p50', 'p99'],
    ...Object.entries({ server, fronts }).map(([name, values]) => [
      name,
      ms(part(values, 0.5)),
      ms(part(values, 0.99)),
    ]),
  ]);
}

/**
 * Memory after pages of every kind were read, and a kept page beside the server's own.
 * @param {Site} site
 * @param {{ hasPages: boolean, isQuick: boolean, seconds: number, rounds: number }} options
 */
async function benchFront(site, { hasPages, isQuick, seconds, rounds }) {
  const { product, urls, host, inspector } = site;
  const sitemap = await textAt(`${product.origin}/sitemap.xml`, { host });
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((_, number) => !isQuick || number % 4 === 0);
  for (const path of paths) await textAt(urls[0] + path, { host });
  table(`After ${whole(paths.length)} pages, MB`, [
    ['workerd, resident', whole(residentMb(site.pid()) ?? 0)],
    ['held by the front', ms(await heapMb(inspector, 'edge'))],
    ...(hasPages ? [['held by what renders', ms(await heapMb(inspector, 'pages'))]] : []),
  ]);
  const headers = { Host: host, 'Accept-Encoding': 'br' };
  const load = (/** @type {string} */ origin) => ({ url: origin + LIST, headers, seconds });
  const measured = await compare(
    { server: load(product.origin), front: load(urls[0] ?? '') },
    rounds,
  );
  table('A kept page, answers per second', [
    ['', '', 'of the server', 'p99 ms', 'errors'],
    ...Object.entries(measured).map(([name, { perSecond, p99, errors }]) => [
      name,
      whole(perSecond),
      ratio(perSecond / measured.server.perSecond),
      ms(p99),
      String(errors),
    ]),
  ]);
}

/** @param {Site} site */
async function benchStarts({ restart }) {
  const starts = [];
  for (let round = 0; round < STARTS; round += 1) starts.push(await restart());
  const row = (/** @type {string} */ name, /** @type {number[]} */ values) => [
    name,
    ms(part(values, 0.5)),
    ms(part(values, 1)),
  ];
  table(`${STARTS} starts, ms`, [
    ['', 'median', 'most'],
    row(
      'until the first answer',
      starts.map(({ answered }) => answered),
    ),
    row(
      'until the first page',
      starts.map(({ page }) => page),
    ),
  ]);
}

/**
 * The front at the edge in the platform's own runtime, beside the server itself; alone, and with
 * pages that it renders from PostgreSQL.
 * @param {{ folder: string, isQuick: boolean, seconds: number, rounds: number }} options
 */
export async function benchEdge({ folder, ...options }) {
  if ((await installEdgeTools()) !== 0) throw new Error('the tools of the edge are missing');
  const guard = startGuard();
  const postgres = await startPostgres(guard);
  try {
    for (const database of [null, postgres.url('postgres')])
      for (const isTold of [false, true]) {
        const dataDir = path.join(folder, database ? 'edge-pages' : 'edge');
        const site = await startSite({ folder, dataDir, isTold, database });
        console.log(
          `\nThe front${database ? ' that renders' : ''}, ${isTold ? 'told' : 'not told'} of changes`,
        );
        await untilIdle(site.product.child.pid);
        await benchChanges(site);
        if (isTold) await benchFront(site, { ...options, hasPages: database !== null });
        if (isTold) await benchStarts(site);
        await site.stop();
      }
  } finally {
    await postgres.stop();
    await guard.clear();
  }
}
