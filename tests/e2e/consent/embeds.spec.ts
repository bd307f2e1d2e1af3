import { expect, test, type Page } from '@playwright/test';
import { NOT_CHOSEN } from '../support/consent.ts';
import { createPage } from '../../support/site/write.ts';

test.use({ storageState: NOT_CHOSEN });

const film = (id: string, address: string) => ({
  id,
  kind: 'video',
  data: {
    video_url: address,
    image: {
      src: '/poster/nature/event-3.svg',
      width: 800,
      height: 1000,
      alt: { de: 'Ein Plakat', en: 'A poster' },
    },
    title: { de: `Film ${id}`, en: `Film ${id}` },
  },
});
const FILMS = [
  film('a', 'https://www.youtube.com/watch?v=abcdefghijk'),
  film('b', 'https://vimeo.com/76979871'),
];

async function watched(page: Page): Promise<string[]> {
  const hosts: string[] = [];
  await page.route(/youtube|vimeo/u, async (route) => {
    hosts.push(new URL(route.request().url()).hostname);
    await route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' });
  });
  return hosts;
}

test('CO-02 a provider is loaded once by a click, always by consent, and not any more when it is withdrawn', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, FILMS);
  const hosts = await watched(page);
  await page.goto(de);
  await expect(page.getByText('Beim Laden werden Daten an Vimeo übertragen (USA).')).toBeVisible();
  await page.getByRole('button', { name: /Video laden\s*: Film b/u }).click();
  await expect.poll(() => hosts).toEqual(['player.vimeo.com']);
  // Once: the next page asks again.
  await page.goto(de);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'YouTube immer laden' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect.poll(() => hosts.at(-1)).toBe('www.youtube-nocookie.com');
  await page.goto(de);
  await expect(page.locator('iframe')).toHaveCount(1);
  // Nothing was said about the others: they are still asked about.
  await expect(page.locator('[data-consent]')).toBeVisible();
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('[data-consent]').getByRole('button', { name: 'Alle ablehnen' }).click(),
  ]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-consent]')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-02 CO-03 content of others is a link that says where it leads', async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, FILMS);
    await page.goto(de);
    await expect(page.getByRole('button', { name: /laden/u })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Bei Vimeo öffnen\s*: Film b/u })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
  });
});
