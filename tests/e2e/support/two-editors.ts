import {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { edit, editorOf } from './editor.ts';
import { createPage } from '../../support/site/write.ts';

export interface TwoEditors {
  readonly mine: Page;
  readonly theirs: Page;
  readonly end: () => Promise<void>;
}

/** Two people who have the same new page open. */
export async function twoEditors(
  browser: Browser,
  request: APIRequestContext,
  modules: Parameters<typeof createPage>[1],
  change?: Parameters<typeof createPage>[2],
): Promise<TwoEditors> {
  const { de } = await createPage(request, modules, change);
  const contexts = await Promise.all([editorOf(browser), editorOf(browser)]);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) await edit(page, de);
  const [mine, theirs] = pages as [Page, Page];
  // From now on both hear of each other every few seconds.
  for (const page of pages) await expect(page.locator('.ed-status')).toContainText('Auch hier');
  return {
    mine,
    theirs,
    end: async () => {
      for (const context of contexts) await context.close();
    },
  };
}

/** The caret behind so many signs of a text. */
export async function caretAt(text: Locator, signs: number): Promise<void> {
  await text.click();
  const { keyboard } = text.page();
  await keyboard.press('Control+Home');
  for (let sign = 0; sign < signs; sign += 1) await keyboard.press('ArrowRight');
}
