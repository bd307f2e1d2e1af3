import { setTimeout as pause } from 'node:timers/promises';
import { LIST } from '../product.mjs';
import { wanted } from '../rush.mjs';

/** A form of the demo, and how long it has to be open before it may be sent. */
const FORM = 5;
const FORM_MS = 3000;
const VISITORS = 40;
const EVERY_MS = 200;

/** @typedef {{ headers: Record<string, string> }} Visitor */
/** @typedef {{ asked: number, p50: number, p99: number, most: number, failed: number, statuses: Record<number, number> }} Waits milliseconds */

/**
 * Visitors who have opened a form, each at an address of their own.
 * @param {string} origin @param {number} count @param {(of: number) => string} address
 * @returns {Promise<Visitor[]>}
 */
export async function openForms(origin, count, address) {
  const visitors = [];
  for (let index = 0; index < count; index += 1) {
    const place = { 'x-forwarded-for': address(index) };
    const answer = await fetch(`${origin}/de/api/forms/${FORM}/`, { headers: place });
    await answer.arrayBuffer();
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const token = cookies.find((one) => one.startsWith('csrftoken='))?.slice(10) ?? '';
    visitors.push({
      headers: { ...place, origin, cookie: cookies.join('; '), 'x-csrftoken': token },
    });
  }
  return visitors;
}

/** @param {readonly number[]} times */
function waitsOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { asked: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

/** @returns the status; 0: no answer */
async function statusOf(/** @type {string} */ url, /** @type {RequestInit} */ options) {
  try {
    const answer = await fetch(url, options);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/**
 * What visitors wait for who buy, search, send a form and read a list, five times a second each.
 * @param {string} origin @param {number} seconds
 * @returns {Promise<Record<string, Waits>>}
 */
export async function visit(origin, seconds) {
  const visitors = await openForms(origin, VISITORS, (of) => `10.1.0.${of}`);
  const goods = await wanted(origin);
  await pause(FORM_MS);
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
      const { headers } = visitors[index % visitors.length] ?? { headers: {} };
      const sent = body && {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const start = performance.now();
      const answer = statusOf(origin + path, sent ?? { headers }).then((status) => {
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
