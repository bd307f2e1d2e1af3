import { describe, expect, it } from 'vitest';
import type { EventInput } from '../../../src/content/records/event.ts';
import { legalPage } from '../../../src/lib/server/page-data/cms/legal.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { pathTo } from '../../../src/lib/routing/routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { eventPage } from '../../../src/lib/server/page-data/programme/event.ts';
import { homePage } from '../../../src/lib/server/page-data/cms/home.ts';
import { recordPage } from '../../../src/lib/server/page-data/records/record.ts';
import { sitemapEntries, sitemapPaths } from '../../../src/lib/server/page-data/site/sitemap.ts';
import { ORIGIN } from '../../support/env.ts';
import { appFor, sharedApp } from '../../support/database/house.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';

const contextOf = (app: AppContext) => PageContext.open(app, 'de', '/de');

/** Makes events like the demo's first one, with changes. */
async function maker(app: AppContext) {
  const model = await modelEvent(app);
  const plain = { parent: null, date_end: null, all_day: false, image: null } as const;
  return async (change: Partial<EventInput>): Promise<number> =>
    valueOf(await app.records.create('event', { ...model, ...plain, ...change })).id;
}

const IMAGE = {
  src: '/media/abend.jpg',
  width: 1600,
  height: 900,
  alt: text('Das Orchester', 'The orchestra'),
};

async function headOf(app: AppContext, id: number) {
  const found = await eventPage(await contextOf(app), id);
  if (found === null || 'moved' in found) throw new Error('the event has no page');
  return found.page.head;
}

/** The start page of a venue whose editors wrote none. */
async function defaultHome(app: AppContext) {
  const { page } = await app.reference.read();
  for (const written of page.values())
    if (written.content_type === 'home') {
      const offline = { ...inputOf('page', written), is_online: false };
      valueOf(await app.records.update('page', written, offline));
    }
  const { view } = await homePage(await contextOf(app));
  if (view === null) throw new Error('somebody wrote a start page');
  return view;
}

describe('the start page', () => {
  it('shows what begins next, however many exhibitions are running', async () => {
    const app = await appFor('sqlite', 'demo');
    const make = await maker(app);
    for (let week = 0; week < 30; week++)
      await make({
        all_day: true,
        date_start: '2026-10-01T08:00:00Z',
        date_end: '2026-12-31T17:00:00Z',
      });
    const view = await defaultHome(app);
    expect(view.next).toHaveLength(5);
    for (const event of view.next) expect(event.day >= '2026-11-20').toBe(true);
  });

  it('EV-07 shows no teaser whose date is over', async () => {
    const app = await appFor('sqlite', 'demo');
    const before = (await defaultHome(app)).teasers;
    const { id } = valueOf(
      await app.records.create('teaser', {
        headline: text('Von gestern'),
        position: '2026-11-01T09:00:00Z',
      }),
    );
    const { teasers } = await defaultHome(app);
    expect(before.length).toBeGreaterThan(0);
    expect(teasers.map((teaser) => teaser.id)).not.toContain(id);
    expect(teasers).toEqual(before);
  });
});

describe('the picture that others show of an event', () => {
  it('is its photograph with its text, also in JSON-LD', async () => {
    const app = await appFor('sqlite', 'demo');
    const id = await (await maker(app))({ image: IMAGE });
    const { image, jsonLd } = await headOf(app, id);
    expect(image).toEqual({ src: `${ORIGIN}/media/abend.jpg`, alt: 'Das Orchester' });
    expect(jsonLd[0]).toMatchObject({ image: [image.src] });
  });

  it('is the one of the settings else, and its poster without one', async () => {
    const app = await appFor('sqlite', 'demo');
    const id = await (await maker(app))({});
    const { src, alt } = (await headOf(app, id)).image ?? {};
    expect(src).toMatch(new RegExp(`^${ORIGIN}/poster/nature/event-${id}-t\\d+-\\d+\\.png$`, 'u'));
    expect(alt).toBe('');
    const settings = await stored(app, 'settings', 1);
    for (const logo_link of ['/media/haus.png', 'https://cdn.example/haus.png']) {
      const { version } = await stored(app, 'settings', 1);
      const change = { ...inputOf('settings', settings), logo_link };
      valueOf(await app.records.update('settings', { id: 1, version }, change));
      const { src } = (await headOf(app, id)).image;
      expect(src).toBe(new URL(logo_link, ORIGIN).href);
    }
  });
});

describe('EV-12 the JSON-LD of a festival and its events', () => {
  it('name each other', async () => {
    const app = await appFor('sqlite', 'demo');
    const make = await maker(app);
    const parent = await make({
      title: text('Festwoche'),
      all_day: true,
      event_type_new: '2-child-list-ticket-detail',
      date_start: '2026-12-01T08:00:00Z',
      date_end: '2026-12-05T20:00:00Z',
    });
    const child = await make({
      parent,
      title: text('Auftakt'),
      date_start: '2026-12-01T18:00:00Z',
    });
    const path = (id: number, slug: string) => `${ORIGIN}/de/programm-karten/${slug}/${id}`;
    expect((await headOf(app, parent)).jsonLd[0]).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      subEvent: [
        { name: 'Auftakt', url: path(child, 'auftakt'), startDate: '2026-12-01T18:00:00Z' },
      ],
    });
    expect((await headOf(app, child)).jsonLd[0]).toMatchObject({
      superEvent: { name: 'Festwoche', url: path(parent, 'festwoche') },
    });
  });
});

describe('the page of a record with many dates', () => {
  it('links to the rest in the programme where that has a filter', async () => {
    const app = await appFor('sqlite', 'demo');
    const make = await maker(app);
    const { room } = await stored(app, 'event', 1);
    const { venue } = await stored(app, 'room', room);
    for (let day = 0; day < 61; day++)
      await make({
        series: [1],
        production: 1,
        date_start: `2027-05-01T${10 + (day % 10)}:00:00Z`,
      });
    const viewOf = async (kind: 'series' | 'venue' | 'production', id: number) => {
      const found = await recordPage(await contextOf(app), kind, id);
      if (found === null) throw new Error(`there is no ${kind} ${id}`);
      return found.view;
    };
    const series = await viewOf('series', 1);
    expect(series.events).toHaveLength(12);
    expect(series.allEvents.map(({ href }) => href)).toEqual(['/de/programm-karten?series=1']);
    const links = (await viewOf('venue', venue)).allEvents;
    expect(links.map(({ href }) => href)).toContain(`/de/programm-karten?room=${room}`);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    const production = await viewOf('production', 1);
    expect(production.events).toHaveLength(60);
    expect(production.allEvents).toEqual([]);
  });
});

describe('RT-12 the list of all pages', () => {
  const shared = sharedApp('sqlite');

  it('names the legal pages, which search engines may show', async () => {
    const paths = await sitemapPaths(shared.app);
    for (const locale of LOCALES) {
      const context = await PageContext.open(shared.app, locale, '/');
      for (const route of ['legals-imprint', 'legals-privacy', 'legals-agb'] as const) {
        expect(paths).toContain(pathTo(route, locale));
        expect((await legalPage(context, route))?.page.head.noindex).toBe(false);
      }
    }
  });

  it('RT-11 names a page in the languages that it is written in, as the page itself does', async () => {
    const app = await appFor('sqlite', 'demo');
    const id = await (await maker(app))({ title: text('Nur deutsch', '') });
    const entries = await sitemapEntries(app);
    const path = pathTo('events-slug-id', 'de', { slug: 'nur-deutsch', id });
    const entry = entries.find(({ pages }) => pages.de === path);
    expect(entry?.pages).toEqual({ de: path });
    expect(entry?.changed).toBe((await stored(app, 'event', id)).updated_at);
    const { alternates } = await headOf(app, id);
    expect(alternates).toEqual([{ hreflang: 'de', href: ORIGIN + path }]);
  });

  it('does without the legal texts that a venue has not written', async () => {
    const app = await appFor('sqlite', 'demo');
    const { data } = await contextOf(app);
    const imprint = [...data.legal_text.values()].find(({ key }) => key === 'impressum');
    const { version } = await stored(app, 'legal_text', imprint?.id ?? 0);
    valueOf(await app.records.remove('legal_text', { id: imprint?.id ?? 0, version }));
    const paths = await sitemapPaths(app);
    expect(paths).not.toContain('/de/impressum');
    expect(paths).toContain('/de/agb');
  });
});
