import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { measure } from './load.mjs';
import { residentMb } from './process-tree.mjs';
import { stop } from './processes.mjs';
import { LIST } from './product.mjs';
import { buyPaced } from './evening/goods.mjs';
import { fullPages, readEvents } from './variant.mjs';
import { startVenue } from './venue.mjs';

/** What an hour of mixed use asks for, in the time of the measurement. */
const REQUESTS = 48_000;
const ROUND_SECONDS = 5;
const SETTLE_MS = 2000;

/** Addresses of every kind, from the sitemap. @param {string} origin */
async function pagesOf(origin) {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => url);
}

/** Reads pages of every kind, one after the other. @param {readonly string[]} urls @param {number} end */
async function readPages(urls, end) {
  let count = 0;
  for (; performance.now() < end; count += 1)
    await (await fetch(urls[count % urls.length] ?? '')).arrayBuffer();
  return count;
}

/**
 * Resident memory of all processes after the first part of a mixed load, at its peak and
 * after it: filter pages nobody asked for before, pages of every kind, purchases.
 * @param {{ folder: string, minutes: number }} options
 */
export async function benchMemory({ folder, minutes }) {
  const product = await startVenue(folder);
  const { pid } = product.child;
  const idleMb = residentMb(pid);
  const events = await readEvents(product.origin);
  const urls = await pagesOf(product.origin);
  const queries = fullPages(events, REQUESTS);
  const rounds = Math.max(1, Math.round((minutes * 60) / ROUND_SECONDS));
  let requests = 0;
  let firstMb = 0;
  let maxMb = 0;
  for (let round = 0; round < rounds; round += 1) {
    const file = path.join(folder, `memory-${round}`);
    const part = Math.ceil(queries.length / rounds);
    writeFileSync(file, queries.slice(round * part, (round + 1) * part).join('\n'));
    const url = `${product.origin}${LIST}`;
    const end = performance.now() + ROUND_SECONDS * 1000;
    const [filtered, pages, bought] = await Promise.all([
      measure({ url, queries: file, seconds: ROUND_SECONDS }),
      readPages(urls, end),
      buyPaced(product.origin, ROUND_SECONDS),
    ]);
    requests += (filtered.perSecond + bought.perSecond) * ROUND_SECONDS + pages;
    const now = residentMb(pid) ?? 0;
    maxMb = Math.max(maxMb, now);
    if (round * ROUND_SECONDS < 60) firstMb = Math.max(firstMb, now);
  }
  await pause(SETTLE_MS);
  const afterMb = residentMb(pid);
  await stop(product.child);
  return { requests, idleMb, firstMb, maxMb, afterMb };
}
