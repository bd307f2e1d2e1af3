import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { LIST } from '../product.mjs';
import { wanted } from '../evening/goods.mjs';

/** A form of the demo, and how long it has to be open before it may be sent. */
const FORM = 5;
const FORM_MS = 3000;
/** Nobody may order or send without end: so many more come each second. */
const VISITORS_PER_SECOND = 2;
const EVERY_MS = 200;
const OPENED_AT_ONCE = 8;

/** @typedef {{ address: string, headers: Record<string, string> }} Visitor */
/** @typedef {{ asked: number, p50: number, p99: number, most: number, failed: number, statuses: Record<number, number> }} Waits milliseconds */

/**
 * Visitors who have opened a form, each at an address of their own.
 * @param {string} origin @param {number} count @param {(of: number) => string} address
 * @returns {Promise<Visitor[]>}
 */
export async function openForms(origin, count, address) {
  /** @type {Visitor[]} */
  const visitors = [];
  const open = async (/** @type {number} */ index) => {
    const answer = await ask(address(index), `${origin}/de/api/forms/${FORM}/`);
    const cookies = answer.cookies.map((line) => line.split(';', 1)[0] ?? '');
    const token = cookies.find((one) => one.startsWith('csrftoken='))?.slice(10) ?? '';
    visitors.push({
      address: address(index),
      headers: { origin, cookie: cookies.join('; '), 'x-csrftoken': token },
    });
  };
  const rest = Array.from({ length: count }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: OPENED_AT_ONCE }, async () => {
      for (const index of rest) await open(index);
    }),
  );
  return visitors;
}

/** @param {readonly number[]} times */
function waitsOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { asked: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

/**
 * @param {string} address @param {string} url @param {import('./ask.mjs').Options} options
 * @returns the status; 0: no answer
 */
const statusOf = (address, url, options) =>
  ask(address, url, options).then(
    ({ status }) => status,
    () => 0,
  );

/** Visitors of so many seconds, who have read their forms. @param {string} origin @param {number} seconds */
export async function openVisitors(origin, seconds) {
  const count = seconds * VISITORS_PER_SECOND;
  const visitors = await openForms(origin, count, (of) => `127.1.${of >> 8}.${of & 255}`);
  await pause(FORM_MS);
  return visitors;
}

/**
 * What visitors wait for who buy, search, send a form and read a list, five times a second each.
 * @param {string} origin @param {number} seconds @param {readonly Visitor[]} visitors
 * @returns {Promise<Record<string, Waits>>}
 */
export async function visit(origin, seconds, visitors) {
  const goods = await wanted(origin);
  const end = performance.now() + seconds * 1000;
  /** @type {Readonly<Record<string, (index: number) => readonly [path: string, body?: unknown]>>} */
  const steps = {
    cart: (index) => ['/de/api/shop-cart/', goods[index % goods.length]?.order],
    search: (index) => [`/de/search?q=visitor${index}`],
    form: (index) => [
      '/de/api/forms-entries/',
      { form: FORM, field_values: { place: 'house', spot: `Tür ${index}`, problem: 'Schwer' } },
    ],
    'kept page': () => [LIST],
  };
  /** @param {string} name @param {(index: number) => readonly [string, unknown?]} step */
  const repeat = async (name, step) => {
    /** @type {number[]} */
    const times = [];
    /** @type {Record<number, number>} */
    const statuses = {};
    /** @type {Promise<void>[]} */
    const open = [];
    for (let index = 0; performance.now() < end; index += 1) {
      const [path, body] = step(index);
      const visitor = visitors[index % visitors.length];
      if (!visitor) break;
      const { address, headers } = visitor;
      const sent = body && {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const start = performance.now();
      const answer = statusOf(address, origin + path, sent ?? { headers }).then((status) => {
        times.push(performance.now() - start);
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
      open.push(answer);
      await pause(EVERY_MS);
    }
    await Promise.all(open);
    const failed = Object.entries(statuses).filter(([status]) => +status === 0 || +status >= 500);
    const count = failed.reduce((sum, [, one]) => sum + one, 0);
    return /** @type {const} */ ([name, { ...waitsOf(times), failed: count, statuses }]);
  };
  const all = await Promise.all(Object.entries(steps).map(([name, step]) => repeat(name, step)));
  return Object.fromEntries(all);
}
