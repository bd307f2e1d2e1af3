import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { edit, headline, isSaved, text, PANELS } from '../support/editor.ts';
import { logIn, logInFirst } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const focusedIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector);

test.describe('ED-01 who edits for the first time', () => {
  for (const width of [1280, 390])
    test(`sees three steps and all outlines, until the first change (${String(width)} px)`, async ({
      page,
      context,
      request,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const { de } = await createPage(request, [headline('h', 'Klang', 'Sound'), text('t', 'Ja.')]);
      await logInFirst(context);
      await edit(page, de);
      const steps = page.locator('.ed-steps');
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      const outline = () =>
        page
          .locator('[data-module=t]')
          .evaluate((element) => getComputedStyle(element).outlineColor);
      const shown = await outline();
      expect(await violations(page)).toEqual([]);
      // What is written is not below the bar.
      await page.locator('[data-field="h|content.de"]').click();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await expect(steps).toHaveCount(0);
      expect(await outline()).not.toBe(shown);
      await isSaved(page);
      await page.reload();
      await expect(page.locator('[data-editor][data-started]')).toBeAttached();
      await expect(steps).toHaveCount(0);
    });

  test('puts the steps away by their button, for good', async ({ page, context, request }) => {
    const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
    await logInFirst(context);
    await edit(page, de);
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.locator('.ed-steps')).toHaveCount(0);
    await edit(page, de);
    await expect(page.locator('.ed-steps')).toHaveCount(0);
  });
});

test('ED-01 F6 and a link at the beginning lead to the bar and back; panels begin at their first field, Escape returns', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await logIn(context);
  await edit(page, de);
  // Two Tabs, where it was 85: the first link leads to the content.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Zur Bearbeitungsleiste (F6)');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedIn(page, '.ed-bar')).toBe(true);
  const module = page.locator('[data-module=h]');
  await module.focus();
  await page.keyboard.press('F6');
  await expect.poll(() => focusedIn(page, '.ed-bar')).toBe(true);
  await page.keyboard.press('F6');
  await expect(module).toBeFocused();

  const add = page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ed-add-query')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

/** What stands beside the menu. */
const AT_HAND = ['Hinzufügen', 'Veröffentlichen'];

test.describe('ED-01 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the panels are behind one menu, whose ways are whole and in sight @full', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
    await logIn(context);
    await edit(page, de);
    const tools = page.getByRole('button', { name: 'Werkzeuge' });
    await tools.tap();
    const ways = page.locator('.ed-panels button');
    const names = [...PANELS.filter((name) => !AT_HAND.includes(name)), 'Tastenkürzel'];
    await expect(ways).toHaveCount(names.length);
    for (const name of names) {
      const way = page.locator('.ed-panels').getByRole('button', { name, exact: true });
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    expect(await violations(page)).toEqual([]);
    await ways.filter({ hasText: 'Aufbau' }).tap();
    await expect(ways.first()).toBeHidden();
    await expect(page.locator('.ed-panel')).toContainText('Aufbau');
    await page.keyboard.press('Escape');
    await expect(page.locator('.ed-panel')).toHaveCount(0);
    await expect(tools).toBeFocused();
  });
});
