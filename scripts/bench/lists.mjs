import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { projectNode } from '../start/paths.mjs';
import { untilIdle } from './process-tree.mjs';
import { stop } from './processes.mjs';
import { seedEvents, startProduct } from './product.mjs';

const execute = promisify(execFile);
const READER = path.join(import.meta.dirname, 'reader.mjs');
const TOKEN = 'bench-'.padEnd(40, 'x');
const PART = 50;
/** Rows of the short list and of the long one. */
const FEW = 260;
const MANY = 100_000;

/** @typedef {{ p50: number, p99: number, most: number, errors: number }} Reading milliseconds */

/** Fills the table of events up with copies of those that are there. @param {string} dataDir @param {number} count */
function copyEvents(dataDir, count) {
  const db = new DatabaseSync(path.join(dataDir, 'foyer.db'));
  const columns = db
    .prepare(
      "select name from pragma_table_info('event') where name not in ('id', 'parent', 'id_jet')",
    )
    .all()
    .map(({ name }) => `"${String(name)}"`)
    .join(', ');
  db.exec('begin');
  for (;;) {
    const { rows = 0 } = db.prepare('select count(*) as rows from event').get() ?? {};
    const missing = count - Number(rows);
    if (missing <= 0) break;
    db.exec(
      `insert into event (${columns}, id_jet) select ${columns}, null from event order by id limit ${String(missing)}`,
    );
  }
  db.exec('commit; analyze');
  db.close();
}

/** @param {string} sort @param {string | number} value @param {number} id */
const cursor = (sort, value, id) =>
  Buffer.from(JSON.stringify([sort, 0, value, id])).toString('base64url');

/**
 * The addresses of a list's beginning and end, by id, by date and by title.
 * @param {string} origin
 */
async function addresses(origin) {
  const list = `${origin}/de/api/event/?page_size=${String(PART)}`;
  const first = ['id', 'date_start', 'title'].map((sort) => `${list}&sort=${sort}`);
  const last = [];
  for (const [sort, field] of /** @type {const} */ ([
    ['id', (/** @type {any} */ event) => event.id],
    ['date_start', (/** @type {any} */ event) => event.date_start],
    ['title', (/** @type {any} */ event) => event.title.de],
  ])) {
    const answer = await fetch(`${list}&sort=-${sort}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const { results, count } = await answer.json();
    if (results.length !== PART)
      throw new Error(`the list holds ${String(results.length)} of ${String(count)}`);
    const end = results.at(-1);
    last.push(`${list}&sort=${sort}&cursor=${cursor(sort, field(end), end.id - 1)}`);
  }
  return { first, last };
}

/** @param {readonly string[]} urls @param {number} seconds @returns {Promise<Reading>} */
async function read(urls, seconds) {
  const { stdout } = await execute(projectNode(), [READER, urls.join(' '), String(seconds), TOKEN]);
  return JSON.parse(stdout);
}

/**
 * Lists of the resource API: their first and their last part, with few records and with many.
 * @param {{ folder: string, seconds: number, rounds: number }} options
 */
export async function benchLists({ folder, seconds, rounds }) {
  const rows = [];
  for (const count of [FEW, MANY]) {
    const dataDir = await seedEvents(path.join(folder, `lists-${String(count)}`), FEW);
    copyEvents(dataDir, count);
    const product = await startProduct(dataDir, undefined, { API_TOKEN: TOKEN });
    await untilIdle(product.child.pid);
    const { first, last } = await addresses(product.origin);
    await read([...first, ...last], 1);
    for (const [name, urls] of /** @type {const} */ ([
      ['first', first],
      ['last', last],
    ])) {
      const readings = [];
      for (let round = 0; round < rounds; round += 1) readings.push(await read(urls, seconds));
      readings.sort((left, right) => left.p99 - right.p99);
      rows.push({ count, name, ...readings[Math.floor(rounds / 2)] });
    }
    await stop(product.child);
  }
  return rows;
}
