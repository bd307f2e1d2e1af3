import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../start/paths.mjs';
import { measure } from './load.mjs';
import { stop } from './processes.mjs';
import { LIST } from './product.mjs';
import { buyPaced } from './evening/goods.mjs';
import { emptyPages, fullPages, readEvents } from './variant.mjs';
import { startVenue } from './venue.mjs';

const execute = promisify(execFile);
const READER = path.join(import.meta.dirname, 'reader.mjs');
/** More filter pages than are rendered in one part of the measurement. */
const MAX_PER_SECOND = 1500;

/** @typedef {{ p50: number, p99: number, most: number, errors: number }} Reading milliseconds */

/** Reads a page a hundred times a second. @param {string} url @param {number} seconds @returns {Promise<Reading>} */
export async function read(url, seconds) {
  const { stdout } = await execute(projectNode(), [READER, url, String(seconds)]);
  return JSON.parse(stdout);
}

/**
 * A kept page beside visitors with filters nobody asked for before, and people who buy.
 * @param {number} count of the events
 * @param {{ folder: string, seconds: number }} options
 */
export async function benchBeside(count, { folder, seconds }) {
  const product = await startVenue(folder, count);
  const kept = `${product.origin}${LIST}`;
  const events = await readEvents(product.origin);
  const most = seconds * MAX_PER_SECOND;
  const lists = { full: fullPages(events, most), empty: emptyPages(events, most) };
  const idle = await read(kept, seconds);
  /** @type {Record<string, Reading & { renders: number, bought: number }>} */
  const beside = {};
  for (const [kind, queries] of Object.entries(lists)) {
    const file = path.join(folder, `beside-${count}-${kind}`);
    writeFileSync(file, queries.join('\n'));
    const [reading, rendered, bought] = await Promise.all([
      read(kept, seconds),
      measure({ url: kept, queries: file, seconds }),
      buyPaced(product.origin, seconds),
    ]);
    beside[kind] = { ...reading, renders: rendered.perSecond, bought: bought.perSecond };
  }
  await stop(product.child);
  return { events: count, idle, beside };
}
