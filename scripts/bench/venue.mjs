import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { untilIdle } from './process-tree.mjs';
import { freePort, startNode, stop } from './processes.mjs';
import { CLI, startProduct } from './product.mjs';

/** More than these come by copying rows: filling takes 2 ms an event. */
const MOST_SEEDED = 50_000;
/** As many as a venue has in a season. */
export const FEW = 260;
/** As many as there are processors on the smallest machine that this runs on. */
const AT_ONCE = 2;

/** @typedef {{ dataDir: string, port: number }} Venue */

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

/** @param {string} dataDir @param {number} count */
async function fill(dataDir, count) {
  mkdirSync(dataDir, { recursive: true });
  const events = count > MOST_SEEDED ? FEW : count;
  const seeding = startNode([CLI, 'seed', '--events', String(events)], { DATA_DIR: dataDir });
  const [code] = await once(seeding.child, 'exit');
  if (code !== 0) throw new Error(`seeding ${events} events failed\n${seeding.output()}`);
  if (count > events) copyEvents(dataDir, count);
}

/** @param {string} folder @param {number} count @returns {Promise<Venue>} */
async function prepare(folder, count) {
  const dataDir = path.join(folder, `events-${count}`);
  await fill(dataDir, count);
  const port = await freePort();
  const product = await startProduct(dataDir, port);
  await untilIdle(product.child.pid);
  await stop(product.child);
  return { dataDir, port };
}

/** @type {Map<number, Promise<Venue>>} */
const venues = new Map();

/** @param {string} folder @param {number} count */
function venueOf(folder, count) {
  const venue = venues.get(count) ?? prepare(folder, count);
  venues.set(count, venue);
  return venue;
}

/**
 * Prepares venues of so many events, two at once, the slowest first: what is measured later
 * finds them filled and their pages rendered ahead.
 * @param {string} folder @param {readonly number[]} counts
 */
export async function prepareVenues(folder, counts) {
  const left = counts.toSorted((a, b) => a - b);
  const one = async () => {
    for (let count = left.pop(); count !== undefined; count = left.pop())
      await venueOf(folder, count);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/**
 * A copy of a venue whose pages were rendered ahead, for one part alone. The origin is a part of
 * what a kept page is found by, and the port is a part of that.
 * @param {string} folder of the run
 * @param {number} [count] of the events
 * @returns {Promise<Venue>}
 */
export async function copyVenue(folder, count = FEW) {
  const venue = await venueOf(folder, count);
  const dataDir = mkdtempSync(path.join(folder, 'venue-'));
  cpSync(venue.dataDir, dataDir, { recursive: true });
  return { dataDir, port: venue.port };
}

/**
 * Starts the product on such a copy, and waits until it is at rest.
 * @param {string} folder
 * @param {number} [count]
 * @param {Readonly<Record<string, string>>} [env]
 */
export async function startVenue(folder, count = FEW, env = {}) {
  const { dataDir, port } = await copyVenue(folder, count);
  const product = await startProduct(dataDir, port, env);
  await untilIdle(product.child.pid);
  return { ...product, dataDir };
}
