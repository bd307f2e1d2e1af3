import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

test.describe('one search over the hub', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 one search finds records of every kind, screens and lists, and only what one may see', async ({
    page,
    context,
  }) => {
    await logIn(context, 'admin');
    await page.goto('/de/cms-hub');
    await page.getByRole('searchbox', { name: 'In der Verwaltung suchen' }).fill('kammer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/cms-hub/search?q=kammer');
    const found = page.locator('section[aria-labelledby^="found-"]');
    await expect(found.filter({ hasText: 'Kammersaal' }).first()).toBeVisible();
    expect(await violationsWithoutScripts(page)).toEqual([]);
    expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
    const rooms = page.locator('section[aria-labelledby="found-room"]');
    await rooms.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cms-hub\/room\/\d+$/u);
    await page.goto('/en/cms-hub/search?q=opening');
    await expect(page.getByRole('link', { name: 'Opening hours' }).last()).toBeVisible();
    await page.goto('/de/cms-hub/search?q=%3Cscript%3Ezzz%20%25_');
    await expect(page.locator('main').getByRole('status')).toContainText('gibt es hier nichts');
    // Who may see fewer lists finds in fewer of them.
    await logIn(context, 'box_office');
    await page.goto('/de/cms-hub/search?q=kammer');
    await expect(page.locator('section[aria-labelledby="found-article"]')).toHaveCount(0);
  });
});
