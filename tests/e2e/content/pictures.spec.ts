import { expect, test } from '@playwright/test';
import { everyKind } from '../../support/site/pages.ts';

interface Shown {
  readonly path: string;
  readonly alt: string | null;
  readonly loading: string;
  readonly priority: string;
  readonly width: string | null;
  readonly height: string | null;
  readonly top: number;
  readonly types: readonly string[];
}

test('CM-06 pictures have sizes, a text, and the forms of the library; what stands below waits @full', async ({
  page,
  request,
}) => {
  const all: Shown[] = [];
  const paths = new Set((await everyKind(request)).filter((one) => !one.includes('?')));
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const shown = await page.locator('main img').evaluateAll(
      (images, from) =>
        images.map((image) => ({
          path: from,
          alt: image.getAttribute('alt'),
          loading: (image as HTMLImageElement).loading,
          priority: image.getAttribute('fetchpriority') ?? '',
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
          top: image.getBoundingClientRect().top,
          types: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
            (source) => source.type,
          ),
        })),
      path,
    );
    all.push(...shown);
  }
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ alt }) => alt === null)).toEqual([]);
  expect(all.filter(({ width, height }) => !width || !height)).toEqual([]);
  const kept = all.filter(({ types }) => types.length > 0);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(({ types }) => types.join() !== 'image/avif,image/webp')).toEqual([]);
  const below = all.filter(({ top, loading }) => top > 2400 && loading === 'eager');
  expect(below).toEqual([]);
  const first = Map.groupBy(
    all.filter(({ priority }) => priority === 'high'),
    ({ path }) => path,
  );
  expect([...first].filter(([, images]) => images.length > 1).map(([path]) => path)).toEqual([]);
});

test('CM-06 a phone is given a small picture in a new form, a large screen a larger one', async ({
  browser,
}) => {
  const loadedAt = async (width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const widths: number[] = [];
    page.on('response', (response) => {
      const [, size, form] = /\/media\/\w+\/(\d+)\.(\w+)$/u.exec(response.url()) ?? [];
      if (form === 'avif') widths.push(Number(size));
    });
    await page.goto('/de', { waitUntil: 'networkidle' });
    await context.close();
    return Math.max(...widths);
  };
  const [small, large] = [await loadedAt(320), await loadedAt(1280)];
  expect(small).toBeLessThanOrEqual(640);
  expect(large).toBeGreaterThan(small);
});
