import { describe, expect, it } from 'vitest';
import type { PageInput } from '../../../src/content/records/page.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { cmsPage, pageAt } from '../../../src/lib/server/page-data/cms/cms.ts';
import { homePage } from '../../../src/lib/server/page-data/cms/home.ts';
import { legalPage } from '../../../src/lib/server/page-data/cms/legal.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { eventPage } from '../../../src/lib/server/page-data/programme/event.ts';
import { teamPage } from '../../../src/lib/server/page-data/records/team.ts';
import { sitemapEntries } from '../../../src/lib/server/page-data/site/sitemap.ts';
import { tagsOfChange } from '../../../src/lib/server/services/cache-tags/tags.ts';
import { textParagraph, page } from '../../support/content/pages.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const context = (app: AppContext, path = '/de', locale: 'de' | 'en' = 'de') =>
  PageContext.open(app, locale, path);

async function shown(app: AppContext, path: string, locale: 'de' | 'en' = 'de') {
  const opened = await context(app, path, locale);
  const record = pageAt(opened.data, path, locale);
  if (record === null) throw new Error(`there is no page ${path}`);
  const { page: made } = await cmsPage(opened, record, 'page');
  return { page: made, tags: opened.note.tags };
}

const linksOn = async (app: AppContext, path: string, locale: 'de' | 'en' = 'de') =>
  (await shown(app, path, locale)).page.languages.links.map(({ form, href }) => [form, href]);

/** A page in easy language at `/de/probe/leicht`, and in no other language. */
const easy = (change: Partial<PageInput>): PageInput => ({
  title: text('Ein Ort, leicht', ''),
  urls: { de: 'probe/leicht', en: '' },
  is_easy_language: true,
  modules: [textParagraph],
  ...change,
});

const film = (change: object = {}) => ({
  title: { de: 'Der Ort', en: 'The place' },
  file: { src: '/media/example/film.mp4', mime: 'video/mp4', bytes: 12_300_000, title: '' },
  length: '3:25',
  ...change,
});

async function change(app: AppContext, id: number, fields: Partial<PageInput>) {
  const before = await stored(app, 'page', id);
  return app.records.update('page', before, { ...inputOf('page', before), ...fields });
}

async function fieldsOf(app: AppContext, input: PageInput, locale: 'de' | 'en' = 'de') {
  const result = await app.records.create('page', input, locale);
  return result.ok ? {} : (result.failure.fields ?? {});
}

describe.each(ENGINES)('IN-05 easy language on %s', (engine) => {
  it('a page leads to the one in easy language and back, while both are public', async () => {
    const app = await appFor(engine, 'demo');
    const original = valueOf(await app.records.create('page', page()));
    expect(await linksOn(app, '/de/probe/ort')).toEqual([]);
    const before = await shown(app, '/de/probe/ort');
    const { id } = valueOf(
      await app.records.create('page', easy({ easy_language_of: original.id })),
    );
    // What the page without a switch noted is what makes it stale now.
    const made = tagsOfChange('page', id, [await stored(app, 'page', id)]);
    expect(before.tags.filter((tag) => made.includes(tag))).not.toEqual([]);

    expect(await linksOn(app, '/de/probe/ort')).toEqual([['easy', '/de/probe/leicht']]);
    expect(await linksOn(app, '/de/probe/leicht')).toEqual([['everyday', '/de/probe/ort']]);
    // There is none in English, and so no switch.
    expect(await linksOn(app, '/en/trial/place', 'en')).toEqual([]);

    valueOf(await change(app, id, { is_online: false }));
    expect(await linksOn(app, '/de/probe/ort')).toEqual([]);
    valueOf(await change(app, id, { is_online: true }));
    const there = await shown(app, '/de/probe/leicht');
    valueOf(await change(app, original.id, { is_online: false }));
    const gone = tagsOfChange('page', original.id, [await stored(app, 'page', original.id)]);
    expect(there.tags.filter((tag) => gone.includes(tag))).not.toEqual([]);
    expect(await linksOn(app, '/de/probe/leicht')).toEqual([]);
  });

  it('marks the content, and names every form of the page to search engines', async () => {
    const app = await appFor(engine, 'demo');
    const original = valueOf(await app.records.create('page', page()));
    valueOf(await app.records.create('page', easy({ easy_language_of: original.id })));
    const everyday = (await shown(app, '/de/probe/ort')).page;
    const simple = (await shown(app, '/de/probe/leicht')).page;
    expect([everyday.languages.contentLang, simple.languages.contentLang]).toEqual([
      null,
      'de-simple',
    ]);
    expect(everyday.head.alternates.map(({ hreflang }) => hreflang)).toEqual([
      'de',
      'en',
      'de-simple',
    ]);
    expect(simple.head.alternates).toEqual(everyday.head.alternates);
    expect(simple.head.canonical).toMatch(/\/de\/probe\/leicht$/u);
    // In English the same thing is said in everyday words.
    expect(simple.translations).toEqual({ de: '/de/probe/leicht', en: '/en/trial/place' });
    expect(await sitemapEntries(app)).toContainEqual({
      pages: { de: '/de/probe/ort', en: '/en/trial/place', 'de-simple': '/de/probe/leicht' },
      changed: original.updated_at,
    });
  });

  it('the English page can have one as well, and one that stands for no page has no switch', async () => {
    const app = await appFor(engine, 'demo');
    const original = valueOf(await app.records.create('page', page()));
    const inBoth = { de: 'probe/leicht', en: 'trial/easy' };
    valueOf(
      await app.records.create('page', easy({ easy_language_of: original.id, urls: inBoth })),
    );
    expect(await linksOn(app, '/en/trial/place', 'en')).toEqual([['easy', '/en/trial/easy']]);
    const alone = { de: 'probe/allein', en: '' };
    valueOf(await app.records.create('page', easy({ urls: alone })));
    const { page: made } = await shown(app, '/de/probe/allein');
    expect([made.languages.links, made.languages.contentLang]).toEqual([[], 'de-simple']);
    expect(await sitemapEntries(app)).toContainEqual(
      expect.objectContaining({ pages: { 'de-simple': '/de/probe/allein' } }),
    );
  });

  it('pages with fixed addresses and legal texts have one, too', async () => {
    const app = await appFor(engine, 'demo');
    const { page: home } = await homePage(await context(app));
    const { page: english } = await homePage(await context(app, '/en', 'en'));
    expect(home.languages.links).toMatchObject([{ form: 'easy', href: '/de/leichte-sprache' }]);
    expect([english.languages.links, english.chrome.menus.easy]).toEqual([[], []]);
    expect(home.chrome.menus.easy.map(({ href }) => href)).toContain('/de/leichte-sprache');
    expect(home.chrome.menus.footer.map(({ href }) => href)).not.toContain('/de/leichte-sprache');

    const statement = await legalPage(await context(app), 'legals-accessibility');
    expect(statement?.page.languages.links.map(({ href }) => href)).toEqual([
      '/de/leichte-sprache/barriere-freiheit',
    ]);
    expect(await linksOn(app, '/de/leichte-sprache/barriere-freiheit')).toEqual([
      ['everyday', '/de/barrierefreiheit'],
    ]);
    const imprint = await legalPage(await context(app), 'legals-imprint');
    expect(imprint?.page.languages.links).toEqual([]);

    const { data } = await context(app);
    const team = [...data.page.values()].find((one) => one.content_type === 'team');
    valueOf(await app.records.create('page', easy({ easy_language_of: team?.id ?? 0 })));
    const { page: withEasy } = await teamPage(await context(app));
    expect(withEasy.languages.links).toMatchObject([{ href: '/de/probe/leicht' }]);
  });

  it('refuses at the field what contradicts itself, in the language of the caller', async () => {
    const app = await appFor(engine, 'demo');
    const original = valueOf(await app.records.create('page', page()));
    const of = { easy_language_of: original.id };
    const variant = valueOf(await app.records.create('page', easy(of)));
    const named = `Es ist „Ein Ort, leicht“ (Nr. ${variant.id}).`;
    const other = (fields: Partial<PageInput>) =>
      easy({ urls: { de: 'probe/zwei', en: '' }, ...fields });

    expect(await fieldsOf(app, other(of))).toEqual({
      easy_language_of: `Zu dieser Seite gibt es schon eine in Leichter Sprache! ${named}`,
    });
    expect(await fieldsOf(app, other(of), 'en')).toEqual({
      easy_language_of: expect.stringContaining(
        'There is a page in easy language for this one already! It is',
      ) as string,
    });
    expect(await fieldsOf(app, other({ easy_language_of: variant.id }))).toEqual({
      easy_language_of: 'Diese Seite ist selbst schon in Leichter Sprache!',
    });
    expect(await fieldsOf(app, other({ easy_language_of_text: 4 }))).toHaveProperty(
      'easy_language_of_text',
    );
    expect(
      await fieldsOf(app, other({ easy_language_of_text: 1, is_easy_language: false })),
    ).toHaveProperty('easy_language_of_text');
    expect(await fieldsOf(app, other({ easy_language_of_text: 1 }))).toEqual({});

    const itself = await change(app, variant.id, { easy_language_of: variant.id });
    expect(itself.ok ? {} : itself.failure.fields).toEqual({
      easy_language_of: 'Eine Seite kann nicht ihre eigene Fassung in Leichter Sprache sein!',
    });
    const both = await change(app, original.id, { is_easy_language: true });
    expect(both.ok ? {} : both.failure.fields).toEqual({
      is_easy_language: `Zu dieser Seite gibt es schon eine in Leichter Sprache! ${named}`,
    });
    const { data } = await context(app);
    const home = [...data.page.values()].find((one) => one.content_type === 'home');
    const fixed = await change(app, home?.id ?? 0, { is_easy_language: true });
    expect(fixed.ok ? {} : fixed.failure.fields).toHaveProperty('is_easy_language');
    // What is right goes on being saved.
    valueOf(await change(app, variant.id, { headline: text('Anders', '') }));
  });
});

describe.each(ENGINES)('IN-05 films in sign language on %s', (engine) => {
  it('stand on their page with a link to them, and on no other', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = valueOf(await app.records.create('page', page({ sign_films: [film()] })));
    const { languages } = (await shown(app, '/de/probe/ort')).page;
    expect(languages.links).toEqual([{ form: 'sign', href: '#sign-language', hreflang: 'gsg' }]);
    expect(languages.films).toMatchObject([
      { title: 'Der Ort', length: '3:25', language: 'gsg', file: { bytes: 12_300_000 } },
    ]);
    valueOf(await change(app, id, { sign_films: [] }));
    const without = (await shown(app, '/de/probe/ort')).page.languages;
    expect([without.links, without.films]).toEqual([[], []]);
  });

  it('stand on events, too', async () => {
    const app = await appFor(engine, 'demo');
    const model = await modelEvent(app);
    const signed = valueOf(
      await app.records.create('event', { ...model, sign_films: [film({ language: 'ils' })] }),
    );
    const plain = valueOf(await app.records.create('event', model));
    const formsOf = async (id: number) => {
      const found = await eventPage(await context(app), id);
      if (found === null || 'moved' in found) throw new Error('the event has no page');
      return found.page.languages;
    };
    expect((await formsOf(signed.id)).links).toMatchObject([{ form: 'sign', hreflang: 'ils' }]);
    expect((await formsOf(plain.id)).links).toEqual([]);
  });

  it.each([
    ['length', film({ length: '3,5 min' }), 'Eine Dauer wie 3:25 wird gebraucht!'],
    ['file', { title: { de: 'Ohne', en: '' }, length: '1:00' }, 'Dieses Feld ist ein Pflichtfeld!'],
  ] as const)('refuses one without its %s', async (field, given, message) => {
    const app = await appFor(engine, 'demo');
    const fields = await fieldsOf(app, page({ sign_films: [given] }));
    expect(fields).toEqual({ [`sign_films.0.${field}`]: message });
  });
});
