import { expect, test } from '@playwright/test';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { createPage, patch } from '../../support/site/write.ts';

const paragraph = (de: string, en: string) => ({ de: richTextFrom(de), en: richTextFrom(en) });
const text = (id: string, de: string, en = de) => ({
  id,
  kind: 'text',
  data: { content: paragraph(de, en) },
});
const film = (id: string) => ({
  id,
  kind: 'video',
  data: {
    video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    image: {
      src: '/poster/nature/event-3.svg',
      width: 800,
      height: 1000,
      alt: { de: 'Ein Plakat', en: 'A poster' },
    },
    title: { de: 'Ein Film', en: 'A film' },
  },
});

test('RT-04 CM-07 a page is there in both languages, and gone when it is offline', async ({
  request,
}) => {
  const { de, en, saved } = await createPage(request, [text('a', 'Guten Tag', 'Good day')]);
  expect(await (await request.get(de)).text()).toContain('Guten Tag');
  expect(await (await request.get(en)).text()).toContain('Good day');
  await patch(request, 'page', saved, { is_online: false });
  expect((await request.get(de)).status()).toBe(404);
  expect((await request.get(`${de}/`, { maxRedirects: 0 })).status()).toBe(301);
});

test('LY-08 a landing page has no menu and no top bar, and leads home', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('a', 'Nur hier')], { is_landing_page: true });
  await page.goto(de);
  await expect(page.locator('header nav')).toHaveCount(0);
  await expect(page.locator('header a[href="/de"]')).toBeVisible();
});

test('LY-13 a link that is to stay at hand stands at the edge of the window @full', async ({
  page,
  request,
}) => {
  const link = {
    id: 'l',
    kind: 'link',
    data: {
      link_text: { de: 'Zur Anmeldung', en: 'Register' },
      link: '/de/team',
      sticky: true,
    },
  };
  const long = Array.from({ length: 12 }, (_, index) =>
    text(`t${index}`, 'Viel Text. '.repeat(90)),
  );
  const { de } = await createPage(request, [...long, link]);
  await page.goto(de);
  const sticky = page.locator('aside').getByRole('link', { name: 'Zur Anmeldung' });
  await expect(sticky).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(sticky).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(sticky).toBeHidden();
});

// ASVS 14.2.3
test('CM-05 CO-02 nothing is asked of others before a click; the click loads one frame @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [film('a'), film('b')]);
  const others: string[] = [];
  await page.route(/youtube/u, async (route) => {
    others.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' });
  });
  const response = await page.goto(de, { waitUntil: 'networkidle' });
  expect(response?.headers()['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com',
  );
  await page.mouse.wheel(0, 600);
  expect(others).toEqual([]);
  await page.getByRole('button', { name: /laden/u }).first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect.poll(() => others).toHaveLength(1);
  expect(others[0]).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
});

test('CO-02 a page without such content lets nobody be framed', async ({ request }) => {
  const { de } = await createPage(request, [text('a', 'Ohne')]);
  const policy = (await request.get(de)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('frame-src');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CM-05 the film is a link to where it is', async ({ page, request }) => {
    const { de } = await createPage(request, [film('a')]);
    await page.goto(de);
    await expect(page.locator('main a[href*="youtube.com/watch?v=abcdefghijk"]')).toBeVisible();
    await expect(page.getByRole('button', { name: /laden/u })).toBeHidden();
  });
});

test('CM-04 words stand in a text as they were written, with no space around links and marks', async ({
  request,
}) => {
  const words = 'Zum [Saal](/de/haus), **bald**. [Weiter](https://a.example/)!';
  const { de } = await createPage(request, [text('a', words)]);
  const html = (await (await request.get(de)).text()).replace(
    / (?:class|data-astro-cid-\w+)="[^"]*"/gu,
    '',
  );
  expect(html).toContain('Zum <a href="/de/haus">Saal</a>, <strong>bald</strong>. <a');
  expect(html).toMatch(/>Weiter<span>.*?<\/a>!/su);
});
