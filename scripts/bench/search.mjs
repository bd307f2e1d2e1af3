import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../start/paths.mjs';
import { measure } from './load.mjs';
import { stop } from './processes.mjs';
import { LIST } from './product.mjs';
import { buyPaced } from './evening/goods.mjs';
import { fullPages, readEvents } from './variant.mjs';
import { startVenue } from './venue.mjs';

const execute = promisify(execFile);
const QUERIES = path.join(import.meta.dirname, 'search-queries.mjs');
const READER = path.join(import.meta.dirname, 'reader.mjs');
/** More filter pages than are rendered in one part of the measurement. */
const MAX_PER_SECOND = 1500;
/** The search that is mistyped (`search-queries.mjs`). */
export const MISTYPED = 'mendelsohn';
/** What somebody types, letter by letter. */
const TYPED = [
  'b',
  'be',
  'bee',
  'beet',
  'beeth',
  'beetho',
  'goldberg v',
  'streichq',
  'orgel',
  'dvorak',
];

/**
 * @typedef {{ text: string, hits: number, candidatesMs: number, countMs: number, foyerMs: number }} Row
 * @typedef {{ p50: number, p99: number, most: number, errors: number }} Reading milliseconds
 */

/** One visitor who types all the time. @param {string} origin @param {number} seconds @returns {Promise<Reading>} */
async function type(origin, seconds) {
  const urls = TYPED.map(
    (text) => `${origin}/de/api/search/autocomplete/?query=${encodeURIComponent(text)}`,
  );
  const { stdout } = await execute(projectNode(), [READER, urls.join(' '), String(seconds)]);
  return JSON.parse(stdout);
}

/**
 * Searches of so many events in two languages against the database alone, and suggestions
 * alone and beside visitors with filters nobody asked for before and people who buy.
 * @param {{ folder: string, events: number, seconds: number, rounds: number }} options
 */
export async function benchSearch({ folder, events, seconds, rounds }) {
  const product = await startVenue(folder, events);
  const { dataDir } = product;
  const { stdout } = await execute(projectNode(), [QUERIES, dataDir, String(rounds * 7)]);
  const { documents, rows } = /** @type {{ documents: number, rows: Row[] }} */ (
    JSON.parse(stdout)
  );
  const alone = await type(product.origin, seconds);
  const file = path.join(folder, 'search-beside');
  writeFileSync(
    file,
    fullPages(await readEvents(product.origin), seconds * MAX_PER_SECOND).join('\n'),
  );
  const [beside, rendered] = await Promise.all([
    type(product.origin, seconds),
    measure({ url: `${product.origin}${LIST}`, queries: file, seconds }),
    buyPaced(product.origin, seconds),
  ]);
  await stop(product.child);
  return { documents, rows, alone, beside, renders: rendered.perSecond };
}
