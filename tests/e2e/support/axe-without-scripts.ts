import type { Browser, BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';

/** One context for all copies of a browser's pages; it takes over nothing that a test chose. */
const contexts = new WeakMap<Browser, Promise<BrowserContext>>();

function contextIn(browser: Browser): Promise<BrowserContext> {
  const existing = contexts.get(browser);
  if (existing !== undefined) return existing;
  const context = browser.newContext({ javaScriptEnabled: true });
  contexts.set(browser, context);
  return context;
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
  const copy = await (await contextIn(browser)).newPage();
  try {
    const viewport = page.viewportSize();
    if (viewport !== null) await copy.setViewportSize(viewport);
    const address = page.url();
    await copy.route(
      (url) => url.href === address,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await copy.goto(address);
    return await violations(copy);
  } finally {
    await copy.close();
  }
}
