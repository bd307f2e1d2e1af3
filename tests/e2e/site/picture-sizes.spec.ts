import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { renditionWidths } from '../../../src/lib/media/picture.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import { everyKind } from '../../support/site/pages.ts';

/** Of the screen that a width is typical of. */
const DENSITY = { 320: 2, 390: 3, 768: 2, 1440: 1, 1920: 2 } as const;
type Width = keyof typeof DENSITY;
/** Below this share of its box a picture is seen to be soft. */
const SHARP = 0.85;

interface Shown {
  /** How wide the whole picture is drawn, with what its box cuts off. */
  readonly drawn: number;
  readonly box: number;
  readonly said: number;
  readonly natural: number;
  readonly sizes: string;
}

/** All pictures of a page that come in several widths, as the window is now. */
const picturesOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true;
    const lengthOf = (sizes: string): number => {
      for (const entry of sizes.split(', ')) {
        const [, media, length = '', unit] = /^(?:(\(.+\)) )?([\d.]+)(vw|px)$/u.exec(entry) ?? [];
        if (media === undefined || matchMedia(media).matches)
          return Number(length) * (unit === 'vw' ? innerWidth / 100 : 1);
      }
      return Number.NaN;
    };
    return [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].flatMap((image) => {
      const { width: box, height } = image.getBoundingClientRect();
      const [natural, high] = [image.getAttribute('width'), image.getAttribute('height')].map(
        Number,
      );
      if (box === 0 || natural === undefined || high === undefined) return [];
      const filling = (height * natural) / high;
      const { objectFit } = getComputedStyle(image);
      const drawn = objectFit === 'contain' ? Math.min(box, filling) : Math.max(box, filling);
      const { sizes } = image;
      return { box, drawn, natural, sizes, said: lengthOf(sizes) };
    });
  });

/** What is wrong with a picture: a file wider than the next one to what is drawn, or one too small for its box. */
function wrongWith({ drawn, box, said, natural, sizes }: Shown, width: Width): string | null {
  const widths = renditionWidths(natural);
  const chosen = (length: number) =>
    widths.find((one) => one >= Math.floor(length * DENSITY[width])) ?? natural;
  if (chosen(said) > chosen(drawn))
    return `${chosen(said)} px for ${Math.round(drawn)} in ${Math.round(box)}: ${sizes}`;
  if (said < Math.min(box, drawn) * SHARP)
    return `${Math.round(said)} px named for a box of ${Math.round(box)}: ${sizes}`;
  return null;
}

/** What the box of a picture depends on, by its class. */
const PLACES =
  /class="((?:hero|full-teaser|section|picture-text|gallery|slider|logos|videos|embed video|teasers|article-cards|highlights|venue-entry|lead-event|figure|columns) ?[^"]*)"/gu;

/** Every kind of page with pictures, and pages that editors compose until each place is seen. */
async function pathsOf(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const composed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)]
    .map(([, path = '']) => path)
    .filter((path) => matchRoute(path)?.name === 'page');
  const kinds = await everyKind(request);
  const seen = new Set<string>();
  const paths: string[] = [];
  for (const path of new Set([...kinds, ...composed])) {
    if (!path.startsWith('/de')) continue;
    const html = await (await request.get(path)).text();
    const places = [...html.matchAll(PLACES)].map(([, name = '']) => name);
    const isNew = places.some((place) => !seen.has(place)) || kinds.includes(path);
    if (!isNew || !html.includes('srcset')) continue;
    paths.push(path);
    for (const place of places) seen.add(place);
  }
  return paths;
}

for (const width of [1440, 390, 320, 768, 1920] as const)
  test(`CM-06 every picture of every kind of page names the width of its box at ${width} px${width === 1440 ? '' : ' @full'}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/media/**', (route) => route.abort());
    const wrong: string[] = [];
    let seen = 0;
    for (const path of await pathsOf(request)) {
      await page.goto(path);
      for (const picture of await picturesOf(page)) {
        seen += 1;
        const problem = wrongWith(picture, width);
        if (problem !== null) wrong.push(`${path} ${problem}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(seen).toBeGreaterThan(80);
  });

test('CM-06 control: a picture that names the window is noticed in a column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/mediathek');
  await page.evaluate(() => {
    for (const image of document.images) image.sizes = '100vw';
  });
  const wrong = (await picturesOf(page)).map((picture) => wrongWith(picture, 1440));
  expect(wrong.filter((problem) => problem !== null).length).toBeGreaterThan(5);
});
