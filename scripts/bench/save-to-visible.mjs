import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode } from './processes.mjs';
import { CLI, LIST } from './product.mjs';
import { median } from './table.mjs';

const LIMIT_MS = 5000;
const SAVES = 9;
/** The first saves of a process find code that was never run: those of a day do not. */
const WARM_UP_SAVES = 5;
const POLL_MS = 1;

/**
 * The moment of the first answer with other bytes than now. It is asked as browsers do that have
 * the page: whole pages a thousand times a second would take the processor from what is measured.
 * @param {string} url
 */
async function changeOf(url) {
  const before = await fetch(url);
  await before.arrayBuffer();
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(url, { headers });
    const at = Date.now();
    await answer.arrayBuffer();
    if (answer.status === 200) return at;
    if (answer.status !== 304) throw new Error(`${url} is answered by ${answer.status}`);
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not change within ${LIMIT_MS} ms`);
}

/** Changes an event in another process. @returns the moment at which the change was committed */
async function touch(/** @type {string} */ dataDir, /** @type {string} */ id) {
  const touching = startNode([CLI, 'touch-event', '--id', id], { DATA_DIR: dataDir });
  const [code] = await once(touching.child, 'exit');
  if (code !== 0) throw new Error(`touch-event failed\n${touching.output()}`);
  return Number(JSON.parse(touching.output().trim().split('\n').at(-1) ?? '{}').at);
}

/**
 * From a committed change of the first dated event of
 * the list to the first changed answer of its own page and of the list. The command that changes
 * it says when it had committed, as its last line: `{ "at": <milliseconds since 1970> }`.
 * @param {{ origin: string }} product at rest
 * @param {string} dataDir
 * @returns {Promise<{ own: number, list: number, slowest: number }>} medians in ms, and the slowest of both
 */
export async function benchSaveToVisible({ origin }, dataDir) {
  const list = `${origin}${LIST}`;
  const text = await (await fetch(list)).text();
  // One with a row of its own: what runs already shows its title only, in one line.
  const rows = text.slice(text.search(/<li class="event\b/u));
  const [, path, id] = new RegExp(`"(${LIST}/[^/"]+/(\\d+))"`, 'u').exec(rows) ?? [];
  if (path === undefined || id === undefined) throw new Error('the list shows no event');

  const own = [];
  const listed = [];
  for (let save = -WARM_UP_SAVES; save < SAVES; save += 1) {
    const changes = Promise.all([changeOf(`${origin}${path}`), changeOf(list)]);
    const [at, [ownAt, listAt]] = await Promise.all([touch(dataDir, id), changes]);
    if (save < 0) continue;
    own.push(ownAt - at);
    listed.push(listAt - at);
  }
  return { own: median(own), list: median(listed), slowest: Math.max(...own, ...listed) };
}
