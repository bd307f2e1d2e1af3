import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { DETAIL_KINDS, detailPath } from '../../../src/lib/routing/record-routes.ts';
import { slugOf } from '../../../src/lib/routing/slug.ts';

interface Named {
  readonly id: number;
  readonly slug?: string;
  readonly title?: { readonly en: string };
  readonly name?: { readonly en: string } | string;
}

const demo = buildDemo(new Date('2026-11-20T10:00:00Z')) as unknown as Readonly<
  Record<string, readonly Named[]>
>;
const records = DETAIL_KINDS.flatMap((kind) =>
  (demo[kind] ?? []).map((record) => ({ kind, record })),
);

describe('RT-05 RT-11 the address of a record', () => {
  it('has the words of its language, of every kind that has a page', () => {
    const seen = new Set<string>();
    for (const { kind, record } of records) {
      seen.add(kind);
      // Visitors never read it: its number is enough.
      if (kind === 'shared_section') continue;
      const name = record.title ?? record.name ?? '';
      const words = typeof name === 'string' ? name : name.en;
      const slug = detailPath(kind, record, 'en').split('/').at(-2);
      expect([kind, record.id, slug]).toEqual([kind, record.id, slugOf(words)]);
    }
    expect(seen).toContain('article_category');
    expect(seen.size).toBe(DETAIL_KINDS.length);
  });

  it('has a key of its own, where there is one, in the default language', () => {
    const keyed = records.filter(({ record }) => record.slug !== undefined);
    expect(keyed.length).toBeGreaterThan(0);
    for (const { kind, record } of keyed)
      expect(detailPath(kind, record, 'de').split('/').at(-2)).toBe(record.slug);
  });
});
