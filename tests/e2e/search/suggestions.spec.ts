import { expect, test, type Page, type Route } from '@playwright/test';
import {
  SEARCH_BLUR_DELAY_MS,
  SEARCH_FOCUS_DELAY_MS,
  SEARCH_TYPING_DELAY_MS,
} from '../../../src/lib/constants.ts';
import { violations } from '../support/axe.ts';

const AUTOCOMPLETE = '**/api/search/autocomplete/**';
const boxOf = (page: Page) => page.locator('details[data-search]');
const fieldOf = (page: Page) => page.locator('#search-box');
const optionsOf = (page: Page) => page.getByRole('option');

/** What a page says of errors; an answer that the test itself spoils does not count. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

async function openBox(page: Page, path = '/de'): Promise<void> {
  await page.goto(path);
  await boxOf(page).locator('summary').click();
  await expect(fieldOf(page)).toBeFocused();
}

async function suggest(page: Page, text = 'klavier'): Promise<void> {
  await openBox(page);
  await page.keyboard.type(text);
  await expect(optionsOf(page).first()).toBeVisible();
}

test('SE-01 the box is closed until its button is pressed, takes the focus after 200 ms, and a later press sends', async ({
  page,
}) => {
  await page.goto('/de');
  await expect(fieldOf(page)).toBeHidden();
  const focused = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let opened = 0;
        document.querySelector('details[data-search]')?.addEventListener('toggle', () => {
          opened = performance.now();
        });
        document.querySelector('#search-box')?.addEventListener('focus', () => {
          resolve(performance.now() - opened);
        });
      }),
  );
  const button = boxOf(page).locator('summary');
  await button.click();
  expect(await focused).toBeGreaterThanOrEqual(SEARCH_FOCUS_DELAY_MS - 10);
  await page.keyboard.type('Bach');
  await button.click();
  await expect(page).toHaveURL('/de/search?q=Bach');
});

test('SE-01 an empty text is not sent, and without a text the button closes the box @full', async ({
  page,
}) => {
  await openBox(page);
  for (const text of ['', '   ']) {
    await fieldOf(page).fill(text);
    await page.keyboard.press('Enter');
    await boxOf(page).getByRole('button', { name: 'Suchen' }).click();
  }
  await expect(page).toHaveURL('/de');
  await expect(boxOf(page)).toHaveAttribute('open');
  await boxOf(page).locator('summary').click();
  await expect(boxOf(page)).not.toHaveAttribute('open');
});

test('SE-01 leaving the field closes box and suggestions after 200 ms @full', async ({ page }) => {
  await suggest(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.waitForTimeout(SEARCH_BLUR_DELAY_MS / 2);
  await expect(boxOf(page)).toHaveAttribute('open');
  await expect(boxOf(page)).not.toHaveAttribute('open');
  await expect(optionsOf(page)).toHaveCount(0);
});

test('SE-01 LY-13 the Tab key closes the suggestions at once: they cover nothing that it comes to @full', async ({
  page,
}) => {
  await suggest(page);
  await page.keyboard.press('Tab');
  // With the next frame, long before the time that «blur» waits.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await optionsOf(page).count()).toBe(0);
});

test('SE-02 the arrows go through the suggestions, Enter searches for the chosen one @full', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await suggest(page);
  const field = fieldOf(page);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = optionsOf(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const first = optionsOf(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const title = await first.locator('b').innerText();
  expect(errors).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/de/search?${new URLSearchParams({ q: title })}`);
  await expect(page.locator('main h3').first()).toHaveText(title);
});

test('SE-02 a click on a suggestion searches for it; Escape closes first the list, then the box @full', async ({
  page,
}) => {
  await suggest(page);
  await page.keyboard.press('Escape');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue('klavier');
  await expect(boxOf(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).not.toHaveAttribute('open');
  // Pressed at once: with motion the list opens for half a second.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await suggest(page);
  const title = await optionsOf(page).nth(1).locator('b').innerText();
  await optionsOf(page).nth(1).click();
  await expect(page).toHaveURL(`/de/search?${new URLSearchParams({ q: title })}`);
});

test('SE-02 scrolling, a press elsewhere and the clear button close the suggestions @full', async ({
  page,
}) => {
  await page.goto('/de/search');
  const field = page.locator('#search-text');
  const open = async () => {
    await field.fill('');
    await field.pressSequentially('klavier');
    await expect(optionsOf(page).first()).toBeVisible();
  };
  await open();
  await page.waitForTimeout(700);
  await page.mouse.wheel(0, 120);
  await expect(optionsOf(page)).toHaveCount(0);
  await open();
  await page.locator('h1').click();
  await expect(optionsOf(page)).toHaveCount(0);
  await open();
  await page.locator('main').getByText('Eingabe löschen').click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(optionsOf(page)).toHaveCount(0);
});

test('SE-01 typing goes on while the island comes: no key is lost, the caret stays, Enter works at once @full', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/_astro\/(?:main|react)-[^/]+\.js$/u, (route) => void held.push(route));
  await openBox(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const field = fieldOf(page);
  await field.evaluate((element) => element.setAttribute('data-same', ''));
  await page.keyboard.type('klvier');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  const release = async () => {
    for (const route of held.splice(0)) await route.continue();
  };
  await release();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await release();
  await expect(field).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('a');
  await expect(field).toHaveValue('klavier');
  await expect(field).toHaveAttribute('data-same');
  await expect(optionsOf(page).first()).toBeVisible();
});

test('SE-01 Enter sends before the island is there', async ({ page }) => {
  await page.route(/\/_astro\/(?:main|react)-[^/]+\.js$/u, () => undefined);
  await openBox(page);
  await page.keyboard.type('Bach');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search?q=Bach');
});

test('SE-02 an answer that comes late never comes over a newer one @full', async ({ page }) => {
  const late: Route[] = [];
  await page.route(AUTOCOMPLETE, async (route) => {
    if (new URL(route.request().url()).searchParams.get('query') === 'k') late.push(route);
    else await route.continue();
  });
  await openBox(page);
  await page.keyboard.type('K');
  // Asked for in lower case.
  await expect.poll(() => late.length).toBe(1);
  await page.keyboard.type('lavier');
  await expect(optionsOf(page).first()).toBeVisible();
  const titles = await optionsOf(page).allInnerTexts();
  await late[0]?.fulfill({ json: [] }).catch(() => undefined);
  await page.waitForTimeout(SEARCH_TYPING_DELAY_MS);
  expect(await optionsOf(page).allInnerTexts()).toEqual(titles);
});

test('SE-02 a failed suggestion is reported, and the visitor sees nothing of it @full', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.route(AUTOCOMPLETE, (route) => route.fulfill({ status: 503, json: {} }));
  const told = page.waitForRequest('**/api/page-notes/');
  await openBox(page);
  await page.keyboard.type('geheim');
  const note = (await told).postDataJSON() as { message: string };
  expect(note.message).toBe('Search suggestions: Error: answered with 503');
  expect(JSON.stringify(note)).not.toContain('geheim');
  await expect(optionsOf(page)).toHaveCount(0);
  expect(errors).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search?q=geheim');
});

test('SE-02 a screen reader hears a combobox, its list and how many there are @full', async ({
  page,
}) => {
  await openBox(page, '/en');
  await page.keyboard.type('piano');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const count = await optionsOf(page).count();
  await expect(boxOf(page).locator('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search term" [expanded] [active]
      - button "Clear the field"
      - button "Search"
      - status: ${count} suggestions
      - listbox "Suggestions":
        - option /Event/ [selected]
  `);
});

for (const width of [320, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`SE-01 the open suggestions are for everybody: axe, no sideways scrolling (${width} px, ${colorScheme}) @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/de', '/de/search?q=klavier']) {
        await page.goto(path);
        if (path === '/de') await boxOf(page).locator('summary').click();
        const field = path === '/de' ? fieldOf(page) : page.locator('#search-text');
        await field.fill('klavier');
        await expect(optionsOf(page).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
          false,
        );
        const list = await page.getByRole('listbox').boundingBox();
        expect(list?.x).toBeGreaterThanOrEqual(0);
        expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
