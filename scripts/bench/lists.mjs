import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../start/paths.mjs';
import { stop } from './processes.mjs';
import { FEW, startVenue } from './venue.mjs';

const execute = promisify(execFile);
const READER = path.join(import.meta.dirname, 'reader.mjs');
const TOKEN = 'bench-'.padEnd(40, 'x');
const PART = 50;
/** Rows of the long list. */
export const MANY = 100_000;

/** @typedef {{ p50: number, p99: number, most: number, errors: number }} Reading milliseconds */

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
    const product = await startVenue(folder, count, { API_TOKEN: TOKEN });
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
