import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, start, stop } from '../processes.mjs';

/** `main.tsx` of the editor. */
const STARTED = 'foyer-editor-started';
/** The page is shown to somebody first: nobody's editor comes with a server that just started. */
const OPENED_BEFORE = 2;
/** A browser that has just made a window is busy with itself for so long. */
const WINDOW_MS = 5000;
const OPEN_LIMIT_MS = 30_000;
const START_LIMIT_MS = 20_000;

/** @typedef {(method: string, params?: object) => Promise<any>} Send */

/**
 * Speaks the DevTools protocol at an address: https://chromedevtools.github.io/devtools-protocol/
 * @param {string} url
 * @returns {Promise<Send>}
 */
async function connect(url) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = (sent += 1);
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** @param {string} origin */
async function addressOf(origin) {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/json/version`).catch(() => null);
    if (answer?.ok) return (await answer.json()).webSocketDebuggerUrl;
    if (Date.now() > end) throw new Error('Chromium does not start');
    await pause(100);
  }
}

/**
 * One opening in a window that has nothing kept.
 * @param {{ send: Send, devtools: string, address: string, cookies: readonly object[] }} browser
 * @returns {Promise<number>} ms from the address until the editor can be used, as it marks it itself
 */
async function opening({ send, devtools, address, cookies }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    await send('Storage.setCookies', { browserContextId, cookies });
    const size = { width: 1440, height: 900 };
    const url = 'about:blank';
    const { targetId } = await send('Target.createTarget', { url, browserContextId, ...size });
    const page = await connect(`${devtools}/devtools/page/${targetId}`);
    await pause(WINDOW_MS);
    await page('Page.navigate', { url: address });
    const expression = `performance.getEntriesByName('${STARTED}')[0]?.startTime ?? 0`;
    const end = Date.now() + OPEN_LIMIT_MS;
    while (Date.now() < end) {
      // Whoever asks while it opens takes its time.
      await pause(1000);
      const { result } = await page('Runtime.evaluate', { expression });
      if (result.value > 0) return result.value;
    }
    throw new Error(`${address} did not open`);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

/**
 * How long the editor takes to open, as for somebody who edits. Playwright watches all requests of
 * its pages, and a browser whose requests are watched looks up for each of them the place in the
 * script that asks for it: it compiles every script twice (0.12 s of the main thread here). So
 * these windows are opened over the bare protocol, and nothing in them is watched.
 * @param {{ executablePath: string, address: string, cookies: readonly object[], rounds: number }} options
 * @returns {Promise<readonly number[]>} milliseconds
 */
export async function openings({ executablePath, address, cookies, rounds }) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-browser-'));
  const { child } = start(executablePath, [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  try {
    const browser = await addressOf(`http://127.0.0.1:${port}`);
    const send = await connect(browser);
    const devtools = new URL(browser).origin;
    const found = [];
    for (let time = 0; time < OPENED_BEFORE + rounds; time += 1)
      found.push(await opening({ send, devtools, address, cookies }));
    return found.slice(OPENED_BEFORE);
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
