import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, measure } from './load.mjs';
import { startPlainAstro } from './plain-astro.mjs';
import { stop } from './processes.mjs';
import { LIST } from './product.mjs';
import { fullPages, readEvents, ROWS } from './variant.mjs';
import { startVenue } from './venue.mjs';

/** Addresses that are only looked at, before the measurement and after it. */
const SAMPLES = 24;
/** Before it, so that both programs run as compiled code. */
const WARM_UP_SECONDS = 1;
/** More than either of the two answers in a second. */
const MAX_PER_SECOND = 4000;

/**
 * Sees that pages hold ten events.
 * @param {string} url
 * @param {readonly string[]} queries
 * @param {string} mark what stands in a page once for each event
 * @returns {Promise<number>} bytes of such a page, on average
 */
async function checkPages(url, queries, mark) {
  let bytes = 0;
  for (const query of queries) {
    const html = await (await fetch(`${url}?${query}`)).text();
    const rows = html.split(mark).length - 1;
    if (rows !== ROWS) throw new Error(`${url}?${query} holds ${rows} events instead of ${ROWS}`);
    bytes += Buffer.byteLength(html);
  }
  return bytes / queries.length;
}

/** The coming events of a product that is started for this only, so that no row was read before. @param {string} folder @param {number} count */
async function eventsOf(folder, count) {
  const product = await startVenue(folder, count);
  const events = await readEvents(product.origin);
  await stop(product.child);
  return events;
}

/**
 * Filter pages nobody asked for before, against a plain Astro page that shows the same rows
 * on as many bytes.
 * @param {number} count of the events
 * @param {{ folder: string, seconds: number, rounds: number }} options
 */
export async function benchUncached(count, { folder, seconds, rounds }) {
  const events = await eventsOf(folder, count);
  const most = 2 * SAMPLES + (WARM_UP_SECONDS + rounds * seconds) * MAX_PER_SECOND;
  const queries = fullPages(events, most);
  const pages = queries.length;
  const [before, after] = [queries.splice(0, SAMPLES), queries.splice(0, SAMPLES)];
  const warmUp = path.join(folder, `queries-${count}-warm-up`);
  writeFileSync(warmUp, queries.splice(0, Math.floor(pages / (rounds + 1) / 4)).join('\n'));

  const product = await startVenue(folder, count);
  const list = `${product.origin}${LIST}`;
  const foyerBytes = await checkPages(list, before, 'data-event=');
  const plain = await startPlainAstro(folder, events, foyerBytes);
  const plainBytes = await checkPages(plain.url, before, '<li class="item"');
  const files = Array.from({ length: rounds }, (_, round) => {
    const file = path.join(folder, `queries-${count}-${round}`);
    const part = Math.ceil(queries.length / rounds);
    writeFileSync(file, queries.slice(round * part, (round + 1) * part).join('\n'));
    return file;
  });
  let asked = 0;
  const candidates = {
    get foyer() {
      return { url: list, queries: files[asked] ?? '', seconds };
    },
    get plain() {
      return { url: plain.url, queries: files[asked++] ?? '', seconds };
    },
  };
  for (const url of [list, plain.url])
    await measure({ url, queries: warmUp, seconds: WARM_UP_SECONDS });
  const measured = await compare(candidates, rounds);
  await checkPages(list, after, 'data-event=');
  await stop(product.child);
  await stop(plain.child);
  return { events: count, pages, bytes: { foyer: foyerBytes, plain: plainBytes }, ...measured };
}
