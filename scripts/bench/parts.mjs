import { benchBatch, OPERATIONS } from './batch/main.mjs';
import { benchAttacks, printAttacks } from './attacks/main.mjs';
import { benchBeside } from './beside.mjs';
import { benchEditor } from './editor/main.mjs';
import { benchEvening, LIMIT_MS } from './evening/main.mjs';
import { benchKept } from './kept.mjs';
import { benchLists, MANY } from './lists.mjs';
import { benchMemory } from './memory.mjs';
import { buildPlainAstro } from './plain-astro.mjs';
import { stop } from './processes.mjs';
import { benchSaveToVisible } from './save-to-visible.mjs';
import { benchSearch, MISTYPED } from './search.mjs';
import { benchStartUp } from './start-up.mjs';
import { mb, median, ms, ratio, table, whole } from './table.mjs';
import { benchUncached } from './uncached.mjs';
import { FEW, startVenue } from './venue.mjs';

export const isLong = process.argv.includes('--long');
export const ROUNDS = isLong ? 5 : 3;
export const SECONDS = isLong ? 5 : 2;
const EVENTS = [FEW, 20_000];
const SEARCHED = isLong ? 50_000 : 20_000;
/** Of a whole run, by how many events they have. */
export const VENUES = [...EVENTS, SEARCHED, MANY];
/** So that those who came get as far as to the cart. */
const EVENING_STEP_S = 10;

/** @param {string} folder */
async function kept(folder) {
  const product = await startVenue(folder);
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
  const saved = await benchSaveToVisible(product, product.dataDir);
  await stop(product.child);
  table('Saved to visible at rest, median ms after the commit', [
    ['own page', ms(saved.own)],
    ['list', ms(saved.list)],
    ['slowest', ms(saved.slowest)],
  ]);
  const ofBare = rows.map(({ encoding, foyer, bare }) => [
    encoding,
    foyer.perSecond / bare.perSecond,
  ]);
  return { ...Object.fromEntries(ofBare), ...saved };
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
  const [ofPlain, many] = rows.map(({ foyer, plain }) => foyer.perSecond / plain.perSecond);
  return {
    uncached: ofPlain,
    many,
    flat: (rows[1]?.foyer.perSecond ?? Number.NaN) / (few?.foyer.perSecond ?? Number.NaN),
    tail: few && few.foyer.p99 / few.foyer.p50,
  };
}

/** @param {string} folder */
async function beside(folder) {
  const rows = [];
  let worst = 0;
  for (const events of EVENTS) {
    const measured = await benchBeside(events, { folder, seconds: 2 * SECONDS });
    const { idle } = measured;
    rows.push([whole(events), 'alone', ms(idle.p50), ms(idle.p99), ms(idle.most), '', '', '', '']);
    for (const [kind, reading] of Object.entries(measured.beside)) {
      worst = Math.max(worst, reading.p99 / idle.p99);
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
  }
  table(
    'A kept page, read a hundred times a second, beside 32 visitors with new filters and 50 purchases a second',
    [
      ['events', '', 'p50 ms', 'p99 ms', 'most', 'of p50', 'of p99', 'renders/s', 'bought/s'],
      ...rows,
    ],
  );
  return { beside: worst };
}

/** @param {string} folder */
async function memory(folder) {
  const minutes = isLong ? 10 : 1 / 3;
  const { requests, idleMb, firstMb, maxMb, afterMb } = await benchMemory({ folder, minutes });
  table(
    `Resident memory of all processes, ${whole(requests)} requests in ${whole(minutes * 60)} seconds`,
    [
      ['at rest, pages rendered ahead', mb(idleMb)],
      ['most in the first minute', mb(firstMb)],
      ['most', mb(maxMb)],
      ['after it', mb(afterMb)],
    ],
  );
}

/** @param {string} folder */
async function evening(folder) {
  const product = await startVenue(folder);
  const { idle, steps } = await benchEvening(product, { seconds: EVENING_STEP_S });
  await stop(product.child);
  table('The evening when the sale starts: visitors with new connections, more in each step', [
    [
      'visitors a minute',
      'orders a minute',
      'sold out',
      'failed',
      'slowest',
      'p99 ms',
      'kept p99 ms',
      'of idle',
      'cores: visitors, front, workers',
    ],
    ...steps.map(({ rate, slowest, cores, kept, perMinute, orders, refused, failed }) => [
      whole(rate * 60),
      whole(orders * perMinute),
      String(refused),
      String(failed),
      slowest.name,
      ms(slowest.ms),
      ms(kept.p99),
      ratio(kept.p99 / idle.p99),
      cores.map(ratio).join(' '),
    ]),
  ]);
  const good = steps.filter(({ slowest, failed }) => slowest.ms <= LIMIT_MS && failed === 0);
  return { orders: Math.max(0, ...good.map(({ orders, perMinute }) => orders * perMinute)) };
}

/** @param {string} folder */
async function search(folder) {
  const options = { folder, seconds: 2 * SECONDS, rounds: ROUNDS };
  const found = await benchSearch({ ...options, events: SEARCHED });
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
  const wrong = found.rows.find(({ text }) => text === MISTYPED);
  return { mistyped: wrong && wrong.foyerMs / (wrong.candidatesMs + wrong.countMs) };
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
  return { lists: (rows.at(-1)?.p99 ?? Number.NaN) / (rows[1]?.p99 ?? Number.NaN) };
}

/** @param {string} folder */
async function batch(folder) {
  const rows = await benchBatch(folder);
  table(`Beside a batch of ${whole(OPERATIONS)} events, the longest wait of others`, [
    ['', 'batch ms', 'write ms', 'read ms', 'write of another process ms'],
    ...rows.map(({ word, batchMs, writeMs, readMs, otherMs }) => [
      word,
      ...[batchMs, writeMs, readMs, otherMs].map(ms),
    ]),
  ]);
  return { batch: Math.max(...rows.map(({ writeMs }) => writeMs)) };
}

/** @param {string} folder */
async function editor(folder) {
  const { openMs, visits } = await benchEditor({ folder, rounds: isLong ? ROUNDS : 1 });
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
  const keys = visits.map(({ parts }) => parts['with the outline open']?.p95 ?? Number.NaN);
  return { open: median(openMs), key: median(keys) };
}

/** @param {string} folder */
async function startUp(folder) {
  const { coldMs, warmMs, idleMb, floors } = await benchStartUp({ folder, rounds: 5 });
  table('Start and rest', [
    ['first page, nothing kept, empty database', `${ms(coldMs)} ms`],
    ['first page, warm store', `${ms(warmMs)} ms`],
    ['memory when idle, warm start', mb(idleMb)],
  ]);
  return { start: warmMs, idle: idleMb ?? Number.NaN, floors };
}

/** @param {string} folder */
async function attacks(folder) {
  const times = isLong ? { seconds: 20, together: 600 } : { seconds: 5, together: 10 };
  printAttacks(await benchAttacks({ folder, ...times, isEach: isLong }));
}

/** What is measured, by the name that asks for it; each part hands on its figures. */
export const PARTS = {
  kept,
  uncached,
  beside,
  evening,
  search,
  lists,
  batch,
  editor,
  memory,
  start: startUp,
  attacks,
};
