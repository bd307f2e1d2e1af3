import { describe, expect, it } from 'vitest';
import { sitemapFile } from '../../../src/lib/server/page-data/site/sitemap-files.ts';

const ORIGIN = 'https://www.example.org';
const MAX = 10;

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    pages: { de: `/de/seite-${String(index)}`, en: `/en/page-${String(index)}` },
    changed: '2027-01-02T03:04:05Z',
  }));

const file = (count: number, part: number | null) =>
  sitemapFile(entries(count), part, { origin: ORIGIN, max: MAX });

const locationsIn = (xml: string | null): readonly string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, location = '']) => location);

describe('the list of all pages', () => {
  it('RT-12 is one file while it is short', () => {
    const whole = file(MAX / 2, null);
    expect(whole).toContain('<urlset');
    expect(locationsIn(whole)).toHaveLength(MAX);
    expect(whole).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.org/de/seite-0"/>',
    );
    expect(file(MAX / 2, 2)).toBeNull();
    // A venue that is empty has a list, too.
    expect(locationsIn(file(0, null))).toEqual([]);
  });

  it('RT-12 names its parts where it is long, and each address stands in one of them', () => {
    const count = 13;
    const index = file(count, null);
    expect(index).toContain('<sitemapindex');
    const parts = locationsIn(index);
    expect(parts).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${String(part)}.xml`));
    const all = parts.flatMap((_, number) => locationsIn(file(count, number + 1)));
    expect(all).toHaveLength(count * 2);
    expect(new Set(all).size).toBe(count * 2);
    for (const [number] of parts.entries())
      expect(locationsIn(file(count, number + 1)).length).toBeLessThanOrEqual(MAX);
    expect(file(count, 4)).toBeNull();
  });
});
