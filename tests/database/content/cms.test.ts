import { describe, expect, it } from 'vitest';
import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import type { PageInput } from '../../../src/content/records/page.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { versionsOf } from '../../../src/lib/server/repositories/versions.ts';
import { cmsPage, pageAt } from '../../../src/lib/server/page-data/cms/cms.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { sitemapPaths } from '../../../src/lib/server/page-data/site/sitemap.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

async function shown(app: AppContext, path: string, locale: 'de' | 'en' = 'de', now?: Date) {
  const context = await PageContext.open(app, locale, path, { now });
  const record = pageAt(context.data, path, locale);
  if (record === null) return null;
  const { page: made, view } = await cmsPage(context, record, 'page');
  return { made, view, context };
}

const failureOf = (result: Awaited<ReturnType<AppContext['records']['create']>>) =>
  result.ok ? null : result.failure;

describe.each(ENGINES)('CMS pages on %s', (engine) => {
  it('RT-04 CM-01 are found at their address in each language, and nowhere else', async () => {
    const app = await appFor(engine, 'demo');
    valueOf(await app.records.create('page', page()));
    expect((await shown(app, '/de/probe/ort'))?.made.head.title).toBe('Ein Ort');
    expect((await shown(app, '/en/trial/place', 'en'))?.made.head.title).toBe('A place');
    expect(await shown(app, '/en/probe/ort', 'en')).toBeNull();
    expect(await shown(app, '/de/probe')).toBeNull();
    const { made } = (await shown(app, '/de/probe/ort')) ?? {};
    expect(made?.translations).toEqual({ de: '/de/probe/ort', en: '/en/trial/place' });
    expect(await sitemapPaths(app)).toEqual(
      expect.arrayContaining(['/de/probe/ort', '/en/trial/place']),
    );
  });

  it('CM-07 that are offline are nowhere', async () => {
    const app = await appFor(engine, 'demo');
    valueOf(await app.records.create('page', page({ is_online: false })));
    expect(await shown(app, '/de/probe/ort')).toBeNull();
    expect(await sitemapPaths(app)).not.toContain('/de/probe/ort');
  });

  it('LY-02 CM-01 lead back through their parents, and have heads of their own', async () => {
    const app = await appFor(engine, 'demo');
    const parent = valueOf(
      await app.records.create('page', page({ urls: { de: 'probe' }, is_clickable: false })),
    );
    valueOf(
      await app.records.create(
        'page',
        page({
          parent: parent.id,
          meta_title: text('Metatitel'),
          meta_description: text('Beschreibung'),
          og_title: text('Für andere'),
          is_landing_page: true,
        }),
      ),
    );
    const { made } = (await shown(app, '/de/probe/ort')) ?? {};
    expect(made?.breadcrumb.slice(1)).toEqual([
      { label: 'Ein Ort', href: null },
      { label: 'Ein Ort', href: null },
    ]);
    expect(made?.head).toMatchObject({
      title: 'Metatitel',
      description: 'Beschreibung',
      social: { title: 'Für andere' },
    });
    expect(made?.isLanding).toBe(true);
  });

  it('refuses a page below itself, directly and through others', async () => {
    const app = await appFor(engine, 'demo');
    const first = valueOf(await app.records.create('page', page()));
    const second = valueOf(
      await app.records.create('page', page({ parent: first.id, urls: { de: 'zwei' } })),
    );
    for (const parent of [first.id, second.id]) {
      const result = await app.records.update('page', first, page({ parent }), 'de');
      expect(failureOf(result)).toMatchObject({
        code: 'invalid',
        fields: { parent: 'Eine Seite kann nicht unter sich selbst stehen!' },
      });
    }
  });

  it('refuses an address that is taken, reserved, or none', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = valueOf(await app.records.create('page', page()));
    const refused = async (urls: PageInput['urls']) =>
      failureOf(await app.records.create('page', page({ urls }), 'en'))?.fields;
    expect(await refused({ de: 'probe/ort' })).toEqual({
      'urls.de': `Another page has this address already! It is “${page().title?.en || page().title?.de}” (no. ${id}).`,
    });
    for (const de of ['team', 'mediathek/tags', 'api/events', 'user/profil', 'profil', '404'])
      expect(await refused({ de })).toEqual({
        'urls.de': 'This address belongs to another part of the site!',
      });
    expect(await refused({})).toEqual({ urls: 'This field is required!' });
    expect(Object.keys((await refused({ de: 'Mit Leerzeichen' })) ?? {})).toEqual(['urls.de']);
  });

  it('ED-07 lets only one of two writers have an address, however close they come', async () => {
    const app = await appFor(engine, 'demo');
    for (let round = 0; round < 5; round++) {
      const urls = { de: `rennen/${round}`, en: '' };
      const both = await Promise.all([1, 2].map(() => app.records.create('page', page({ urls }))));
      expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    }
  });

  it('refuses modules at their path, in the language of the caller', async () => {
    const app = await appFor(engine, 'demo');
    const modules: ModuleInput[] = [
      { id: 'a', kind: 'headline', data: {} },
      {
        id: 'b',
        kind: 'section',
        data: { columns: '50-50' },
        columns: [[{ id: 'c', kind: 'video', data: { video_url: 'https://evil.example/1' } }]],
      },
      { id: 'd', kind: 'unheard', data: {} },
      { id: 'e', kind: 'fullteaser', data: { text: { de: 'x'.repeat(3001), en: '' } } },
    ];
    const de = failureOf(await app.records.create('page', page({ modules }), 'de'));
    expect(de).toMatchObject({
      code: 'invalid',
      fields: {
        'modules.0.data.content': 'Dieses Feld ist ein Pflichtfeld!',
        'modules.1.columns.0.0.data.video_url': 'Solche Adressen sind hier nicht erlaubt!',
        'modules.1.columns.0.0.data.image': 'Dieses Feld ist ein Pflichtfeld!',
        'modules.2.kind': 'Ein solches Modul gibt es nicht!',
        'modules.3.data.text.de': 'Höchstens 3.000 Zeichen.',
      },
    });
    const en = failureOf(await app.records.create('page', page({ modules }), 'en'));
    expect(en?.fields).toMatchObject({ 'modules.0.data.content': 'This field is required!' });
  });

  it('refuses ids twice, too many columns, and nesting without end', async () => {
    const app = await appFor(engine, 'demo');
    const container = (id: string, columns: ModuleInput[][]): ModuleInput => ({
      id,
      kind: 'container',
      data: { layout: '50-50' },
      columns,
    });
    const deep = [1, 2, 3, 4].reduce(
      (inside, level) => container(`c${level}`, [[inside]]),
      textModule('t', 'tief'),
    );
    const fieldsOf = async (modules: ModuleInput[]) =>
      failureOf(await app.records.create('page', page({ modules }), 'en'))?.fields;
    expect(await fieldsOf([textModule('t', 'a'), textModule('t', 'b')])).toEqual({
      'modules.1.id': 'This id is used twice!',
    });
    expect(await fieldsOf([container('c', [[], [], []])])).toEqual({
      'modules.0.columns': 'There are too many entries!',
    });
    expect(Object.values((await fieldsOf([deep])) ?? {})).toEqual([
      'Modules cannot be nested deeper than this!',
    ]);
  });

  it('refuses a place of the page whose name is taken', async () => {
    const app = await appFor(engine, 'demo');
    const at = (id: string, anchor: string): ModuleInput => {
      const module = textModule(id, 'Hier');
      return { ...module, data: { ...module.data, anchor } };
    };
    const made = (second: string) =>
      app.records.create('page', page({ modules: [at('a', 'hier'), at('b', second)] }));
    expect(failureOf(await made('hier'))?.fields).toHaveProperty(['modules.1.data.anchor']);
    expect(failureOf(await made('dort'))).toBeNull();
  });

  it('CM-04 modules and their entries appear and vanish on time, and the page says when', async () => {
    const app = await appFor(engine, 'demo');
    const timed = textModule('t', 'Nur im Advent');
    valueOf(
      await app.records.create(
        'page',
        page({
          modules: [
            textModule('a', 'Immer'),
            {
              ...timed,
              data: {
                ...timed.data,
                online_from: '2026-12-01T00:00:00+01:00',
                online_to: '2026-12-24T23:00:00Z',
              },
            },
          ],
        }),
      ),
    );
    const at = async (instant: string) => {
      const found = await shown(app, '/de/probe/ort', 'de', new Date(instant));
      return {
        ids: found?.view.modules.map(({ id }) => id),
        seconds: found?.context.cacheOptions().maxAge,
      };
    };
    expect(await at('2026-11-30T22:59:50Z')).toEqual({ ids: ['a'], seconds: 10 });
    expect((await at('2026-11-30T23:00:00Z')).ids).toEqual(['a', 't']);
    expect(await at('2026-12-24T22:59:55Z')).toEqual({ ids: ['a', 't'], seconds: 5 });
    expect((await at('2026-12-24T23:00:00Z')).ids).toEqual(['a']);
  });

  it('RT-11 a module that is not translated speaks the other language, and says so', async () => {
    const app = await appFor(engine, 'demo');
    valueOf(
      await app.records.create(
        'page',
        page({ modules: [textModule('a', 'Hallo', 'Hello'), textModule('b', 'Nur deutsch')] }),
      ),
    );
    const english = await shown(app, '/en/trial/place', 'en');
    expect(english?.view.modules.map(({ lang }) => lang)).toEqual([undefined, 'de']);
    expect(JSON.stringify(english?.view.modules[0]?.data)).toContain('Hello');
  });

  it('stored data that no longer fits shows nothing, and the page stands', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = valueOf(
      await app.records.create('page', page({ modules: [textModule('a', 'Bleibt')] })),
    );
    const broken = [
      { id: 'x', kind: 'gone', version: 1, data: {}, columns: [] },
      { id: 'y', kind: 'headline', version: 1, data: { content: 7 }, columns: [] },
      { ...textModule('a', 'Bleibt'), version: 1, columns: [] },
    ];
    await app.database.db
      .updateTable('page')
      .set({ modules: JSON.stringify(broken) })
      .where('id', '=', id)
      .execute();
    // Another write makes the venue read its pages again.
    valueOf(await app.records.create('page', page({ urls: { de: 'andere' } })));
    expect((await shown(app, '/de/probe/ort'))?.view.modules.map((one) => one.id)).toEqual(['a']);
  });

  it('ED-06 every public state can be had back', async () => {
    const app = await appFor(engine, 'demo');
    const first = valueOf(await app.records.create('page', page()));
    valueOf(await app.records.update('page', first, page({ title: text('Neu') })));
    const versions = await versionsOf(app.database.db, 'page', first.id);
    expect(versions.map(({ state, base }) => [state, base])).toEqual([
      ['published', 2],
      ['published', 1],
    ]);
    const [, before] = versions;
    const back = await app.records.update(
      'page',
      { id: first.id, version: 2 },
      before?.content as PageInput,
    );
    expect(valueOf(back).title.de).toBe('Ein Ort');
  });

  it('links keep leading to a record whose address changed, and end when it is gone', async () => {
    const app = await appFor(engine, 'demo');
    const target = valueOf(
      await app.records.create('page', page({ urls: { de: 'ziel', en: 'target' } })),
    );
    valueOf(
      await app.records.create(
        'page',
        page({ modules: [textModule('a', `Hier [entlang](page:${target.id}).`)] }),
      ),
    );
    const json = async () => JSON.stringify((await shown(app, '/de/probe/ort'))?.view.modules);
    expect(await json()).toContain('"href":"/de/ziel"');
    const moved = page({ urls: { de: 'anderswo', en: 'elsewhere' } });
    const saved = valueOf(await app.records.update('page', target, moved));
    expect(await json()).toContain('"href":"/de/anderswo"');
    await app.records.remove('page', { id: target.id, version: saved.version });
    expect(await json()).not.toContain('href');
    expect(await json()).toContain('entlang');
  });
});
