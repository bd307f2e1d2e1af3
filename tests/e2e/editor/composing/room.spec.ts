import { expect, test, type Page } from '@playwright/test';
import { edit, headline, isSaved, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { createPage, patch } from '../../../support/site/write.ts';

/* What stands beside, above or below something else neither covers nor moves it. */

test.beforeEach(async ({ context }) => {
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

const openPanel = (page: Page, name: string) =>
  page.locator('.ed-bar').getByRole('button', { name, exact: true }).click();

test('ED-06 versions that are compared leave the button that was pressed where it is', async ({
  page,
  request,
}) => {
  const { de, saved } = await createPage(request, [headline('kopf', 'Eins', 'One')]);
  const second = await patch(request, 'page', saved, {
    modules: [headline('kopf', 'Zwei', 'Two')],
  });
  await patch(request, 'page', second, { modules: [headline('kopf', 'Drei', 'Three')] });
  await edit(page, de);
  await openPanel(page, 'Fassungen');
  const entries = page.locator('.ed-versions > li');
  await expect(entries).toHaveCount(3);
  await expect(entries.filter({ hasText: 'öffentlich' })).toHaveCount(1);
  await expect(entries.first()).toContainText('öffentlich');
  const differences = page.getByRole('region', { name: 'Unterschiede' });
  for (const [index, shown] of [1, 2].entries()) {
    const button = entries.nth(index + 1).getByRole('button', { name: 'Vergleichen' });
    const before = await button.boundingBox();
    await button.click();
    await expect(differences).toHaveCount(shown);
    expect(await button.boundingBox()).toEqual(before);
  }
  await entries.nth(1).getByRole('button', { name: 'Vergleichen' }).click();
  await expect(differences).toHaveCount(1);
});

test('ED-02 a page beside a panel is laid out for the room that it has', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein Text.')]);
  await page.setViewportSize({ width: 1338, height: 800 });
  await edit(page, de);
  const menu = page.locator('header').getByText('Menü', { exact: true });
  await expect(menu).toBeHidden();
  await openPanel(page, 'Seite');
  await expect(menu).toBeVisible();
  const panel = await page.locator('.ed-panel').boundingBox();
  for (const part of ['header', 'main', 'footer']) {
    const box = await page.locator(`body > ${part}`).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual((panel?.x ?? 0) + 1);
  }
  await page.locator('.ed-panel').getByRole('button', { name: 'Schließen' }).click();
  await expect(menu).toBeHidden();
});

for (const width of [390, 890, 1024, 1440])
  test(`ED-02 what is said of saving cuts nothing off the bar in ${width} px${width === 1440 ? '' : ' @full'}`, async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, [headline('kopf', 'Klang', 'Sound')]);
    await page.setViewportSize({ width, height: 800 });
    await edit(page, de);
    await page.context().setOffline(true);
    await page.locator('[data-field="kopf|content.de"]').click();
    await page.keyboard.type('n');
    await expect(page.locator('.ed-status')).toHaveAttribute('data-status', 'offline');
    const cut = await page
      .locator('.ed-bar-group, .ed-bar-group > :is(a, button)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.clientHeight > 60)
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
    await page.context().setOffline(false);
    await isSaved(page);
  });

test('ED-15 the tools of a text do not lie over the note of a paste', async ({ page, request }) => {
  const { de } = await createPage(request, [text('t', 'Ein Wort. '.repeat(200))]);
  await edit(page, de);
  const html = '<p>Eins <select><option>Auswahl</option></select></p><h2>Zwei</h2><p>Drei</p>';
  await page.evaluate(async (words) => {
    const blob = new Blob([words], { type: 'text/html' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })]);
  }, html);
  await page.locator('[data-field="t|content.de"]').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  const note = page.locator('.ed-paste-note');
  await expect(note).toBeVisible();
  await expect
    .poll(async () => {
      const [box, tools] = [
        await note.boundingBox(),
        await page.locator('.ed-rich-tools:popover-open').boundingBox(),
      ];
      if (box === null || tools === null) return 'missing';
      return box.y + box.height <= tools.y || tools.y + tools.height <= box.y ? 'free' : 'covered';
    })
    .toBe('free');
});
