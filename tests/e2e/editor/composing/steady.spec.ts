import { expect, test, type Page } from '@playwright/test';
import { expectFocusSeen } from '../../support/composing/keys.ts';
import { edit, headline, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { createPage } from '../../../support/site/write.ts';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('ED-01 nothing jumps and nothing is far: panels keep the page in its place, tools stand at their text, the bar is one row, a picker tells no fault', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1360, height: 800 });
  const { de } = await createPage(request, [
    headline('h', 'Klang', 'Sound'),
    text('s', 'Kurz.', 'Short.'),
    ...Array.from({ length: 8 }, (_, at) =>
      text(`t${String(at)}`, `Absatz ${String(at)}. `.repeat(60), 'Paragraph.'),
    ),
  ]);
  await logIn(context);
  await edit(page, de);
  const bar = page.locator('.ed-bar');

  // Between a headline and the next text the tools stand beside their text.
  await page.locator('[data-field="s|content.de"]').click();
  const tools = page.locator('.ed-rich-tools:popover-open');
  const text1 = page.locator('.ed-rich');
  await expect
    .poll(async () => {
      const [own, near] = [await tools.boundingBox(), await text1.boundingBox()];
      if (own === null || near === null) return Infinity;
      return Math.max(near.y - own.y - own.height, own.y - near.y - near.height);
    })
    .toBeLessThan(24);
  await page.keyboard.press('Escape');

  // With a number behind «Notizen», too.
  await bar.getByRole('button', { name: 'Notizen' }).evaluate((button) => {
    button.textContent = 'Notizen (12)';
  });
  const rows = await bar
    .locator(':scope > .ed-bar-group')
    .evaluateAll((groups) => new Set(groups.map((one) => (one as HTMLElement).offsetTop)).size);
  expect(rows).toBe(1);

  await page.locator('[data-module=t5]').evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    (element as HTMLElement).focus({ preventScroll: true });
  });
  const before = await topOf(page, '[data-module=t5]');
  for (const name of ['Aufbau', 'Prüfen']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.ed-panel h2')).toContainText(name);
    await expect.poll(() => topOf(page, '[data-module=t5]')).toBe(before);
    await bar.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.ed-panel')).toHaveCount(0);
    await expect.poll(() => topOf(page, '[data-module=t5]')).toBe(before);
  }

  // Nobody has had the time to fill in what a picker is open for.
  await bar.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page
    .locator('.ed-offers')
    .getByRole('button', { name: 'Spielstätte', exact: true })
    .click();
  const choose = page.locator('.ed-panel').getByRole('button', { name: 'Spielstätte: Wählen …' });
  await expect(choose).toBeFocused();
  await choose.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.locator('.ed-status')).toContainText('zu verbessern');
  await expect(page.locator('.ed-panel .ed-field-error')).toHaveCount(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`ED-01 ED-14 the module that the focus comes back to from a panel is in sight (motion: ${reducedMotion})`, async ({
    page,
    context,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const words = 'Ein langer Absatz. '.repeat(60);
    const { de } = await createPage(
      request,
      Array.from({ length: 12 }, (_, at) => text(`t${String(at)}`, words)),
    );
    await logIn(context);
    await edit(page, de);
    const module = page.locator('[data-module=t9]');
    await module.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.ed-panel')).toBeVisible();
    // Somebody looks at the beginning of the page meanwhile.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(module).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ed-panel')).toHaveCount(0);
    await expect(module).toBeFocused();
    await expectFocusSeen(page);
  });
