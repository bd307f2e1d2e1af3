import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../start/paths.mjs';
import { benchBatch, OPERATIONS } from './batch.mjs';
import { benchAttacks, printAttacks } from './attacks/main.mjs';
import { benchBeside } from './beside.mjs';
import { benchEdge } from './edge/main.mjs';
import { benchEditor } from './editor/main.mjs';
import { guard } from './guard.mjs';
import { benchKept } from './kept.mjs';
import { TOOL } from './load.mjs';
import { benchLists } from './lists.mjs';
import { benchMemory } from './memory.mjs';
import { buildPlainAstro } from './plain-astro.mjs';
import { stop, stopAll } from './processes.mjs';
import { startProduct } from './product.mjs';
import { benchRush } from './rush.mjs';
import { benchSaveToVisible } from './save-to-visible.mjs';
import { benchSearch } from './search.mjs';
import { benchStartUp } from './start-up.mjs';
import { ms, ratio, table, whole } from './table.mjs';
import { benchUncached } from './uncached.mjs';

/** `npm run bench -- kept start` measures only these; `--quick` once and shortly. `guard` runs alone. */
const PARTS = {
  kept,
  uncached,
  beside,
  rush,
  search,
  lists,
  batch,
  editor,
  memory,
  start: startUp,
  attacks,
  edge,
};
const wanted = process.argv.slice(2).filter((argument) => argument in PARTS);
const isGuard = process.argv.includes('guard');
const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 1 : 3;
const SECONDS = isQuick ? 2 : 5;
const EVENTS = [260, 20_000];

/** @param {string} folder */
async function kept(folder) {
  const dataDir = path.join(folder, 'kept');
  const product = await startProduct(dataDir);
  const rows = await benchKept(product, { folder, seconds: SECONDS, rounds: ROUNDS });
  table('A kept page (programme list), answers per second', [
    ['', 'bytes', 'Foyer', 'bare', 'nginx', 'of bare', 'of nginx', 'p99 ms', 'nginx p99', 'errors'],
    ...rows.map(({ encoding, bytes, foyer, bare, nginx }) => [
      encoding,
      whole(bytes),
      whole(foyer.perSecond),
      whole(bare.perSecond),
      nginx ? whole(nginx.perSecond) : '–',
      ratio(foyer.perSecond / bare.perSecond),
      nginx ? ratio(foyer.perSecond / nginx.perSecond) : '–',
      ms(foyer.p99),
      nginx ? ms(nginx.p99) : '–',
      String(foyer.errors),
    ]),
  ]);
  const saved = await benchSaveToVisible(product, dataDir);
  await stop(product.child);
  table('Saved to visible, median ms after the commit', [
    ['own page', saved ? ms(saved.ownMs) : 'not measured: no command touch-event'],
    ['list', saved ? ms(saved.listMs) : '–'],
  ]);
}

/** @param {string} folder */
async function uncached(folder) {
  console.log('\nBuilding the plain Astro page to compare with …');
  await buildPlainAstro();
  const rows = [];
  for (const events of EVENTS)
    rows.push(await benchUncached(events, { folder, seconds: SECONDS, rounds: ROUNDS }));
  const [few] = rows;
  table('Filter pages of ten events that nobody asked for before, answers per second', [
    ['events', 'Foyer', 'plain', 'of plain', 'of 260', 'p50 ms', 'p99 ms', 'plain p99', 'errors'],
    ...rows.map(({ events, foyer, plain }) => [
      whole(events),
      whole(foyer.perSecond),
      whole(plain.perSecond),
      ratio(foyer.perSecond / plain.perSecond),
      ratio(foyer.perSecond / (few?.foyer.perSecond ?? 1)),
      ms(foyer.p50),
      ms(foyer.p99),
      ms(plain.p99),
      String(foyer.errors + plain.errors),
    ]),
  ]);
  for (const { events, bytes, pages } of rows)
    console.log(
      `  ${whole(events)} events: ${whole(bytes.foyer)} bytes a page, of the plain one ${whole(bytes.plain)}; ${whole(pages)} addresses, each asked for once`,
    );
}

/** @param {string} folder */
async function beside(folder) {
  const rows = [];
  for (const events of EVENTS) {
    const measured = await benchBeside(events, { folder, seconds: 2 * SECONDS });
    const { idle } = measured;
    rows.push([whole(events), 'alone', ms(idle.p50), ms(idle.p99), ms(idle.most), '', '', '', '']);
    for (const [kind, reading] of Object.entries(measured.beside))
      rows.push([
        whole(events),
        `beside ${kind} lists`,
        ms(reading.p50),
        ms(reading.p99),
        ms(reading.most),
        ratio(reading.p50 / idle.p50),
        ratio(reading.p99 / idle.p99),
        whole(reading.renders),
        whole(reading.bought),
      ]);
  }
  table(
    'A kept page, read a hundred times a second, beside 32 visitors with new filters and 50 purchases a second',
    [
      ['events', '', 'p50 ms', 'p99 ms', 'most', 'of p50', 'of p99', 'renders/s', 'bought/s'],
      ...rows,
    ],
  );
}

/** @param {string} folder */
async function memory(folder) {
  const minutes = isQuick ? 0.5 : 10;
  const { requests, idleMb, firstMb, maxMb, afterMb } = await benchMemory({ folder, minutes });
  const mb = (/** @type {number | null} */ value) => (value === null ? '–' : `${whole(value)} MB`);
  table(`Resident memory of all processes, ${whole(requests)} requests in ${minutes} minutes`, [
    ['at rest, pages rendered ahead', mb(idleMb)],
    ['most in the first minute', mb(firstMb)],
    ['most', mb(maxMb)],
    ['after it', mb(afterMb)],
  ]);
}

/** @param {string} folder */
async function rush(folder) {
  const product = await startProduct(path.join(folder, 'rush'));
  const found = await benchRush(product, { seconds: SECONDS, rounds: ROUNDS });
  await stop(product.child);
  const { kept: page, offer, form, bought, paced, beside } = found;
  /** @param {string} name @param {{ perSecond: number, p99?: number }} measured */
  const row = (name, { perSecond, p99 }) => [
    name,
    whole(perSecond),
    ratio(perSecond / page.perSecond),
    p99 === undefined ? '–' : ms(p99),
  ];
  table('The evening when the sale starts, answers per second', [
    ['', '', 'of the kept page', 'p99 ms'],
    row('kept page', page),
    row(`  beside ${Math.round(paced.perSecond)} purchases a second`, beside),
    row('what the widget asks', offer),
    row('page with the form', form),
    row('purchases, as many as there can be', bought),
  ]);
  const sum = (/** @type {'sold' | 'refused' | 'failed'} */ key) => bought[key] + paced[key];
  console.log(`  ${sum('sold')} sold, ${sum('refused')} told why not, ${sum('failed')} failed`);
}

/** @param {string} folder */
async function search(folder) {
  const found = await benchSearch({ folder, seconds: 2 * SECONDS, rounds: ROUNDS });
  table(
    `Searches of ${whole(found.documents)} documents, and their queries straight on the database`,
    [
      ['', 'found', 'candidates ms', 'count ms', 'Foyer ms', 'of candidates', 'of both'],
      ...found.rows.map(({ text, hits, candidatesMs, countMs, foyerMs }) => [
        text,
        whole(hits),
        ms(candidatesMs),
        ms(countMs),
        ms(foyerMs),
        ratio(foyerMs / candidatesMs),
        ratio(foyerMs / (candidatesMs + countMs)),
      ]),
    ],
  );
  table('Suggestions while somebody types, beside 32 visitors with new filters and purchases', [
    ['', 'p50 ms', 'p99 ms', 'most', 'of p99', 'errors'],
    ...[found.alone, found.beside].map((reading, index) => [
      index === 0 ? 'alone' : `beside ${whole(found.renders)} pages a second`,
      ms(reading.p50),
      ms(reading.p99),
      ms(reading.most),
      ratio(reading.p99 / found.alone.p99),
      String(reading.errors),
    ]),
  ]);
}

/** @param {string} folder */
async function lists(folder) {
  const rows = await benchLists({ folder, seconds: SECONDS, rounds: ROUNDS });
  const [few] = rows;
  table('Lists of the resource API, 50 of so many events, by id, date and title', [
    ['', 'part', 'p50 ms', 'p99 ms', 'p99 of the short list', 'errors'],
    ...rows.map(({ count, name, p50, p99, errors }) => [
      whole(count),
      name,
      ms(p50 ?? 0),
      ms(p99 ?? 0),
      ratio(
        (p99 ?? 0) / (rows.find((row) => row.name === name && row.count === few?.count)?.p99 ?? 1),
      ),
      String(errors),
    ]),
  ]);
}

/** @param {string} folder */
async function batch(folder) {
  table(`Beside a batch of ${whole(OPERATIONS)} events, the longest wait of others`, [
    ['', 'batch ms', 'write ms', 'read ms', 'write of another process ms'],
    ...(await benchBatch(folder)).map(({ word, batchMs, writeMs, readMs, otherMs }) => [
      word,
      ...[batchMs, writeMs, readMs, otherMs].map(ms),
    ]),
  ]);
}

/** @param {string} folder */
async function editor(folder) {
  const { openMs, visits } = await benchEditor({ folder, rounds: ROUNDS });
  console.log(`\nThe editor opens 300 modules in ${openMs.map(ms).join(', ')} ms`);
  for (const { outlineMs, bytes, parts } of visits) {
    table('The editor on a page of 300 modules: from a key to the painted frame', [
      ['', 'keys', 'p50 ms', 'p95 ms', 'most', 'tasks > 50 ms', 'longest'],
      ...Object.entries(parts).map(([name, { count, p50, p95, most, tasks, longest }]) => [
        name,
        String(count),
        ms(p50),
        ms(p95),
        ms(most),
        String(tasks),
        ms(longest),
      ]),
    ]);
    console.log(`  the outline after ${ms(outlineMs)} ms; ${whole(bytes)} bytes of script, gz`);
  }
}

/** @param {string} folder */
async function startUp(folder) {
  const { coldMs, warmMs, idleMb, afterColdMb } = await benchStartUp({ folder, rounds: 5 });
  const mb = (/** @type {number | null} */ value) => (value === null ? '–' : whole(value));
  table('Start and rest', [
    ['first page, nothing kept, empty database', `${ms(coldMs)} ms`],
    ['first page, warm store', `${ms(warmMs)} ms`],
    ['memory when idle, warm start', `${mb(idleMb)} MB`],
    ['memory when idle, after rendering everything', `${mb(afterColdMb)} MB`],
  ]);
}

/** @param {string} folder */
async function attacks(folder) {
  const times = isQuick ? { seconds: 5, together: 10 } : { seconds: 20, together: 600 };
  printAttacks(await benchAttacks({ folder, ...times }));
}

/** @param {string} folder */
async function edge(folder) {
  await benchEdge({ folder, isQuick, seconds: SECONDS, rounds: ROUNDS });
}

mkdirSync(path.join(ROOT, 'var', 'bench'), { recursive: true });
const folder = mkdtempSync(path.join(ROOT, 'var', 'bench', 'run-'));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    void stopAll().finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  });
try {
  console.log(`${cpus().length} cores, ${TOOL}, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  const [busy = 0] = loadavg();
  if (busy > 1)
    console.log(`The machine is busy (load ${busy.toFixed(1)}): trust the ratios only.`);
  if (isGuard) await guard(folder);
  for (const [name, part] of isGuard ? [] : Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await part(folder);
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
