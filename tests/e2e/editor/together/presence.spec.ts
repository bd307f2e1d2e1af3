import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { edit, editorOf, headline } from '../../support/editor.ts';
import { twoEditors } from '../../support/two-editors.ts';
import { createPage } from '../../../support/site/write.ts';

test('ED-07 who stands in a text of the record is shown there, and each is told before both write in it @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [headline('a', 'Eins', 'One')]);
  await theirs.locator('[data-field="a|content.de"]').click();
  await expect(mine.locator('[data-module=a]')).toHaveAttribute('data-presence', /./u);
  await theirs.locator('h1').click();
  await expect(mine.locator('h1')).toHaveAttribute('data-presence', /./u);
  await expect(mine.locator('[data-module=a][data-presence]')).toHaveCount(0);
  expect(await violations(mine)).toEqual([]);
  await mine.locator('h1').click();
  await expect(mine.locator('.ed-alert')).toContainText(/^Auch gerade in „Titel“: \S/u);
  await expect(theirs.locator('.ed-alert')).toContainText('Auch gerade in „Titel“');
  await end();
});

test('ED-07 a window of one’s own that was closed is not shown any more @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, [headline('a', 'Eins', 'One')]);
  const context = await editorOf(browser);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await edit(first, de);
  await edit(second, de);
  await expect(first.locator('.ed-status')).toContainText('Sie in einem anderen Fenster');
  const began = Date.now();
  await second.close({ runBeforeUnload: true });
  await expect(first.locator('.ed-status')).not.toContainText('Fenster');
  // Otherwise it would be forgotten after forty seconds only.
  expect(Date.now() - began).toBeLessThan(15_000);
  await context.close();
});
