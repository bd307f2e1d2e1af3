import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { edit, headline, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

/** Opens one of the panels that stand behind a button of their own on phones. */
async function openTool(page: Page, name: string): Promise<void> {
  await page.locator('.ed-bar').getByRole('button', { name: 'Werkzeuge' }).tap();
  await page.locator('.ed-panels').getByRole('button', { name, exact: true }).tap();
  await expect(page.locator('.ed-panel')).toBeVisible();
}

/** Controls of the bar whose middle something else covers. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.ed-bar').evaluate((bar) =>
    [...bar.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !bar.contains(hit);
      })
      .map((one) => one.textContent || (one.getAttribute('aria-label') ?? '')),
  );

test('ED-01 on a phone an open panel leaves the whole bar at hand', async ({ page, request }) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound'), text('t', 'Text.')]);
  await edit(page, de);
  for (const name of ['Aufbau', 'Sprachen', 'Alle Seiten']) {
    await openTool(page, name);
    expect(await covered(page), name).toEqual([]);
    const [bar, panel] = await Promise.all(
      ['.ed-bar', '.ed-panel'].map((one) => page.locator(one).boundingBox()),
    );
    if (!bar || !panel) throw new Error('no bar or panel');
    // Nothing of the panel stands below the bar either, but for its own margin.
    expect(panel.y + panel.height, name).toBeLessThanOrEqual(bar.y + 24);
    expect(panel.y, name).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  }
  // From one panel to the next by the bar, and away.
  await page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen' }).tap();
  await expect(page.locator('.ed-panel')).toHaveCount(1);
  await page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen' }).tap();
  await expect(page.locator('.ed-panel')).toHaveCount(0);
  // Control: the check finds what lies on the bar.
  await page.evaluate(() => {
    const lid = document.createElement('dialog');
    lid.style.setProperty('inset', '0');
    document.body.append(lid);
    lid.showModal();
  });
  expect(await covered(page)).not.toEqual([]);
});

test('ED-02 on a phone the tools of a text stand below its heading in the panel of languages @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein Text.', 'A text.')]);
  await edit(page, de);
  await openTool(page, 'Sprachen');
  const panel = page.locator('.ed-panel');
  await panel.locator('.ed-name', { hasText: 'Ein Text.' }).tap();
  await expect(panel.locator('.ed-rich-tools')).toHaveCount(2);
  const ends = (selector: string) =>
    panel.locator(selector).evaluateAll((all) =>
      all.map((one) => ({
        top: one.getBoundingClientRect().top,
        bottom: one.getBoundingClientRect().bottom,
      })),
    );
  const headings = await ends('.ed-twin h3');
  const tools = await ends('.ed-rich-tools');
  const labels = await ends('.ed-twin .ed-label');
  expect(headings).toHaveLength(2);
  for (const [index, tool] of tools.entries()) {
    expect(headings[index]?.bottom).toBeLessThanOrEqual(tool.top);
    expect(labels[index]?.bottom).toBeLessThanOrEqual(tool.top + 1);
  }
});

for (const width of [320, 390])
  test(`ED-01 at ${width} px the bar of a module stands on the editor’s bar and covers no line before the module @full`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const { de } = await createPage(request, [
      text('t', 'Ein langer Abend.'),
      headline('h', 'Klang', 'Sound'),
    ]);
    await edit(page, de);
    await page.locator('[data-module=h]').focus();
    const box = async (selector: string) => {
      const found = await page.locator(selector).boundingBox();
      if (found === null) throw new Error(`${selector} is not there`);
      return found;
    };
    const tools = await box('.ed-module-bar');
    const bar = await box('.ed-bar');
    expect(tools.width).toBe(width);
    expect(Math.abs(tools.y + tools.height - bar.y)).toBeLessThanOrEqual(1);
    // The page scrolls to what was chosen.
    await expect.poll(async () => (await box('[data-module=h]')).y).toBeLessThan(tools.y);
    // Two rows of targets, on the smallest phone, too.
    expect(bar.height).toBeLessThan(3 * 48);
    expect(await violations(page)).toEqual([]);
    // The list of tools opens where it stands.
    await page.getByRole('button', { name: 'Werkzeuge' }).click();
    await expect(page.locator('.ed-module-bar')).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });
