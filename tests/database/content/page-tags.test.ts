import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';
import { cmsPage, pageAt } from '../../../src/lib/server/page-data/cms/cms.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { findRecords } from '../../../src/lib/server/services/search/find.ts';
import { containerBySlug } from '../../../src/lib/server/api/calls/pages.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

const PUBLISHED = '2026-11-21T09:00:00Z';
const BEFORE = new Date('2026-11-21T08:59:50Z');

async function noted(app: AppContext, path: string, locale: 'de' | 'en' = 'de', now?: Date) {
  const context = await PageContext.open(app, locale, path, { now });
  const record = pageAt(context.data, path, locale);
  if (record === null) throw new Error(`there is no page ${path}`);
  await cmsPage(context, record, 'page');
  return context.cacheOptions();
}

const waitingArticle = async (app: AppContext) =>
  valueOf(
    await app.records.create('article', {
      title: text('Zwirnfaden'),
      category: 1,
      published_at: PUBLISHED,
    }),
  );

describe.each(ENGINES)('What a kept page notes on %s', (engine) => {
  it('LY-02 ED-11 the parent that is offline, because it leads back once it is not', async () => {
    const app = await appFor(engine, 'demo');
    const parent = valueOf(
      await app.records.create('page', page({ urls: { de: 'probe' }, is_online: false })),
    );
    valueOf(await app.records.create('page', page({ parent: parent.id })));
    expect((await noted(app, '/de/probe/ort')).tags).toContain(`page:${parent.id}`);
  });

  it('RT-11 ED-11 the page behind a path that was entered in the other language', async () => {
    const app = await appFor(engine, 'demo');
    const target = valueOf(
      await app.records.create('page', page({ urls: { de: 'ziel', en: 'target' } })),
    );
    const link = textModule('a', '[Hier](/de/ziel)', '[Here](/de/ziel)');
    valueOf(await app.records.create('page', page({ modules: [link] })));
    expect((await noted(app, '/en/trial/place', 'en')).tags).toContain(`page:${target.id}`);
  });

  it('CM-04 when an article that it links to is published by itself', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await waitingArticle(app);
    const link = textModule('a', `[Hier](article:${id})`);
    valueOf(await app.records.create('page', page({ modules: [link] })));
    expect((await noted(app, '/de/probe/ort', 'de', BEFORE)).maxAge).toBe(10);
  });

  it('CM-04 a container is not handed out before what it stands in is online', async () => {
    const app = await appFor(engine, 'demo');
    const container = {
      id: 'c',
      kind: 'container',
      data: { slug: 'vorab', layout: '100' },
      columns: [[textModule('a', 'Noch geheim')]],
    };
    const around = {
      id: 's',
      kind: 'section',
      data: { online_from: PUBLISHED },
      columns: [[container]],
    };
    valueOf(await app.records.create('page', page({ modules: [around] })));
    const asked = async (now: Date) => {
      const context = await PageContext.open(app, 'de', '/de/x', { now });
      return JSON.stringify(
        await containerBySlug.load(context, { slug: 'vorab' }, () => Promise.resolve(NOBODY)),
      );
    };
    expect(await asked(BEFORE)).toContain('not_found');
    expect(await asked(new Date(PUBLISHED))).toContain('Noch geheim');
  });
});

describe.each(ENGINES)('The search on %s', (engine) => {
  it('SE-04 finds an article from the moment of its publication on', async () => {
    let now = BEFORE;
    const app: AppContext = { ...(await appFor(engine, 'demo')), now: () => now };
    const { id } = await waitingArticle(app);
    const found = async () =>
      (
        await findRecords(
          app,
          {
            text: 'zwirnfaden',
            locale: 'de',
            category: 'others',
            withPast: false,
            offset: 0,
            limit: 5,
          },
          '2026-11-21',
        )
      ).result.hits.map(({ id }) => id);
    expect(await found()).toEqual([]);
    now = new Date(PUBLISHED);
    expect(await found()).toEqual([id]);
  });
});
