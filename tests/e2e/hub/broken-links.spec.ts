import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { started, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

test('ED-21 a broken link is listed with its place, which one click opens in the editor', async ({
  page,
  context,
  request,
}) => {
  const words = `Worte-${String(process.pid)}`;
  const link = { link_text: { de: words, en: '' }, link: `/de/nirgends-${String(process.pid)}` };
  const { de } = await createPage(request, [
    text('first', 'Ein Absatz.'),
    { id: 'wrong', kind: 'link', data: link },
  ]);
  await logIn(context);
  await page.goto(`/de/cms-hub/broken_links?part=inside&q=${words}`);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Unter dieser Adresse gibt es nichts');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('link').click();
  await started(page);
  expect(new URL(page.url()).pathname).toBe(de);
  await expect(page.locator('[data-module="wrong"]')).toHaveAttribute('data-selected', '');
  await expect(page.locator('[data-module="wrong"]')).toBeInViewport();
});
