import type { Browser, Page } from '@playwright/test';
import { violations } from './axe.ts';

/**
 * One window for all copies of a browser's pages, which takes over nothing that a test chose: a new
 * one would be a new process, that compiles axe anew.
 */
const windows = new WeakMap<Browser, Promise<Page>>();

async function windowIn(browser: Browser): Promise<Page> {
  const existing = windows.get(browser);
  if (existing !== undefined && !(await existing).isClosed()) return existing;
  const page = browser
    .newContext({ javaScriptEnabled: true, storageState: { cookies: [], origins: [] } })
    .then((context) => context.newPage());
  windows.set(browser, page);
  return page;
}

/**
 * What axe finds on a page that is shown without scripts. Axe is a script itself and waits
 * for ever there: it looks at the same document in a window of its own, where nothing of
 * the page runs and what stands in `noscript` is shown.
 */
export async function violationsWithoutScripts(page: Page): Promise<readonly string[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('this page has no browser of its own');
  const body = (await page.content())
    .replaceAll(/<script[\s>][\s\S]*?<\/script>/gu, '')
    .replaceAll(/<\/?noscript[^>]*>/gu, '');
  const copy = await windowIn(browser);
  const viewport = page.viewportSize();
  if (viewport !== null) await copy.setViewportSize(viewport);
  const address = page.url();
  await copy.route(
    (url) => url.href === address,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  try {
    await copy.goto(address);
    return await violations(copy);
  } finally {
    await copy.unrouteAll();
  }
}
