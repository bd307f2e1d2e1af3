import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { createPage, patch } from '../../support/site/write.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/*
 * IN-05: easy language, sign language and the report of a barrier, as visitors meet them; with
 * scripts and without.
 */

const EASY = [
  '/de/leichte-sprache',
  '/de/leichte-sprache/bedienung',
  '/de/leichte-sprache/barriere-freiheit',
  '/de/leichte-sprache/mehr',
  '/de/leichte-sprache/ihr-besuch',
];
const switchOn = (page: Page) => page.locator('[data-form-of-page]').filter({ visible: true });

async function walk(page: Page): Promise<void> {
  await page.goto('/de');
  await switchOn(page).click();
  await expect(page).toHaveURL('/de/leichte-sprache');
  await expect(page.locator('main [lang="de-simple"] h1')).toHaveText(
    'Willkommen im Konzert-Haus!',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await switchOn(page).click();
  await expect(page).toHaveURL('/de');
  // The four topics are at the foot of every page in this language.
  await page.goto('/de/haus/presse');
  await expect(switchOn(page)).toHaveCount(0);
  const topics = page.getByRole('navigation', { name: 'Leichte Sprache', exact: true });
  await expect(topics.getByRole('link')).toHaveText([
    'Das finden Sie hier',
    'So benutzen Sie die Internet-Seite',
    'Barriere-Freiheit',
    'Mehr in Leichter Sprache',
  ]);
  await topics.getByRole('link', { name: 'Barriere-Freiheit' }).click();
  await expect(page.locator('h1')).toHaveText('Erklärung zur Barriere-Freiheit');
  await switchOn(page).click();
  await expect(page).toHaveURL('/de/barrierefreiheit');
  await expect(switchOn(page)).toHaveText('Leichte Sprache');
}

/** Reports a barrier from a page; returns the address that the form took along. */
async function report(page: Page): Promise<string> {
  await page.goto('/de/programm-karten?room=1');
  await page.getByRole('link', { name: 'Barriere melden' }).click();
  await expect(page).toHaveURL('/de/barriere-melden');
  const address = await page.getByLabel('Adresse der Seite').inputValue();
  await page.getByLabel('Was geht nicht?').fill('Der Knopf hat keinen Namen.');
  // Sooner a form is taken for a program's (FORM_LEAST_MS).
  await page.waitForTimeout(3100);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByText('Theodora Papadaki-Groß kümmert sich darum.')).toBeVisible();
  return address;
}

test('IN-05 easy language is found from the start page, and leads back', async ({ page }) => {
  await walk(page);
});

test('IN-05 a barrier is reported with the address of the page it is on @full', async ({
  page,
  baseURL,
}) => {
  expect(await report(page)).toBe(`${baseURL ?? ''}/de/programm-karten?room=1`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('IN-05 the same, and no page is the worse for it @full', async ({ page, baseURL }) => {
    await walk(page);
    expect(await report(page)).toBe(`${baseURL ?? ''}/de/programm-karten?room=1`);
    await page.goto(EASY[0] ?? '');
    expect(await violationsWithoutScripts(page)).toEqual([]);
  });
});

test('IN-05 a form that nobody came to from a page asks for the address, and is nobody else’s', async ({
  request,
}) => {
  const plain = await request.get('/de/barriere-melden');
  expect(plain.headers()['cache-control']).toBe('private, no-store');
  expect(await plain.text()).not.toContain('value="http');
  // Not the address of another site, however it is sent.
  for (const referer of ['https://elsewhere.example/de', 'nonsense', 'http://localhost//evil'])
    expect(
      await (await request.get('/de/barriere-melden', { headers: { referer } })).text(),
    ).not.toContain('elsewhere');
});

test('IN-05 English has no switch and no links to what is not there @full', async ({ page }) => {
  await page.goto('/en');
  await expect(switchOn(page)).toHaveCount(0);
  await expect(page.locator('[lang="en-simple"], [hreflang="en-simple"]')).toHaveCount(0);
  // From easy German the other language is the same thing in everyday words.
  await page.goto(EASY[4] ?? '');
  await expect(page.locator('a[hreflang="en"][lang="en"]').first()).toHaveAttribute(
    'href',
    '/en/visit',
  );
});

test('IN-05 kept pages have a switch as soon as there is a page in easy language, and as long', async ({
  request,
}) => {
  const original = await createPage(request, []);
  const has = async () =>
    (await (await request.get(original.de)).text()).includes('data-form-of-page="easy"');
  expect(await has()).toBe(false);
  const easy = await createPage(request, [], {
    is_easy_language: true,
    easy_language_of: original.saved.id,
  });
  await expect.poll(has).toBe(true);
  const offline = await patch(request, 'page', easy.saved, { is_online: false });
  await expect.poll(has).toBe(false);
  await patch(request, 'page', offline, { is_online: true });
  await expect.poll(has).toBe(true);
});

/** The film of the demo, as a file of the library. */
async function filmOf(request: APIRequestContext): Promise<object> {
  const list = await (await request.get('/de')).text();
  const [, src = ''] = /<source[^>]*src="(\/media\/[^"]+\.mp4)"|<video[^>]*src="(\/media\/[^"]+)"/u
    .exec(list)
    ?.filter(Boolean) ?? ['', ''];
  const mime = src.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return { src, mime, bytes: 1_340_000, title: '' };
}

test('IN-05 a film in sign language is linked from the top of its page, with length and size to download @full', async ({
  page,
  request,
}) => {
  const file = await filmOf(request);
  const made = await createPage(request, [], {
    sign_films: [
      {
        title: { de: 'Der Ort in Gebärdensprache', en: 'The place in sign language' },
        file,
        length: '3:25',
        image: null,
        transcript: { de: 'Willkommen.', en: 'Welcome.' },
      } as never,
    ],
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(made.de);
  const link = switchOn(page);
  await expect(link).toHaveText('Gebärdensprache');
  await link.click();
  await expect(page).toHaveURL(/#sign-language$/u);
  const films = page.getByRole('region', { name: 'In Gebärdensprache' });
  await expect(films).toBeInViewport();
  await expect(films.locator('video')).toHaveJSProperty('autoplay', false);
  await expect(films.locator('time')).toHaveAttribute('datetime', 'PT3M25S');
  await expect(films.getByText('Dauer 3:25')).toBeVisible();
  const download = films.locator('a[download]');
  await expect(download).toHaveAttribute('hreflang', 'gsg');
  await expect(download).toContainText('1,3 MB');
  expect((await request.head((await download.getAttribute('href')) ?? '')).status()).toBe(200);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await htmlErrors([[made.de, await (await request.get(made.de)).text()]])).toBe('');
  // Control: without a film there is neither.
  const other = await createPage(request, []);
  await page.goto(other.de);
  await expect(switchOn(page)).toHaveCount(0);
  await expect(page.locator('#sign-language')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`IN-05 pages in easy language: no axe violations, nothing cut off at 320 px (${colorScheme}) @full`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const problems: string[] = [];
    const documents: [string, string][] = [];
    const paths = [...EASY, '/de/barriere-melden', '/en/report-a-barrier'];
    // The colours are the same on all of them.
    for (const path of colorScheme === 'light' ? paths : paths.slice(-3, -1)) {
      await page.goto(path);
      problems.push(...(await violations(page)));
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        problems.push(`${path} scrolls sideways`);
      documents.push([path, await (await request.get(path)).text()]);
    }
    expect(problems).toEqual([]);
    if (colorScheme === 'light') expect(await htmlErrors(documents)).toBe('');
  });
