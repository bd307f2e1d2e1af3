import type { Page } from '@playwright/test';
import { violations } from './axe.ts';

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
  // Otherwise it would take over what the test chose.
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  });
  try {
    const copy = await context.newPage();
    const address = page.url();
    await copy.route(
      (url) => url.href === address,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await copy.goto(address);
    return await violations(copy);
  } finally {
    await context.close();
  }
}
