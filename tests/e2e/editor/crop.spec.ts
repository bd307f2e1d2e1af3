import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { MediaEntity } from '../../../src/content/records/media.ts';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { uploaded } from '../support/pictures.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { createPage } from '../../support/site/write.ts';

/** A page with that picture, its focal point at the right. */
async function pageWith(request: APIRequestContext, { src, width, height }: MediaEntity) {
  const alt = { de: 'Der Saal am Abend', en: 'The hall in the evening' };
  const image = { src, width, height, alt, credit: 'Ada', focal: { x: 0.7, y: 0.5 } };
  return createPage(request, [{ id: 'i', kind: 'image', data: { image, format: 'original' } }]);
}

interface ModuleRecord {
  readonly content: { readonly modules: readonly { readonly data: { readonly image: object } }[] };
}

/** The picture of the module as the draft has it. */
async function storedImage(page: Page, id: number): Promise<object | undefined> {
  const answer = await page.request.get(`/de/pageeditor-api/editing/page/${id}`);
  const { content } = (await answer.json()) as ModuleRecord;
  return content.modules[0]?.data.image;
}

const picture = (page: Page): Locator => page.locator('[data-module=i] img');
const picturesOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bild', exact: true });
const cropOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bild zuschneiden' });

/** Opens the dialog that crops, from the page. */
async function openCrop(page: Page, press: 'click' | 'tap' = 'click'): Promise<Locator> {
  await picture(page)[press]();
  await page.getByRole('button', { name: 'Ausschnitt' })[press]();
  await picturesOf(page).getByRole('button', { name: 'Zuschneiden …' })[press]();
  await expect(cropOf(page).locator('.ed-cut-frame')).toBeVisible();
  return cropOf(page);
}

async function drag(page: Page, from: Locator, byX: number, byY: number): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to draw at');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2, { steps: 3 });
  await page.mouse.move(x + byX, y + byY, { steps: 3 });
  await page.mouse.up();
}

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('CM-06 ED-08 a picture is cropped by mouse, and one step of undo brings the whole one back @full', async ({
  page,
  request,
}) => {
  const media = await uploaded(request);
  const { de, saved } = await pageWith(request, media);
  const complaints = complaintsOf(page);
  await edit(page, de);
  const before = await picture(page).getAttribute('src');
  const dialog = await openCrop(page);
  const width = dialog.getByLabel('Breite (%)');
  const left = dialog.getByLabel('Von links (%)');
  const stage = await dialog.locator('.ed-cut').boundingBox();
  if (!stage) throw new Error('no picture');
  // The left edge is drawn to the middle, the frame then to the right edge, and beyond it.
  await drag(page, dialog.locator('[data-handle=w]'), stage.width * 0.4, 0);
  await expect(width).toHaveValue(/^(?:39|40)(?:\.\d)?$/u);
  await drag(page, dialog.locator('.ed-cut-frame'), stage.width, 0);
  await expect(left).toHaveValue(/^(?:60|61)(?:\.\d)?$/u);
  await drag(page, dialog.locator('[data-handle=nw]'), -stage.width, -stage.height);
  await expect(left).toHaveValue('0');
  await expect(dialog.getByRole('status')).toContainText('1000 × 450 Pixel');
  // The whole picture is no part of it.
  await drag(page, dialog.locator('[data-handle=s]'), 0, stage.height);
  await expect(dialog.getByRole('button', { name: 'Zuschneiden', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await left.fill('50');
  await expect(dialog.getByRole('status')).toContainText('500 × 500 Pixel');
  await dialog.getByRole('button', { name: 'Zuschneiden', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
  await expect(picture(page)).toHaveAttribute('width', '500');
  await page.keyboard.press('Escape');
  await isSaved(page);
  // What its place says of it stays; the focal point is the same place of what is seen.
  expect(await storedImage(page, saved.id)).toMatchObject({
    width: 500,
    height: 500,
    alt: { de: 'Der Saal am Abend' },
    credit: 'Ada',
    focal: { x: 0.4, y: 0.5 },
  });
  await page
    .locator('.ed-bar')
    .getByRole('button', { name: /^Rückgängig/u })
    .click();
  await expect(picture(page)).toHaveAttribute('src', before ?? '');
  await isSaved(page);
  expect(await storedImage(page, saved.id)).toMatchObject({ src: media.src, focal: { x: 0.7 } });
  expect(complaints).toEqual([]);
});

test('CM-06 ED-08 by keys alone: the frame, its numbers, and the same part is the same picture again @full', async ({
  page,
  request,
}) => {
  const media = await uploaded(request);
  const { de, saved } = await pageWith(request, media);
  await edit(page, de);
  const dialog = await openCrop(page);
  const frame = dialog.locator('.ed-cut-frame');
  const values = () =>
    Promise.all(
      ['Von links (%)', 'Von oben (%)', 'Breite (%)', 'Höhe (%)'].map((name) =>
        dialog.getByLabel(name).inputValue(),
      ),
    );
  expect(await values()).toEqual(['10', '10', '80', '80']);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await values()).toEqual(['11', '9', '79', '81']);
  await expect(frame).toHaveAccessibleName(/11 % von links, 9 % von oben, 79 % breit, 81 % hoch/u);
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Von links (%)')).toBeFocused();
  for (const digits of ['20', '20', '50', '60']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(digits);
    await page.keyboard.press('Tab');
  }
  expect(await values()).toEqual(['20', '20', '50', '60']);
  await expect(dialog.getByRole('button', { name: 'Zuschneiden', exact: true })).toBeFocused();
  const answer = page.waitForResponse('**/pageeditor-api/media/crop');
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(201);
  await expect(dialog).toHaveCount(0);
  const opener = picturesOf(page).getByRole('button', { name: 'Zuschneiden …' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await isSaved(page);
  const first = await storedImage(page, saved.id);
  expect(first).toMatchObject({ width: 500, height: 300 });
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => storedImage(page, saved.id)).toMatchObject({ src: media.src });
  const again = await page.request.post('/de/pageeditor-api/media/crop', {
    headers: AS_EDITOR,
    data: { src: media.src, x: 0.2, y: 0.2, width: 0.5, height: 0.6 },
  });
  expect(again.status()).toBe(200);
  expect(first).toMatchObject({ src: ((await again.json()) as MediaEntity).src });
});

test('CM-06 ED-08 what cannot be cropped is told, and leaves the frame as it was @full', async ({
  page,
  request,
}) => {
  const { de } = await pageWith(request, await uploaded(request));
  await edit(page, de);
  const before = await picture(page).getAttribute('src');
  const dialog = await openCrop(page);
  // A place that is wider than what would be left of the picture.
  await dialog.getByLabel('Breite (%)').fill('10');
  await expect(dialog.getByRole('status')).toContainText('Zu klein für diese Stelle');
  await dialog.getByLabel('Breite (%)').fill('60');
  await page.route('**/pageeditor-api/media/crop', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Gerade nicht.' } }),
  );
  const apply = dialog.getByRole('button', { name: 'Zuschneiden', exact: true });
  await apply.click();
  await expect(dialog.getByRole('alert')).toHaveText('Gerade nicht.');
  await expect(dialog.getByLabel('Breite (%)')).toHaveValue('60');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(picturesOf(page)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', before ?? '');
});

for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`CM-06 ED-08 at ${width} px, ${colorScheme}: handles that can be met, nothing wrong with the dialog @full`, async ({
      browser,
      request,
    }) => {
      const { de } = await pageWith(request, await uploaded(request));
      const hasTouch = width < 500;
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        hasTouch,
      });
      await logIn(context);
      const page = await context.newPage();
      await edit(page, de);
      const dialog = await openCrop(page, hasTouch ? 'tap' : 'click');
      const handles = dialog.locator('.ed-cut-handle');
      await expect(handles).toHaveCount(8);
      for (const handle of await handles.all()) {
        const box = await handle.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(24);
        await expect(handle).toHaveCSS('touch-action', 'none');
      }
      const isWide = await dialog.evaluate((box) => box.scrollWidth > box.clientWidth);
      expect(isWide).toBe(false);
      expect(await violations(page)).toEqual([]);
      await context.close();
    });
