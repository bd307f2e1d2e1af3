import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { unique } from '../support/unique.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const LIST = '/de/cms-hub/media';

test.use({ javaScriptEnabled: false });

test('CM-06 ED-12 without scripts a cropped copy is made, once, and errors keep what was typed @full', async ({
  page,
  context,
}) => {
  // The checker of HTML is a program of its own, which takes its time.
  await logIn(context);
  const background = { r: 10, g: 20, b: Math.floor(Math.random() * 256) };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 400, height: 200, channels: 3, background, noise },
  })
    .png()
    .toBuffer();
  await page.goto(`${LIST}/upload`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Halle.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Hochladen' }).click();
  await page.getByLabel('Alternativtext (Deutsch)').fill('Die Halle');
  const tag = unique('Zuschnitt');
  await page.getByLabel('Schlagwörter').fill(tag);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const own = page.url().replace(/\?.*/u, '');
  const open = page.getByText('Zugeschnittene Kopie anlegen …');
  // By its key: a click that is aimed while the page scrolls there is lost.
  const send = page.getByRole('button', { name: 'Zugeschnittene Kopie anlegen' });
  const typed = async (...values: readonly string[]) => {
    const names = ['Von links', 'Von oben', 'Breite', 'Höhe'];
    for (const [index, name] of names.entries())
      await page.getByLabel(`${name} (Prozent)`, { exact: true }).fill(values[index] ?? '');
  };
  await open.click();
  await typed('60', '0', '50', 'halb');
  await send.press('Enter');
  await expect(page.locator('.field-error')).toHaveText(['Bitte eine Zahl von 0 bis 100.']);
  await typed('60', '0', '50', '10');
  await send.press('Enter');
  // It is open, with what was typed, and each error at its field.
  await expect(page.locator('.field-error')).toHaveText([
    'Das reicht über den Rand des Bildes hinaus.',
    'Das ist zu klein: Nötig sind mindestens 64 Pixel.',
  ]);
  const width = page.getByLabel('Breite (Prozent)', { exact: true });
  await expect(width).toHaveValue('50');
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main').getByRole('alert')).toContainText('noch nicht angelegt');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
  await typed('50', '0', '50', '62,5');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send.press('Enter'),
  ]);
  expect(answer.status()).toBe(303);
  await expect(page).toHaveURL(/\/media\/\d+\?done=cropped$/u);
  const copy = page.url().replace(/\?.*/u, '');
  expect(copy).not.toBe(own);
  await expect(page.getByLabel('Titel')).toHaveValue('Halle (Ausschnitt)');
  await expect(page.getByLabel('Alternativtext (Deutsch)')).toHaveValue('Die Halle');
  await expect(page.getByLabel('Schlagwörter')).toHaveValue(tag);
  await expect(page.locator('.hub-facts').first()).toContainText('200 × 125');
  // The same again is the same copy; the original is as it was.
  await page.goto(own);
  await expect(page.locator('.hub-facts').first()).toContainText('400 × 200');
  await open.click();
  await typed('50', '0', '50', '62,5');
  await send.press('Enter');
  await expect(page).toHaveURL(`${copy}?done=croppedBefore`);
  await page.goto(`${LIST}?tag=${encodeURIComponent(tag)}&q=Halle`);
  await expect(page.locator('.hub-media-grid > li')).toHaveCount(2);
});
