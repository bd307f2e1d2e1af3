import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const LIST = '/de/cms-hub/media';
const PNG = 'image/png';

let made = 0;

/** A picture that no other test has: its colour and size are its own. */
async function picture(width = 60, height = 40) {
  made += 1;
  const background = {
    r: (process.pid * 7 + made * 31) % 256,
    g: (Date.now() + made * 17) % 256,
    b: Math.floor(Math.random() * 256),
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .png()
    .toBuffer();
}

const file = (name: string, buffer: Buffer, mimeType = PNG) => ({ name, mimeType, buffer });
const submit = (page: Page, name: string) => page.getByRole('button', { name }).click();
const told = (page: Page) => page.locator('main').getByRole('status').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 several files are one form, each is answered, and the same bytes are there once @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const known = await picture();
    await page.goto(`${LIST}/upload`);
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('eins.png', known),
        file('../<b>"zwei" \u202e; x.png', await picture()),
        file('leer.png', Buffer.alloc(0)),
        file('kein-bild.png', Buffer.from('<script>alert(1)</script>')),
        file('kaputt.png', (await picture(900, 900)).subarray(0, 500)),
        file(
          'zeichnung.svg',
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9" height="9" onload="alert(2)"/></svg>',
          ),
          'image/svg+xml',
        ),
        file('noch einmal.png', known),
      ]);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      submit(page, 'Hochladen'),
    ]);
    expect(answer.status()).toBe(400);
    await expect(page.locator('main').getByRole('alert')).toContainText(
      '3 Dateien wurden nicht angenommen',
    );
    const sent = page.locator('.hub-media-sent li');
    await expect(sent).toHaveCount(7);
    await expect(sent.nth(0)).toContainText('Angekommen.');
    await expect(sent.nth(1)).toContainText('Angekommen.');
    await expect(sent.nth(2)).toContainText('Die Datei ist leer.');
    await expect(sent.nth(3)).toContainText('beschädigt, oder sie enthält etwas anderes');
    await expect(sent.nth(4)).toContainText('beschädigt oder unvollständig');
    await expect(sent.nth(5)).toContainText('Angekommen.');
    await expect(sent.nth(6)).toContainText('War schon da');
    const first = await sent.nth(0).getByRole('link').getAttribute('href');
    expect(await sent.nth(6).getByRole('link').getAttribute('href')).toBe(first);
    // The drawing was cleaned before it was kept.
    await sent.nth(5).getByRole('link').click();
    const src = (await page.locator('.hub-media-stage img').getAttribute('src')) ?? '';
    expect(await (await context.request.get(src)).text()).not.toContain('alert');
    // Alone: straight to what the library has of it.
    await page.goto(`${LIST}/upload`);
    await page.locator('input[type=file]').setInputFiles(file('wieder.png', known));
    await submit(page, 'Hochladen');
    await expect(page).toHaveURL(`${first ?? ''}?done=known`);
    await expect(told(page)).toContainText('war schon da');
  });

  test('ED-12 thirty files at once come in, are found by tag and paging, and one is described, stale versions told @full', async ({
    page,
    context,
  }) => {
    await logIn(context);
    await page.goto(`${LIST}/upload`);
    const files = await Promise.all(Array.from({ length: 30 }, () => picture(12, 12)));
    await page
      .locator('input[type=file]')
      .setInputFiles(files.map((buffer, index) => file(`reihe-${index}.png`, buffer)));
    await submit(page, 'Hochladen');
    await expect(told(page)).toHaveText('30 Dateien sind neu da.');
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/after=\d+/u);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page.locator('.hub-media-grid > li')).toHaveCount(48);

    await page.goto(`${LIST}?q=reihe-7&view=list`);
    await page.getByRole('rowheader').getByRole('link', { name: 'reihe-7' }).first().click();
    await expect(page.getByText('Alternativtext fehlt: DE, EN')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByLabel('Bildmitte von links').fill('120');
    await page.getByLabel('Nachweis').fill('Ada');
    await submit(page, 'Speichern');
    await expect(page.locator('.field-error')).toHaveText('Bitte eine Zahl von 0 bis 100.');
    await expect(page.getByLabel('Nachweis')).toHaveValue('Ada');
    await page.getByLabel('Bildmitte von links').fill('20');
    await page.getByLabel('Schlagwörter').fill('Reihe sieben, Presse');
    await page.getByLabel('Alternativtext (Deutsch)').fill('Rauschen');
    await page.getByLabel('Lizenz gilt bis').fill('2020-01-01');
    await submit(page, 'Speichern');
    await expect(told(page)).toHaveText('Gespeichert.');
    await expect(page.getByText('Lizenz abgelaufen am 01.01.2020')).toBeVisible();
    await other.getByLabel('Titel').fill('Alt');
    await submit(other, 'Speichern');
    await expect(other.locator('main').getByRole('alert')).toContainText('Jemand anderes');
    await expect(other.getByLabel('Titel')).toHaveValue('Alt');
    await page.goto(`${LIST}?tag=Reihe+sieben`);
    await expect(page.locator('.hub-media-grid > li')).toHaveCount(1);
    await page.goto(`${LIST}/due`);
    const due = page.locator('.hub-media-due > li', { hasText: 'reihe-7' });
    await expect(due).toContainText('Keine Stelle zeigt diese Datei.');
  });

  test('ED-12 a file is replaced where it is shown, and a deleted one comes back', async ({
    page,
    context,
    request,
  }) => {
    await logIn(context);
    await page.goto(`${LIST}?q=orgelpfeifen`);
    await page.locator('.hub-media-grid a').first().click();
    const own = page.url();
    const before = (await page.locator('.hub-media-stage img').getAttribute('src')) ?? '';
    const hash = before.split('/')[2] ?? '-';
    const place = page.locator('#uses-heading ~ .hub-media-uses a').first();
    const path = (await place.getAttribute('href')) ?? '';
    expect(await (await request.get(path)).text()).toContain(hash);
    const replacement = page.locator('input[name=replacement]');
    await page.getByText('Durch eine andere Datei ersetzen').click();
    await replacement.setInputFiles(
      file('x.vtt', Buffer.from(`WEBVTT\n\nNOTE ${Math.random()}\n`), 'text/vtt'),
    );
    await submit(page, 'Ersetzen');
    await expect(page.locator('#replacement-error')).toContainText('eine Datei dieser Art');
    await replacement.setInputFiles(file('neu.png', await picture(700, 900)));
    await submit(page, 'Ersetzen');
    await expect(page).toHaveURL(new RegExp(`^${own}\\?done=replaced&places=\\d+$`, 'u'));
    await expect(told(page)).toContainText('Die neue Datei steht jetzt an allen Stellen.');
    const after = (await page.locator('.hub-media-stage img').getAttribute('src')) ?? '';
    const newHash = after.split('/')[2] ?? '-';
    expect(newHash).not.toBe(hash);
    // Every rendition's address on the kept page is another one.
    await expect
      .poll(async () => {
        const text = await (await request.get(path)).text();
        return [text.includes(hash), text.includes(newHash)];
      })
      .toEqual([false, true]);

    await page.getByText('Löschen …').click();
    await expect(page.getByText('Die genannten Stellen zeigen sie weiter')).toBeVisible();
    await submit(page, 'Aus der Mediathek löschen');
    await expect(told(page)).toContainText('gelöscht');
    expect((await context.request.get(own)).status()).toBe(404);
    expect(await (await request.get(path)).text()).toContain(newHash);
    await submit(page, 'Rückgängig');
    await expect(told(page)).toHaveText('Die Datei ist wieder da.');
    expect(page.url()).toContain(new URL(own).pathname);
  });

  test('ED-12 the pages of the library are valid and accessible, also at 320 pixels @full', async ({
    page,
    context,
  }) => {
    // Seven pages, each looked at as a whole.
    await logIn(context);
    await page.setViewportSize({ width: 320, height: 720 });
    const documents: [string, string][] = [];
    for (const path of [
      LIST,
      '/en/cms-hub/media?view=list',
      `${LIST}?show=deleted`,
      `${LIST}/upload`,
      `${LIST}/due`,
      `${LIST}/3`,
      `/en/cms-hub/media/37`,
    ]) {
      await page.goto(path);
      expect([path, await violationsWithoutScripts(page)]).toEqual([path, []]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect([path, width]).toEqual([path, 320]);
      documents.push([path, await page.content()]);
    }
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });
});

test('ED-12 with scripts files are sent by themselves, told one by one, and tried again after the session was over @full', async ({
  page,
  context,
}) => {
  await logIn(context);
  await page.goto(LIST);
  await page.getByText('Dateien hinzufügen').click();
  const cookies = await context.cookies();
  const session = cookies.filter(({ name }) => /session/u.test(name));
  expect(session.length).toBeGreaterThan(0);
  await context.clearCookies();
  const chooser = page.locator('input[type=file]');
  await expect(page.locator('.hub-media-upload [role=status]')).toBeAttached();
  await chooser.setInputFiles([
    file('skript-1.png', await picture()),
    file('skript-2.txt', Buffer.from('nichts')),
  ]);
  const lines = page.locator('.hub-media-sent li');
  await expect(lines.nth(0)).toContainText('Sie sind nicht mehr angemeldet.');
  await context.addCookies(cookies);
  await lines.nth(0).getByRole('button', { name: 'Noch einmal' }).click();
  await expect(lines.nth(0)).toContainText('Angekommen.');
  await lines.nth(1).getByRole('button', { name: 'Noch einmal' }).click();
  await expect(lines.nth(1)).toContainText('Dateien dieser Art werden nicht angenommen');
  await expect(page.getByText('1 von 2 Dateien fertig')).toBeVisible();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'gefallen.bin'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  });
  await expect(lines.nth(2)).toContainText('gefallen.bin');
  await lines.nth(0).getByRole('link').click();
  // The centre by a click and by keys.
  const target = page.locator('.hub-media-target');
  // The picture has its size when it has come.
  await expect
    .poll(() => page.locator('.hub-media-stage img').evaluate((img: HTMLImageElement) => img.width))
    .toBeGreaterThan(20);
  const box = await target.boundingBox();
  await target.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await expect(page.getByLabel('Bildmitte von links')).toHaveValue(/^2[45]/u);
  await target.press('ArrowRight');
  await expect(page.getByLabel('Bildmitte von links')).toHaveValue(/^(?:29|30)/u);
  await expect(page.locator('.hub-media-crop img').first()).toHaveAttribute('data-y', '3');
});

test('ED-12 a picture is uploaded right in the form of a record: wrong files are told, nothing typed is lost @full', async ({
  page,
  context,
}) => {
  await logIn(context);
  await page.goto('/de/cms-hub/venue/new');
  const name = `Ort ${String(Date.now())}`;
  await page.getByLabel('Name (Deutsch)', { exact: true }).fill(name);
  const field = page.locator('fieldset#image');
  const chooser = field.locator('input[type=file]');
  // Without scripts there is the way to the library; with them it stays beside the button.
  await expect(field.getByRole('link', { name: 'Zur Mediathek' })).toBeVisible();
  await chooser.setInputFiles(file('nichts.png', Buffer.from('kein Bild')));
  await expect(field.getByRole('status')).toContainText('nichts.png');
  await expect(field.getByRole('status')).toContainText('lässt sich nicht lesen');
  await chooser.setInputFiles(file('haus.png', await picture(300, 200)));
  await expect(field.locator('img').first()).toBeVisible();
  await expect(field.locator('input[value="keep"]')).toBeChecked();
  await expect(page.getByLabel('Name (Deutsch)', { exact: true })).toHaveValue(name);
  await field.getByLabel('Was zu sehen ist (Deutsch)').fill('Ein Haus');
  await field.getByLabel('Was zu sehen ist (English)').fill('A house');
  await page
    .locator('.hub-form-end')
    .getByRole('button', { name: 'Speichern', exact: true })
    .click();
  await expect(told(page)).toContainText('Gespeichert');
  await expect(field.getByLabel('Was zu sehen ist (Deutsch)')).toHaveValue('Ein Haus');
});
