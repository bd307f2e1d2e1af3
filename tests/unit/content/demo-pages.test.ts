import type { Kind } from '../../../src/content/records/kinds.ts';
import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { linkedRecord } from '../../../src/content/fields/link-target.ts';
import { modulesIn, type StoredModule } from '../../../src/content/fields/module-tree.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records } from '../../../src/content/records/kinds.ts';
import type { PageEntity } from '../../../src/content/records/page.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { matchRoute, ROUTES } from '../../../src/lib/routing/routes.ts';
import { treeIssues } from '../../../src/lib/server/services/modules/check.ts';
import { FIRST_HOSTS } from '../../support/content/modules.ts';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';
import { pageIssues, parentsOf } from '../../../src/lib/server/services/records/page-tree.ts';
import { errorsIn } from '../../../src/lib/i18n/validation.ts';

const demo = buildDemo(new Date('2026-11-20T10:00:00Z'));
const library = await loadModules();
const pageSchema = inputSchema(records.page);
const pages = demo.page.map(({ id, ...input }) => ({
  ...(pageSchema.parse(input) as PageEntity),
  id,
  version: 1,
  updated_at: '2026-11-20T10:00:00Z',
}));
const composed = ['page', 'venue', 'production', 'series', 'legal_text'] as const;
const trees = composed.flatMap((kind) =>
  demo[kind].flatMap(({ id, modules = [] }) =>
    modules.length === 0 ? [] : [{ whose: `${kind} ${String(id)}`, modules }],
  ),
);
const modulesOf = (tree: unknown) =>
  modulesIn(tree as readonly StoredModule[]).map(({ module }) => module);

/** Every text somewhere in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Every pair of languages somewhere in a value, each as all of its words. */
function pairsIn(value: unknown): readonly { readonly de: string; readonly en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('de' in value && 'en' in value)
    return [{ de: textsIn(value.de).join(' '), en: textsIn(value.en).join(' ') }];
  return Object.values(value).flatMap(pairsIn);
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;

describe('the pages of the demo venue', () => {
  it('CM-03 every module of every tree is valid', () => {
    expect(trees.length).toBeGreaterThanOrEqual(pages.length + 10);
    const problems = trees.flatMap(({ whose, modules }) =>
      treeIssues(
        modules as readonly StoredModule[],
        { library, hosts: FIRST_HOSTS },
        errorsIn('en'),
      ).map(({ path, message }) => `${whose} ${path.join('.')}: ${message}`),
    );
    expect(problems).toEqual([]);
  });

  it('CM-03 every kind of module stands on some page', () => {
    const used = new Set(
      pages.flatMap(({ modules }) => modulesOf(modules).map(({ kind }) => kind)),
    );
    expect([...library.keys()].filter((kind) => !used.has(kind))).toEqual([]);
    expect([...used].filter((kind) => !library.has(kind))).toEqual([]);
  });

  it('CM-02 every column layout is used, by containers and in bands', () => {
    const all = pages.flatMap(({ modules }) => modulesOf(modules));
    const layouts = new Set(
      all.filter(({ kind }) => kind === 'container').map(({ data }) => data['layout']),
    );
    expect(layouts).toEqual(new Set(['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']));
    const looks = new Set(
      all.filter(({ kind }) => kind === 'section').map(({ data }) => data['extra_class']),
    );
    expect(looks).toEqual(new Set(['plain', 'quiet', 'accent', 'ink']));
  });

  it('CM-01 there are at least 28 pages, each of which could be saved beside the others', () => {
    expect(pages.length).toBeGreaterThanOrEqual(28);
    expect(pages.flatMap(({ id, ...page }) => pageIssues(id, page, pages))).toEqual([]);
    for (const type of ['home', 'events', 'magazine', 'team'] as const)
      expect(pages.filter((page) => page.content_type === type)).toHaveLength(1);
  });

  it('CM-01 the tree has three levels, tabs, a heading and a landing page', () => {
    const byId = new Map(pages.map((page) => [page.id, page]));
    const depth = Math.max(...pages.map((page) => parentsOf(page, byId).length));
    expect(depth).toBeGreaterThanOrEqual(2);
    expect(pages.filter((page) => page.has_tab_navigation).length).toBeGreaterThanOrEqual(2);
    expect(pages.some((page) => !page.is_clickable)).toBe(true);
    expect(pages.some((page) => page.is_landing_page)).toBe(true);
    expect(pages.some((page) => page.in_footer)).toBe(true);
  });

  it('LY-04 the main menu has at most six entries of the first level', () => {
    const items = demo.menu_item.filter(
      ({ place, parent }) => place === 'primary' && parent === null,
    );
    const top = pages.filter((page) => page.in_menu && page.parent === null);
    expect(items.length + top.length).toBeLessThanOrEqual(6);
    const positions = [
      ...items.map(({ position }) => position),
      ...top.map(({ position }) => position),
    ];
    expect(new Set(positions).size).toBe(positions.length);
  });

  it('RT-11 every page says as much in English as in German', () => {
    // Easy language is a language of its own: there is German, and nothing to translate.
    for (const page of pages.filter(({ is_easy_language: isEasy }) => isEasy !== true)) {
      const pairs = pairsIn([page.title, page.modules]);
      for (const { de, en } of pairs)
        expect(de.trim() === '', `${de} | ${en}`).toBe(en.trim() === '');
      const german = wordsIn(pairs.map(({ de }) => de).join(' '));
      const english = wordsIn(pairs.map(({ en }) => en).join(' '));
      expect(english / german, page.title.de).toBeGreaterThan(0.8);
      expect(english / german, page.title.de).toBeLessThan(1.5);
    }
  });

  it('RT-09 most pages tell search engines what they are', () => {
    const told = pages.filter(({ meta_title, meta_description }) =>
      LOCALES.every((locale) => meta_title[locale] !== '' && meta_description[locale] !== ''),
    );
    expect(told.length / pages.length).toBeGreaterThan(0.8);
    const titles = told.map(({ meta_title }) => meta_title.de);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('RT-05 every link in a tree leads somewhere', () => {
    const targets = trees.flatMap(({ modules }) => textsIn(modules));
    const named = targets.map(linkedRecord).filter((record) => record !== null);
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(
      ({ kind, id }) => !demo[kind as Kind].some((one) => one.id === id),
    );
    expect(missing).toEqual([]);

    const paths = targets.filter((text) => /^\/(?:de|en)\//u.test(text));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const match = matchRoute(new URL(path, 'https://morgenfeld.example').pathname);
      expect(match?.locale, path).toBe('de');
      expect(match === null ? null : ROUTES[match.name].page, path).not.toBeNull();
    }
  });

  it('CM-08 what the venue made itself has words to it', () => {
    const own = trees.flatMap(({ modules }) => modulesOf(modules));
    const films = own.filter(({ kind }) => kind === 'videofile');
    for (const { data } of films) expect(data['captions']).toHaveLength(2);
    for (const { data } of [...films, ...own.filter(({ kind }) => kind === 'audiofile')])
      expect(wordsIn(textsIn(data['transcript']).join(' '))).toBeGreaterThan(40);
    expect(films.length).toBeGreaterThan(0);
  });

  it('SU-01 every series can be booked or asked for, TM-01 everyone of the team has a group', () => {
    const ways = demo.series.map(
      ({ booking_url, contact_email }) =>
        Number(Boolean(booking_url)) + Number(Boolean(contact_email)),
    );
    expect(new Set(ways)).toEqual(new Set([1]));
    const team = demo.person.filter((person) => person.in_team);
    expect(team.filter(({ categories }) => categories?.length !== 1)).toEqual([]);
    expect(demo.production.filter(({ tags = [] }) => tags.length === 0)).toEqual([]);
  });

  it('LY-11 the legal texts are real texts with headings', () => {
    expect(demo.legal_text.map(({ key }) => key)).toEqual([
      'agb',
      'datenschutz',
      'impressum',
      'barrierefreiheit',
    ]);
    for (const { key, body } of demo.legal_text)
      for (const locale of LOCALES) {
        const text = body?.[locale] ?? '';
        expect(text.match(/^## /gmu)?.length, key).toBeGreaterThanOrEqual(6);
        if (key !== 'impressum') expect(text.split(/\s+/u).length).toBeGreaterThan(600);
      }
    const all = demo.legal_text.map(({ body }) => body?.de).join(' ');
    for (const law of ['§ 5 DDG', '§ 25 TDDDG', 'DSGVO']) expect(all).toContain(law);
  });

  it('LY-11 the accessibility information has the four parts of the law', () => {
    const body = demo.legal_text.find(({ key }) => key === 'barrierefreiheit')?.body;
    for (const said of ['§ 14 BFSG', 'EN 301 549', 'WCAG 2.2', 'MLBF', 'Magdeburg', 'Monats'])
      expect(body?.de).toContain(said);
    for (const said of ['section 14 BFSG', 'EN 301 549', 'WCAG 2.2', 'MLBF', 'within one month'])
      expect(body?.en).toContain(said);
  });
});
