import { expect, test, type Page } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { HUB_PAGE_SIZE } from '../../../src/lib/server/page-data/hub/lists/hub-list.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { create } from '../../support/site/write.ts';
import { unique } from '../support/unique.ts';

const LIST = '/de/cms-hub/tag';

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('RT-10 the hub is for editors alone, kept by nobody and named to no search engine', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/cms-hub');
  await expect(page).toHaveURL('/de/anmelden?next=%2Fde%2Fcms-hub');
  for (const path of [
    '/de/cms-hub',
    '/en/cms-hub/tag',
    '/de/cms-hub/tag/new',
    '/de/cms-hub/tag/1',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 303]);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await logIn(context, 'visitor');
  expect((await context.request.get(LIST)).status()).toBe(403);
  await context.clearCookies();
  await logIn(context);
  const answer = await context.request.get(LIST);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  // Redirects are changed by administrators only.
  expect((await context.request.get('/de/cms-hub/redirect')).status()).toBe(403);
  for (const path of ['/de/cms-hub/nothing', '/de/cms-hub/tag/99999', '/de/cms-hub/tag?cursor=99'])
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 404]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 a list that is longer than a page is turned to its next page and back', async ({
    page,
    context,
  }) => {
    await logIn(context);
    // Records that no other test adds to.
    const tag = unique('Blatt');
    for (let number = 0; number <= HUB_PAGE_SIZE; number += 1) {
      const name = { de: `${tag} ${number}`, en: `${tag} ${number}` };
      await create(context.request, 'tag', { name });
    }
    const names = () => page.locator('.hub-table tbody th').allInnerTexts();
    await page.goto(`${LIST}?q=${encodeURIComponent(tag)}`);
    const first = await names();
    expect(first).toHaveLength(HUB_PAGE_SIZE);
    await page.getByRole('link', { name: 'Nächste Einträge' }).click();
    expect(await names()).toHaveLength(1);
    await page.getByRole('link', { name: 'Vorige Einträge' }).click();
    expect(await names()).toEqual(first);
  });

  test('ED-12 a record is made, found, changed and deleted, errors stand at their field, and a stale form is told @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    await page.goto('/de/cms-hub');
    const menu = page.locator('#hub-menu');
    await menu.getByText('Programm', { exact: true }).click();
    await menu.getByRole('link', { name: 'Schlagwörter', exact: true }).click();
    await page.getByRole('link', { name: 'Neu anlegen' }).click();
    await submit(page, 'Speichern');
    const group = page.getByRole('group', { name: 'Name' });
    await expect(group).toContainText('Dieses Feld ist ein Pflichtfeld!');
    await expect(page).toHaveTitle(/^Fehler/u);
    const name = unique('Neue Musik');
    await page.getByLabel('Name (Deutsch)').fill(name);
    await page.getByLabel('Im Filter des Programms').uncheck();
    await submit(page, 'Speichern');
    await expect(page).toHaveURL(/\/cms-hub\/tag\/\d+\?done=saved$/u);
    await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');
    await expect(page.getByLabel('Im Filter des Programms')).not.toBeChecked();

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Name (English)').fill(unique('New music'));
    await submit(other, 'Speichern');
    await page.getByLabel('Name (English)').fill('typed by the first');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      submit(page, 'Speichern'),
    ]);
    expect(answer.status()).toBe(409);
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'Jemand anderes hat diesen Eintrag geändert',
    );
    await expect(page.getByLabel('Name (English)')).toHaveValue('typed by the first');
    await page.getByRole('link', { name: 'Den jetzigen Stand ansehen' }).click();
    await expect(page.getByLabel('Name (English)')).toHaveValue(unique('New music'));

    await page.goto(`${LIST}?q=${encodeURIComponent(name.toLowerCase())}`);
    await expect(page.getByText('1 Eintrag')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await page.getByText('Löschen …').click();
    await submit(page, 'Löschen');
    await expect(page.locator('main').getByRole('status')).toContainText('1 Eintrag ist gelöscht.');
    await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
    await expect(page.getByText('0 Einträge')).toBeVisible();
  });

  test('ED-12 the pages of the hub are valid and accessible, also at 320 pixels @full', async ({
    page,
    context,
  }) => {
    await logIn(context, 'admin');
    await page.setViewportSize({ width: 320, height: 720 });
    const documents: [string, string][] = [];
    for (const path of [
      '/de/cms-hub',
      '/en/cms-hub/menu_item',
      '/de/cms-hub/settings/1',
      '/en/cms-hub/teaser/new',
    ]) {
      await page.goto(path);
      expect(await violationsWithoutScripts(page)).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect([path, width]).toEqual([path, 320]);
      documents.push([path, await page.content()]);
    }
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });
});
