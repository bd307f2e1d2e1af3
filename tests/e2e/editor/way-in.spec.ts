import { expect, test } from '@playwright/test';
import { logIn } from '../support/login.ts';

/* How somebody comes into the editor: by the menu under their name, and by addresses. */

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('LY-09 ED-01 to edit is offered where a record stands that can be edited, and nowhere else', async ({
  page,
}) => {
  const menu = page.locator('details.user');
  for (const [path, count] of [
    ['/de/search', 1],
    ['/de/programm-karten', 1],
    ['/de/merkliste', 0],
    ['/de/warenkorb', 0],
  ] as const) {
    await page.goto(path);
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Mein Profil' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Diese Seite bearbeiten' })).toHaveCount(count);
  }
  // The search has a part that editors write.
  await page.goto('/de/search?edit');
  await expect(page.locator('.ed-bar, .ed-banner form').first()).toBeVisible();
});
