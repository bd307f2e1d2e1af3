import { expect, test } from '@playwright/test';
import { stir } from '../../support/site/pages.ts';

const LIST = '/de/mediathek';

test('MG-01 MG-02 the next page’s articles come below, and are the ones of its address', async ({
  page,
  request,
}) => {
  // In a low window the end of the list is far away, and nothing comes by itself.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(LIST);
  await stir(page);
  // The list has a script of its own, which comes after those of every page.
  await page.waitForLoadState('networkidle');
  const cards = page.locator('[data-more] [data-cards] > li');
  await expect(cards).toHaveCount(12);
  const next = page.locator('[data-more] a[rel=next]');
  const address = (await next.getAttribute('href')) ?? '';
  // Pressed from where one is: on the way to it the articles would come by themselves.
  await next.dispatchEvent('click');
  await expect(cards).toHaveCount(24);
  await expect(page.locator('[data-more] [data-live]')).not.toBeEmpty();
  const titles = await cards.locator('h2').allTextContents();
  const html = await (await request.get(address)).text();
  for (const title of titles.slice(12)) expect(html).toContain(title.trim().slice(0, 20));
  expect(new Set(titles).size).toBe(24);
});

test('MG-02 articles come while one scrolls, the address stays, and Back finds the place; the end of the page can be reached @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await stir(page);
  const cards = page.locator('[data-more] [data-cards] > li');
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(36);
  await expect(page).toHaveURL(LIST);
  const card = cards.nth(30).locator('h2 a');
  await card.scrollIntoViewIfNeeded();
  const title = await card.textContent();
  await card.click();
  await expect(page).not.toHaveURL(LIST);
  await page.goBack();
  await expect(cards.nth(30).locator('h2 a')).toHaveText(title ?? '');
  await expect(card).toBeInViewport();
  // The way to the end waits: nothing comes between it and the footer.
  const count = await cards.count();
  await page.evaluate(() => document.querySelector<HTMLElement>('[href="#page-end"]')?.click());
  await expect(page.locator('#page-end')).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(cards).toHaveCount(count);
  await cards.first().locator('h2 a').focus();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
});

test('MG-01 categories, topics and articles lead to each other @full', async ({ page }) => {
  await page.goto(LIST);
  const sections = page.getByRole('navigation', { name: 'Rubriken' });
  await expect(sections.getByRole('link').first()).toHaveText('Alle');
  await sections.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/de\/mediathek\/categories\/[a-z-]+\/\d+$/u);
  await expect(sections.locator('[aria-current=page]')).toHaveCount(1);
  await sections.getByRole('link', { name: '#Themen' }).click();
  await expect(page).toHaveURL('/de/mediathek/tags');
  await page.locator('main ul a[href*="/tags/"]').first().click();
  await expect(page.locator('h1')).toHaveText(/^\s*#/u);
  await page.locator('[data-cards] h2 a').first().click();
  await expect(page).toHaveURL(/\/de\/mediathek\/[a-z0-9-]+\/\d+$/u);
  await expect(page.getByRole('navigation', { name: /Themen dieses/u })).toBeVisible();
});

test('RT-05 MG-01 an article has one address, its JSON-LD, and its page in English', async ({
  request,
}) => {
  const articles = (await (await request.get('/de/api/articles/')).json()) as {
    count: number;
    results: { id: number; link: string; title: string }[];
  };
  expect(articles.count).toBeGreaterThanOrEqual(58);
  const [article] = articles.results;
  const moved = await request.get(`/de/mediathek/falsch/${article?.id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, article?.link]);
  const html = await (await request.get(article?.link ?? '')).text();
  const ld = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; headline?: string },
  );
  expect(ld.find((entry) => entry['@type'] === 'Article')?.headline).toBe(article?.title);
  expect(html).toMatch(/hreflang="en"[^>]*href="[^"]*\/en\/mediatheque\/[^"]*\/\d+"/u);
  for (const path of ['/de/mediathek/x/999999', '/de/mediathek/x/abc', `${LIST}?page=999`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('MG-02 an article that is not published yet is nowhere @full', async ({ request }) => {
  const { results } = (await (await request.get('/de/api/articles/?page_size=100')).json()) as {
    results: { id: number; published_at: string }[];
  };
  for (const { published_at: at } of results) expect(Date.parse(at)).toBeLessThan(Date.now());
  const waiting = Array.from({ length: 90 }, (_, index) => index + 1).filter(
    (id) => !results.some((article) => article.id === id),
  );
  for (const id of waiting) expect((await request.get(`/de/mediathek/x/${id}`)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('MG-02 pages follow each other as links @full', async ({ page }) => {
    await page.goto(LIST);
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(page.locator('[data-cards] > li')).toHaveCount(12);
    await page.locator('a[rel=prev]').click();
    await expect(page).toHaveURL(LIST);
  });

  test('PR-01 productions are filtered by links, and their dates have a place of their own @full', async ({
    page,
  }) => {
    await page.goto('/de/produktionen');
    const all = await page.locator('main li h2').count();
    await page.locator('main nav a[href*="exhibition_type="]').first().click();
    await expect(page).toHaveURL(/\/de\/produktionen\?exhibition_type=\d+$/u);
    await expect(page.locator('main li h2')).not.toHaveCount(all);
    expect(await page.locator('main li h2').count()).toBeLessThan(all);
    // The key of former addresses leads to the one of today.
    await page.goto('/de/produktionen?type=2');
    await expect(page).toHaveURL('/de/produktionen?exhibition_type=2');
    await page.goto('/de/produktionen?type=x');
    await expect(page).toHaveURL('/de/produktionen');
    await page.locator('main li h2 a').first().click();
    await expect(page.locator('#datesAndTickets')).toBeVisible();
  });

  test('SE-03 SE-04 SE-05 the search finds what is written in either way, coming events first @full', async ({
    page,
  }) => {
    await page.goto('/de/search');
    await page.getByLabel('Suchbegriff').last().fill('  aegidien  ');
    await page.locator('main form').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/de\/search\?q=/u);
    await expect(page.locator('main [role=status]')).toBeVisible();
    expect(await page.locator('[data-event]').count()).toBeGreaterThan(0);
    await page.goto('/de/search?q=xyzzyx');
    await expect(page.locator('main')).toContainText('Ihre Suche ergab leider keine Treffer');
    await page.goto('/en/search?q=xyzzyx');
    await expect(page.locator('main')).toContainText('Your search did not return any results');
    for (const path of [
      '/de/search/nothing',
      '/de/search/events/x',
      '/de/search/events/99?q=klavier',
    ])
      expect((await page.goto(path))?.status(), path).toBe(404);
  });
});
