import sharp from 'sharp';
import { expect, test, type JSHandle, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { create, createPage } from '../../support/site/write.ts';

interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

/** A photograph that nobody has uploaded before: its colour is its own. */
async function photo(name: string): Promise<TestFile> {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256)) as [
    number,
    number,
    number,
  ];
  const plain = { width: 900, height: 600, channels: 3 as const, background: { r, g, b } };
  const data = (await sharp({ create: plain }).jpeg().toBuffer()).toString('base64');
  return { name, type: 'image/jpeg', data };
}

const drawing: TestFile = { name: 'logo.svg', type: 'image/svg+xml', data: btoa('<svg/>') };

/** What the browser hands over when files are dragged or pasted. */
const transfer = (page: Page, files: readonly TestFile[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const { name, type, data } of all)
      made.items.add(
        new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name, { type }),
      );
    return made;
  }, files);

/** Below the header of the page and above the bar of the editor, in pixels. */
const [IN_SIGHT_FROM, IN_SIGHT_TO] = [160, 600];

/** Drags files over an element, as low as it is in sight; what is returned drops them. */
async function dragOver(page: Page, selector: string, files: readonly TestFile[]) {
  const target = page.locator(selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to drop on: ${selector}`);
  const init = {
    clientX: box.x + 30,
    clientY: Math.min(Math.max(box.y + box.height - 3, IN_SIGHT_FROM), IN_SIGHT_TO),
    dataTransfer: await transfer(page, files),
  };
  await target.dispatchEvent('dragover', init);
  return () => target.dispatchEvent('drop', init);
}

const kinds = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('main [data-module]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['kind']));

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-08 pictures are dropped and pasted anywhere, seen at once, exchanged, and described before they are public @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('h', 'Klang', 'Sound'),
    text('t', 'Ein Text.'),
  ]);
  const complaints = complaintsOf(page);
  await edit(page, de);
  const image = page.locator('main [data-kind=image] img');
  const drop = await dragOver(page, '[data-module=h]', [await photo('saal.jpg')]);
  // A line says where it would fall.
  await expect(page.locator('.ed-drop')).toBeVisible();
  await drop();
  await expect(image).toBeVisible();
  await expect(page.locator('.ed-drop')).toHaveCount(0);
  expect(await kinds(page)).toEqual(['headline', 'image', 'text']);
  const before = await image.getAttribute('src');
  // One on a picture takes its place.
  const exchange = await dragOver(page, 'main [data-kind=image] img', [await photo('foyer.jpg')]);
  await expect(image).toHaveAttribute('data-drop');
  await exchange();
  await expect(image).not.toHaveAttribute('src', before ?? '');
  expect(await kinds(page)).toEqual(['headline', 'image', 'text']);
  // Several are one gallery; a drawing says why it is none of it.
  const several = [await photo('eins.jpg'), drawing, await photo('zwei.jpg')];
  await (
    await dragOver(page, '[data-module=t]', several)
  )();
  await expect(page.locator('main [data-kind=imagelist] img')).toHaveCount(2);
  expect(await kinds(page)).toEqual(['headline', 'image', 'text', 'imagelist']);
  await expect(page.locator('.ed-uploads')).toContainText('logo.svg: SVG-Zeichnungen');
  await page.locator('.ed-uploads').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('.ed-uploads')).toHaveCount(0);
  // Pasted where nobody writes: below what is chosen.
  await page.locator('[data-module=h]').focus();
  const pasted = await transfer(page, [await photo('probe.jpg')]);
  await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, pasted);
  await expect.poll(() => kinds(page)).toEqual(['headline', 'image', 'image', 'text', 'imagelist']);
  // What they show is asked for before they are public.
  const missing = page.locator('main .ed-missing button');
  await expect(missing).toHaveText([
    'Bild: Beschreibung fehlt',
    'Bild: Beschreibung fehlt',
    'Bild 1: Beschreibung fehlt',
    'Bild 2: Beschreibung fehlt',
  ]);
  expect(await violations(page)).toEqual([]);
  await missing.first().click();
  const alt = page.locator('.ed-panel').getByLabel('Was auf dem Bild zu sehen ist (Deutsch)');
  await expect(alt).toBeFocused();
  await page.keyboard.type('Der Saal am Abend');
  await expect(missing).toHaveCount(3);
  await isSaved(page);
  expect(complaints).toEqual([]);
});

test('ED-08 a picture is seen where it was dropped before it has arrived; one that does not arrive goes', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound'), text('t', 'Text.')]);
  await edit(page, de);
  let answer = (): void => undefined;
  let isReached = true;
  await page.route('**/pageeditor-api/media', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await (isReached ? route.continue() : route.abort());
  });
  const local = page.locator('.ed-local-picture');
  const drop = async () => {
    const asked = page.waitForRequest('**/pageeditor-api/media');
    await (
      await dragOver(page, '[data-module=h]', [await photo('saal.jpg')])
    )();
    await asked;
  };
  await drop();
  await expect(local).toBeVisible();
  await expect(page.locator('[data-module=h] + .ed-local-picture')).toHaveCount(1);
  expect(await kinds(page)).toEqual(['headline', 'text']);
  expect(await violations(page)).toEqual([]);
  answer();
  await expect.poll(() => kinds(page)).toEqual(['headline', 'image', 'text']);
  await expect(local).toHaveCount(0);
  isReached = false;
  await drop();
  await expect(local).toBeVisible();
  answer();
  await expect(local).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
});

test('ED-08 a file that falls anywhere never takes the editor away @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Seite', exact: true }).click();
  await expect(page.locator('.ed-panel')).toBeVisible();
  const isPrevented = async (selector: string): Promise<readonly boolean[]> => {
    const dataTransfer = await transfer(page, [drawing]);
    return page
      .locator(selector)
      .first()
      .evaluate(
        (target, data) =>
          ['dragover', 'drop'].map(
            (type) =>
              !target.dispatchEvent(
                new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
              ),
          ),
        dataTransfer,
      );
  };
  for (const place of ['body > header', '.ed-panel', '.ed-bar', '[data-module=h]', 'footer'])
    expect(await isPrevented(place), place).toEqual([true, true]);
  // Control: words that are dragged stay the browser's.
  const words = await page.locator('[data-module=h]').evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Klang');
    return target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  });
  expect(words).toBe(true);
});

for (const width of [1280, 390])
  test(`ED-08 at ${width} px a picture is cropped and described over the page @full`, async ({
    browser,
    request,
  }) => {
    const image = {
      src: '/poster/nature/event-1.svg',
      width: 800,
      height: 1000,
      alt: { de: 'Plakat', en: 'Poster' },
    };
    const { de } = await createPage(request, [
      { id: 'i', kind: 'image', data: { image, format: 'horizontal' } },
    ]);
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: width < 500,
    });
    await logIn(context);
    const page = await context.newPage();
    await edit(page, de);
    const picture = page.locator('[data-module=i] img');
    const open = page.getByRole('button', { name: 'Ausschnitt' });
    await expect(open).toBeHidden();
    await (width < 500 ? picture.tap() : picture.click());
    await (width < 500 ? open.tap() : open.click());
    const dialog = page.getByRole('dialog', { name: 'Bild' });
    const point = dialog.getByRole('button', { name: /^Wichtigster Punkt/u });
    await expect(dialog.locator('.ed-crop')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const box = await point.boundingBox();
    if (!box) throw new Error('no picture');
    // Dragged to the top: the page follows.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 4, { steps: 4 });
    await page.mouse.up();
    await expect(picture).toHaveAttribute('data-y', '0');
    // By keys, too.
    await point.focus();
    for (let count = 0; count < 50; count += 1) await page.keyboard.press('ArrowDown');
    await expect(picture).toHaveAttribute('data-y', '4');
    await dialog.getByLabel('Format').selectOption('original');
    await expect(dialog.locator('.ed-crop')).toHaveCount(0);
    await dialog.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)').fill('Ein Bogen');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(picture).toHaveAttribute('alt', 'Ein Bogen');
    await isSaved(page);
    await context.close();
  });

test('ED-08 ED-16 the poster of an event is replaced by a picture dropped on it, in one step of undo @full', async ({
  page,
  request,
}) => {
  const title = { de: `Plakat ${Date.now()}`, en: 'Poster' };
  const event = await create(request, 'event', {
    title,
    date_start: '2027-03-01T18:00:00Z',
    room: 1,
  });
  await edit(page, `/de/programm-karten/plakat/${event.id}`);
  const poster = page.locator('main [data-record=image]');
  // What is drawn for the event stands there until it has a picture.
  await expect(poster.locator('img[src^="/media/"]')).toHaveCount(0);
  const drop = await dragOver(page, 'main [data-record=image]', [await photo('plakat.jpg')]);
  await expect(poster).toHaveAttribute('data-drop');
  await drop();
  await expect(poster).not.toHaveAttribute('data-drop');
  await expect(poster.locator('img[src^="/media/"]')).toBeVisible();
  await isSaved(page);
  // Not a module beside it.
  expect(await kinds(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(poster.locator('img[src^="/media/"]')).toHaveCount(0);
});
