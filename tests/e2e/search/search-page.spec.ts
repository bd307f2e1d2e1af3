import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SE-03 SE-05 form, categories, past events, pages: all in the address', async ({ page }) => {
    await page.goto('/de');
    await page.locator('details[data-search] summary').click();
    await page.locator('#search-box').fill('Konzert');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search?q=Konzert');
    const choice = page.getByRole('navigation', { name: 'Bereiche der Suche' });
    await choice.getByRole('link', { name: /^Veranstaltungen/u }).click();
    await expect(page).toHaveURL('/de/search/events?q=Konzert');
    await choice.getByRole('link', { name: /vergangene/u }).click();
    await expect(page).toHaveURL('/de/search/events?q=Konzert&past=1');
    await page.getByRole('link', { name: 'Weiter', exact: true }).click();
    await expect(page).toHaveURL('/de/search/events/2?q=Konzert&past=1');
    // A new text keeps the category and begins at the first page.
    await page.locator('#search-text').fill('Klavier');
    await page.locator('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/search/events?q=Klavier&past=1');
    await page.locator('details[data-search] summary').click();
    await page.locator('#search-box').fill('Bach');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search/events?q=Bach');
  });

  test('SE-05 the media library begins a search, and its form is emptied without leaving it @full', async ({
    page,
  }) => {
    await page.goto('/de/mediathek');
    await page.locator('#search-text').fill('Orgel');
    await page.locator('main').getByText('Eingabe löschen').click();
    await expect(page.locator('#search-text')).toHaveValue('');
    await page.locator('#search-text').fill('Orgel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search/others?q=Orgel');
    await page.locator('main').getByText('Eingabe löschen').click();
    await expect(page).toHaveURL('/de/search/others');
  });
});

test('SE-06 each result says why: marked in its title, or in what is named beside it', async ({
  page,
}) => {
  await page.goto('/de/search?q=rollstuhl');
  const hit = page.locator('main section li').first();
  await expect(hit.locator('mark').first()).toBeVisible();
  await page.goto('/en/search/events?q=string+quartet');
  const reason = page.locator('.reason').first();
  await expect(reason.locator('mark').first()).toBeVisible();
  await expect(reason).toHaveText(/^\s*[A-Z][a-z ]+:/u);
});

test('SE-03 SE-06 a mistyped word is told of, and searched for as it is meant', async ({
  page,
}) => {
  await page.goto('/de/search?q=beethovn');
  await expect(page.locator('main [role=status]').first()).toContainText('„beethovn“');
  expect(await page.locator('main h3').count()).toBeGreaterThan(0);
});

test('SE-03 nothing found says so, leads on, and beyond the last page there is none', async ({
  page,
}) => {
  await page.goto('/en/search/events?q=xyzzyxq');
  await expect(page.locator('main')).toContainText('Your search did not return any results');
  await page.locator('main').getByRole('link', { name: 'The whole programme' }).click();
  await expect(page).toHaveURL('/en/programme-tickets');
  expect((await page.goto('/en/search/others/99?q=piano'))?.status()).toBe(404);
});

test('SE-03 whatever strangers send is an answer, and no cookie comes with it @full', async ({
  request,
}) => {
  const odd = ['', '%00', '%ED%A0%80', '%25%27%22*', 'a'.repeat(3000), '%F0%9F%8E%BB', '%C3%28'];
  for (const text of odd)
    for (const path of ['search?q=', 'api/search/?query=', 'api/search/autocomplete/?query=']) {
      const answer = await request.get(`/de/${path}${text}`);
      expect(answer.status(), path + text).toBe(200);
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
    }
  const calls = await request.get('/api/search/autocomplete/?query=bach');
  expect(calls.headers()['cache-control']).toBe('private, no-store');
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`SE-03 results and nothing found: axe, no sideways scrolling (${width} px, ${colorScheme}) @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/de/search?q=klavier&past=1',
      '/en/search/others?q=house',
      '/de/search?q=xyzzyxq',
    ]) {
      await page.goto(path);
      expect(await violations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
        false,
      );
    }
  });
