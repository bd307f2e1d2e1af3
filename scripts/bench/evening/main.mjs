import { setTimeout as pause } from 'node:timers/promises';
import { read } from '../beside.mjs';
import { processorOf } from '../process-tree.mjs';
import { LIST } from '../product.mjs';
import { addressOf, wanted } from './goods.mjs';
import { fullPages, readEvents } from '../variant.mjs';
import { Visitor } from './visitor.mjs';

/** Visitors who come in a second in the first step; in each next one come half as many more. */
const FIRST_RATE = 40;
const GROWTH = 1.5;
const MAX_STEPS = 14;
/** What nobody should wait for longer, in ms. */
export const LIMIT_MS = 500;
/** How long people look at a page before they go on, in ms. */
const THINK_MS = { least: 500, most: 2500 };
/** How many of those who did one thing do the next. */
const SHARES = { programme: 0.9, filter: 0.6, event: 0.8, dialog: 0.7, order: 0.7, pay: 0.9 };
const FILTERS = 20_000;
const IDLE_SECONDS = 4;

/** @typedef {{ goods: readonly import('./goods.mjs').Wanted[], filters: readonly string[] }} Programme */
/** @typedef {{ times: Record<string, number[]>, orders: number, refused: number, failed: number }} Tally */

/**
 * One visitor, from the first page to the paid order, or as far as they go. Whoever does not
 * filter goes on from the programme.
 * @param {Visitor} visitor @param {number} number @param {Programme} programme @param {() => Tally} tally that of the present step
 */
async function visit(visitor, number, { goods, filters }, tally) {
  const { event, form = '', order } = goods[number % goods.length] ?? {};
  /** @type {Readonly<Record<string, () => Promise<number>>>} */
  const ways = {
    home: () => visitor.open('/de'),
    programme: () => visitor.open(LIST),
    filter: () => visitor.open(`${LIST}?${filters[number % filters.length]}`),
    event: () => visitor.open(form.replace(/\/karten$/u, '')),
    dialog: () => visitor.open(`/de/api/booking/${event}/`),
    order: () => visitor.order(order),
    pay: () => visitor.pay(),
  };
  for (const [name, go] of Object.entries(ways)) {
    const goesOn = Math.random() < (SHARES[/** @type {keyof typeof SHARES} */ (name)] ?? 1);
    if (!goesOn && name === 'filter') continue;
    if (!goesOn) return;
    const now = tally();
    const began = performance.now();
    const status = await go();
    (now.times[name] ??= []).push(performance.now() - began);
    // All seats that were left are gone.
    if (status === 409) now.refused += 1;
    else if (status !== 200) now.failed += 1;
    else if (name === 'pay') now.orders += 1;
    if (status !== 200) return;
    await pause(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
  }
}

/** Processor time of the visitors, the server in front and its workers, in seconds. @param {{ pid?: number | undefined }} child */
function processors({ pid = 0 }) {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, ...processorOf(pid)];
}

const p99 = (/** @type {readonly number[]} */ times) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/**
 * The evening on which a sale starts: visitors come, more in each step, until one thing that
 * they do takes one in a hundred of them longer than half a second. Beside them somebody reads
 * a kept page a hundred times a second.
 * @param {{ origin: string, child: import('node:child_process').ChildProcess }} product
 * @param {{ seconds: number }} options of a step
 */
export async function benchEvening({ origin, child }, { seconds }) {
  const goods = await wanted(origin);
  const filters = fullPages(await readEvents(origin), FILTERS);
  const idle = await read(`${origin}${LIST}`, IDLE_SECONDS);
  const steps = [];
  const visits = new Set();
  /** @type {Tally} */
  let tally = { times: {}, orders: 0, refused: 0, failed: 0 };
  let number = 0;
  for (let rate = FIRST_RATE; steps.length < MAX_STEPS; rate *= GROWTH) {
    tally = { times: {}, orders: 0, refused: 0, failed: 0 };
    const before = processors(child);
    const kept = read(`${origin}${LIST}`, seconds);
    const began = performance.now();
    for (let come = 0; come < rate * seconds; come += 1) {
      const visitor = new Visitor(origin, addressOf((number += 1)));
      const visiting = visit(visitor, number, { goods, filters }, () => tally).finally(() => {
        visitor.leave();
        visits.delete(visiting);
      });
      visits.add(visiting);
      await pause(Math.max(0, began + (come * 1000) / rate - performance.now()));
    }
    const step = tally;
    const waits = Object.entries(step.times).map(([name, times]) => ({ name, ms: p99(times) }));
    const slowest = waits.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: '', ms: 0 };
    const took = (performance.now() - began) / 1000;
    const cores = processors(child).map((spent, index) => (spent - (before[index] ?? 0)) / took);
    steps.push({ rate, slowest, cores, kept: await kept, perMinute: 60 / took, ...step });
    if (slowest.ms > LIMIT_MS || step.failed > 0) break;
  }
  await Promise.all(visits);
  // In the first one nobody has come as far as to the cart.
  return { idle, steps: steps.slice(1) };
}
