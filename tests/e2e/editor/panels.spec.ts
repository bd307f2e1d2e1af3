import { expect, test, type Locator, type Page } from '@playwright/test';
import { complaintsOf, edit, isSaved, text } from '../support/editor.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const openPanel = async (page: Page, name: string): Promise<Locator> => {
  await page.locator('.ed-bar').getByRole('button', { name, exact: true }).click();
  const panel = page.locator('.ed-panel');
  await expect(panel).toBeVisible();
  return panel;
};

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-02 the panel of languages begins with the record itself: its title is translated beside the other', async ({
  page,
  request,
}) => {
  const { de, en } = await createPage(request, [text('t', 'Ein Text.', 'A text.')]);
  const complaints = complaintsOf(page);
  await edit(page, de);
  const panel = await openPanel(page, 'Sprachen');
  const rows = panel.locator('.ed-languages > li');
  await expect(rows).toHaveCount(2);
  await rows.first().locator('.ed-name').click();
  const english = panel.getByRole('region', { name: 'Englisch' });
  const title = english.getByRole('textbox').first();
  await title.fill('An evening of sound');
  await isSaved(page);
  await page.goto(`${en}?edit`);
  await expect(page.locator('main h1')).toHaveText('An evening of sound');
  expect(complaints).toEqual([]);
});

test('ED-13 a panel whose fields come later puts the focus into the first of them @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein Text.')]);
  await edit(page, de);
  const free = await holdAnswers(page, '**/_astro/PagesPanel*.js');
  await page
    .locator('.ed-bar')
    .getByRole('button', { name: 'Alle Seiten', exact: true })
    .press('Enter');
  free();
  const panel = page.locator('.ed-panel');
  await expect(panel.locator('input:visible').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('ED-02 what just happened is said in the bar, and covers nothing of an open panel @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein Text.')]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await edit(page, de);
    const shown = await openPanel(page, 'Veröffentlichen');
    await shown.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    const alert = page.locator('.ed-bar .ed-alert');
    await expect(alert).toBeVisible();
    const [said, panel] = await Promise.all(
      [alert, page.locator('.ed-panel')].map((one) => one.boundingBox()),
    );
    if (!said || !panel) throw new Error('no alert or panel');
    const isApart =
      said.y >= panel.y + panel.height - 1 ||
      said.y + said.height <= panel.y + 1 ||
      said.x >= panel.x + panel.width - 1 ||
      said.x + said.width <= panel.x + 1;
    expect(isApart, `${width} px`).toBe(true);
  }
});

test('ED-14 a new module that begins in a panel is in sight beside it @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(
    request,
    Array.from({ length: 12 }, (_, at) => text(`t${at}`, `Absatz ${at} `.repeat(60))),
  );
  await edit(page, de);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const panel = await openPanel(page, 'Hinzufügen');
  await panel.getByRole('button', { name: 'Bild', exact: true }).click();
  const added = page.locator('main [data-module]').last();
  await expect(added).toHaveAttribute('data-selected', '');
  await expect(added).toBeInViewport();
});

test('ED-13 a part of the media library is not told as all there is @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein Text.')]);
  await edit(page, de);
  const panel = await openPanel(page, 'Hinzufügen');
  await panel.getByRole('button', { name: 'Bild', exact: true }).click();
  await panel.getByRole('button', { name: 'Aus der Mediathek …' }).click();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const hits = dialog.getByRole('option');
  await expect(status).toHaveText('Mehr als 20 Treffer');
  const more = dialog.getByRole('button', { name: 'Mehr zeigen' });
  while (await more.isVisible()) {
    const shown = await hits.count();
    await more.click();
    await expect.poll(() => hits.count()).toBeGreaterThan(shown);
  }
  await expect(status).toHaveText(`Treffer: ${await hits.count()}`);
});
