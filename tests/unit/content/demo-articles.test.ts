import type { Kind } from '../../../src/content/records/kinds.ts';
import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { linkedRecord } from '../../../src/content/fields/link-target.ts';
import { modulesIn, type StoredModule } from '../../../src/content/fields/module-tree.ts';
import type { ArticleEntity } from '../../../src/content/records/article.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { matchRoute, ROUTES } from '../../../src/lib/routing/routes.ts';
import { errorsIn } from '../../../src/lib/i18n/validation.ts';
import { treeIssues } from '../../../src/lib/server/services/modules/check.ts';
import { FIRST_HOSTS } from '../../support/content/modules.ts';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const demo = buildDemo(NOW);
const schema = inputSchema(records.article);
const articles = demo.article.map(
  ({ id, ...input }) => ({ id, ...schema.parse(input) }) as unknown as ArticleEntity,
);
const library = await loadModules();
const daysAgo = (at: string): number => (NOW.getTime() - Date.parse(at)) / DAY;

/** Every pair of texts of a value that has words in two languages; rich text comes as nodes. */
function pairsIn(value: unknown): { de: unknown; en: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('de' in value && 'en' in value) return [{ de: value.de, en: value.en }];
  return Object.values(value).flatMap(pairsIn);
}

/** All words of a language, of rich text too. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/<[^>]+>/gu, ' ');
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value) return String(value.text);
  return 'children' in value ? wordsOf(value.children) : '';
}

/** Every target of a link, in rich text and in fields. */
function targetsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['href', 'link', 'button_link'].includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => targetsIn(part, name));
}

const countOf = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
const lengthOf = (modules: readonly StoredModule[], locale: 'de' | 'en'): number =>
  countOf(
    pairsIn(modules)
      .map((pair) => wordsOf(pair[locale]))
      .join(' '),
  );

describe('the articles of the demo venue', () => {
  it('MG-01 there are sixty to read, the newest a day old, and two still wait', () => {
    const ages = articles.map(({ published_at }) => daysAgo(published_at));
    const published = ages.filter((age) => age > 0);
    expect(published.length).toBeGreaterThanOrEqual(60);
    expect(ages.filter((age) => age < 0)).toHaveLength(2);
    expect(Math.min(...published)).toBeLessThan(2);
    expect(Math.max(...published)).toBeLessThan(490);
    expect(Math.max(...published)).toBeGreaterThan(440);
    expect(articles.map(({ id }) => id)).toEqual(articles.map((_, index) => index + 1));
  });

  it('MG-01 every category and every topic has articles, and no title stands twice', () => {
    for (const { id } of demo.article_category)
      expect(articles.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(5);
    for (const { id } of demo.article_tag)
      expect(articles.filter(({ tags }) => tags.includes(id)).length, `${id}`).toBeGreaterThan(1);
    for (const locale of LOCALES)
      expect(new Set(articles.map(({ title }) => title[locale])).size).toBe(articles.length);
  });

  it('CM-01 every module of every article is valid', () => {
    const problems = articles.flatMap(({ id, modules }) =>
      treeIssues(modules, { library, hosts: FIRST_HOSTS }, errorsIn('en')).map((issue) => ({
        id,
        issue,
      })),
    );
    expect(problems).toEqual([]);
  });

  it('CM-01 articles are composed of many kinds, each in its own way', () => {
    const used = articles.map(({ modules }) => modulesIn(modules).map(({ module }) => module.kind));
    expect(new Set(used.flat()).size).toBeGreaterThanOrEqual(20);
    expect(Math.min(...used.map((kinds) => kinds.length))).toBeGreaterThanOrEqual(2);
    expect(new Set(used.map((kinds) => kinds.join(' '))).size).toBeGreaterThan(50);
  });

  it('RT-11 every article can be read in both languages, short notes and long reads', () => {
    for (const { id, title, preline, teaser, modules } of articles) {
      for (const { de, en } of pairsIn([title, preline, teaser, modules].flat()))
        expect(wordsOf(de) === '', `${id}: ${wordsOf(de)}`).toBe(wordsOf(en) === '');
      const de = lengthOf(modules, 'de');
      const en = lengthOf(modules, 'en');
      expect(de, `${id}`).toBeGreaterThan(100);
      expect(en / de, `${id}`).toBeGreaterThan(0.9);
      expect(en / de, `${id}`).toBeLessThan(1.3);
    }
    expect(articles.some(({ modules }) => lengthOf(modules, 'de') > 350)).toBe(true);
  });

  it('RT-11 every language has its own quotation marks', () => {
    for (const { de, en } of pairsIn(articles)) {
      const [german, english] = [wordsOf(de), wordsOf(en)];
      expect(`${german}${english}`).not.toMatch(/["']/u);
      expect(german.match(/„/gu)?.length, german).toBe(german.match(/“/gu)?.length);
      expect(english).not.toMatch(/[„“]/u);
    }
  });

  it('RT-05 links of articles lead to records and pages that exist', () => {
    const targets = targetsIn(articles.map(({ modules }) => modules));
    expect(targets.length).toBeGreaterThan(80);
    for (const target of targets) {
      const linked = linkedRecord(target);
      if (linked !== null) {
        const known = demo[linked.kind as Kind].some(({ id }) => id === linked.id);
        expect(known, target).toBe(true);
      } else if (target.startsWith('/')) {
        const match = matchRoute(new URL(target, 'https://morgenfeld.example').pathname);
        expect(match !== null && ROUTES[match.name].page, target).toBeTruthy();
      } else expect(target).toMatch(/^(?:mailto:|tel:|https:\/\/[a-z.]+\.example\/)/u);
    }
  });

  it('MG-01 about half have a picture, a third a description for search engines', () => {
    const pictured = articles.filter(({ image }) => image !== null).length / articles.length;
    expect(pictured).toBeGreaterThan(0.4);
    expect(pictured).toBeLessThan(0.7);
    const described = articles.filter(({ meta_description }) => meta_description.de !== '');
    expect(described.length).toBeGreaterThanOrEqual(articles.length / 4);
    for (const { author } of articles) expect(author).toMatch(/\S \S/u);
  });
});
