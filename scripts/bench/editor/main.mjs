/* Parts of it run in the page. */
/* global addEventListener, document, MutationObserver, requestAnimationFrame */
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { windowedChromiumPath } from '../../test/chromium.mjs';
import { untilIdle } from '../process-tree.mjs';
import { startNode, stop } from '../processes.mjs';
import { CLI } from '../product.mjs';
import { FEW, startVenue } from '../venue.mjs';
import { seenOn, watchKeys, write } from './keys.mjs';
import { FORM, longPage, WRITTEN } from './long-page.mjs';
import { openings } from './openings.mjs';

const TOKEN = 'a-token-of-the-benchmark-of-more-than-32-characters';
const EDITOR = { email: 'bench@example.org', password: 'sieben leise geigen' };
const PATH = '/de/bench-lang';
const WIDTH = 1440;
const KEYS = 100;
const SELECTIONS = 40;
const LEAST_OPENINGS = 3;
/** Until what the start left to do later is done. */
const SETTLE_MS = 1500;

/** @param {number[]} values @param {number} part */
const at = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

/** @param {{ keys: number[], tasks: number[] }} seen */
const reading = ({ keys, tasks }) => ({
  count: keys.length,
  p50: at(keys, 0.5),
  p95: at(keys, 0.95),
  most: Math.max(0, ...keys),
  tasks: tasks.length,
  longest: Math.max(0, ...tasks),
});

/** @param {string} origin */
export async function createPage(origin) {
  const answer = await fetch(`${origin}/de/pageeditor-api/records/page/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: { de: 'Lange Seite', en: 'Long page' },
      urls: { de: 'bench-lang', en: 'bench-long' },
      modules: await longPage(),
    }),
  });
  if (answer.status !== 201) throw new Error(`no page: ${answer.status} ${await answer.text()}`);
}

/** @param {string} dataDir */
export async function addEditor(dataDir) {
  const names = ['--first', 'Mira', '--last', 'Bank', '--role', 'editor'];
  const who = ['--email', EDITOR.email, '--password', EDITOR.password];
  const adding = startNode([CLI, 'user', 'add', ...who, ...names], { DATA_DIR: dataDir });
  const [code] = await once(adding.child, 'exit');
  if (code !== 0) throw new Error(`no user\n${adding.output()}`);
}

/** @param {import('playwright-core').Page} page */
const button = (page, /** @type {string} */ name) =>
  page.locator('.ed-bar').getByRole('button', { name, exact: true });

/** @param {import('playwright-core').Page} page @param {string} origin */
async function open(page, origin) {
  await page.goto(`${origin}${PATH}?edit`);
  await page.locator('[data-editor][data-started]').waitFor({ state: 'attached' });
}

/** From the press to a painted frame with every row in it. @param {import('playwright-core').Page} page */
async function openOutline(page) {
  await page.evaluate(() => {
    const pressed = new Promise((resolve) => {
      addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { once: true });
    });
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('.ed-outline') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    Object.assign(globalThis, { opening: Promise.all([pressed, shown]) });
  });
  await button(page, 'Aufbau').click();
  return page.evaluate(async () => {
    const [pressed, shown] = await /** @type {any} */ (globalThis).opening;
    return shown - pressed;
  });
}

/** @param {import('playwright-core').Page} page */
async function writeOnPage(page) {
  await page.locator(`[data-module="${WRITTEN}"] [data-field]`).first().click();
  await page.locator(`[data-module="${WRITTEN}"] [data-slate-editor]`).waitFor();
  await page.keyboard.press('End');
  await seenOn(page);
  await write(page, KEYS);
  return reading(await seenOn(page));
}

/** Rows of the outline, one after the other: the page goes to each module. */
async function choose(/** @type {import('playwright-core').Page} */ page) {
  await page.locator('.ed-outline .ed-name').nth(100).focus();
  await seenOn(page);
  for (let row = 0; row < SELECTIONS; row += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    await page.evaluate((next) => {
      const rows = document.querySelectorAll('.ed-outline .ed-name');
      /** @type {HTMLElement} */ (rows[next]).focus({ preventScroll: true });
    }, 101 + row);
  }
  return reading(await seenOn(page));
}

/** The form of a module, beside which the outline cannot stand. */
async function writeInForm(/** @type {import('playwright-core').Page} */ page) {
  await page.evaluate((id) => {
    document.querySelector(`[data-module="${id}"]`)?.scrollIntoView({ block: 'center' });
  }, FORM);
  await page.locator(`[data-module="${FORM}"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator('.ed-panel input[type=text], .ed-panel textarea').first().click();
  await page.keyboard.press('End');
  await seenOn(page);
  await write(page, KEYS);
  return reading(await seenOn(page));
}

/** An editor's window, of a browser that has nothing kept. */
async function editorsPage(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {string} */ origin,
) {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 900 } });
  const form = EDITOR;
  const login = { form, headers: { origin }, maxRedirects: 0 };
  const answer = await context.request.post(`${origin}/de/anmelden`, login);
  if (answer.status() !== 303) throw new Error(`no login: ${answer.status()}`);
  return context.newPage();
}

/** Everything of one visit of the editor. */
async function visit(
  /** @type {import('playwright-core').Browser} */ browser,
  /** @type {string} */ origin,
  /** @type {(page: import('playwright-core').Page, name: string, run: () => Promise<any>) => Promise<any>} */ around,
) {
  const page = await editorsPage(browser, origin);
  const scripts = new Map();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await around(page, 'open', () => open(page, origin));
  await page.evaluate(watchKeys);
  await page.waitForTimeout(SETTLE_MS);
  const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0);
  const plain = await around(page, 'keys', () => writeOnPage(page));
  const outlineMs = await around(page, 'outline', () => openOutline(page));
  const outline = await around(page, 'keysWithOutline', () => writeOnPage(page));
  const chosen = await around(page, 'choose', () => choose(page));
  const inForm = await around(page, 'form', () => writeInForm(page));
  await page.context().close();
  const parts = {
    'writing in a text': plain,
    'with the outline open': outline,
    'choosing rows of the outline': chosen,
    'filling in a form': inForm,
  };
  return { bytes, outlineMs, parts };
}

/**
 * The editor on a page of as many modules as there may be: how long until it is there, and from
 * a key to the screen.
 * @param {{ folder: string, rounds: number }} options
 */
export async function benchEditor({ folder, rounds }) {
  const product = await startVenue(folder, FEW, { API_TOKEN: TOKEN });
  await createPage(product.origin);
  await addEditor(product.dataDir);
  await untilIdle(product.child.pid);
  try {
    return {
      openMs: await timesToOpen(product.origin, Math.max(rounds, LEAST_OPENINGS)),
      visits: await visits(product.origin, rounds),
    };
  } finally {
    await stop(product.child);
  }
}

async function browserPath() {
  const browser = await windowedChromiumPath();
  if (browser === null) throw new Error('no Chromium here');
  return browser;
}

/** How long the page takes to open in the editor, in milliseconds. @param {string} origin @param {number} rounds */
export async function timesToOpen(origin, rounds) {
  const answer = await fetch(`${origin}/de/anmelden`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(EDITOR),
  });
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
    return { name, value: value.join('='), url: origin };
  });
  const address = `${origin}${PATH}?edit`;
  return openings({ executablePath: await browserPath(), address, cookies, rounds });
}

/**
 * @param {string} origin @param {number} rounds
 * @param {Parameters<typeof visit>[2]} [around] what is done around each part, for a profile
 */
export async function visits(origin, rounds, around = (_, __, run) => run()) {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const found = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      found.push(await visit(browser, origin, around));
  } finally {
    await browser.close();
  }
  return found;
}
