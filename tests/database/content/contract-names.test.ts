import { describe, expect, it } from 'vitest';
import { apiPath, matchApi, type ApiName } from '../../../src/lib/routing/api-routes.ts';
import type { Locale } from '../../../src/lib/constants.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { pathsOfPage } from '../../../src/lib/routing/record-routes.ts';
import { callAddress } from '../../support/api/places.ts';
import { inputOf, modelEvent, stored, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

/* The names that the specification gives to what calls answer (§3 and §7). */

const EDITOR: Caller = {
  role: 'editor',
  user: { id: 'u7', email: 'a@example.org', first_name: 'A', last_name: 'B', role: 'editor' },
  how: 'session',
  csrfToken: 'token',
  scopes: null,
};

async function ask<Body>(app: AppContext, path: string) {
  const url = new URL(path, ORIGIN);
  const call = matchApi(url.pathname);
  if (call === null) throw new Error(`${path} is no call`);
  const { response } = await answerApi(app, call, url, () => Promise.resolve(EDITOR));
  return { status: response.status, body: (await response.json()) as Body };
}

const one = (name: ApiName, locale: Locale, id: number) => apiPath(name, locale, { id });

describe.each(ENGINES)('the names of the specification on %s', (engine) => {
  it('EV-07 event teasers have a name, a picture in sizes and a date', async () => {
    const app = await appFor(engine, 'demo');
    const { body } = await ask<Record<string, unknown>[]>(app, '/de/api/teasers/');
    expect(body.length).toBeGreaterThan(0);
    for (const teaser of body) {
      expect(teaser['name']).toBe(teaser['headline']);
      expect(teaser['image_obj']).toEqual(teaser['image']);
      expect(teaser).toHaveProperty('link_text');
      expect(teaser['position']).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(teaser['position_at']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u);
      const { large } = teaser['image_thumbnails'] as { large: string };
      // A picture of the library in its width, another one as it is, or the poster.
      expect(large).toMatch(/^\/(?:media|poster|_astro)\//u);
    }
  });

  it('TA-01 an alert leads on by link.url and link_title', async () => {
    const app = await appFor(engine, 'bare');
    const alert = { title: { de: 'Achtung', en: 'Attention' }, position: 0 };
    valueOf(await app.records.create('breaking_news', { ...alert, link: '/de/warenkorb' }));
    valueOf(await app.records.create('breaking_news', { ...alert, position: 1 }));
    const { body } = await ask<{ link: unknown; link_title: string }[]>(
      app,
      '/en/api/breaking-news/',
    );
    expect(body.map(({ link }) => link)).toEqual([{ url: '/en/cart' }, null]);
    expect(body[0]).toHaveProperty('link_title');
  });

  it('BK-04 events have their seat groups in lists, without what is hidden or the venue’s own', async () => {
    const app = await appFor(engine, 'demo');
    const model = await modelEvent(app);
    const price = { id: 'p', price: '20.00', sale_type_id: '1', text: 'Vollpreis' };
    const group = { seat_group: 'saal', text: 'Saal', seats: 40, row_length: 8, prices: [price] };
    const slots = ['1', '0'].map((status) => ({ id: status, time_start: '10:00:00', status }));
    const { id } = valueOf(
      await app.records.create('event', {
        ...model,
        date_start: '2026-11-21T09:00:00Z',
        date_end: null,
        doors: null,
        seat_groups: [
          { ...group, id: 'a', status: '1', timeslots: slots },
          { ...group, id: 'b', status: '0' },
        ],
      }),
    );
    type Listed = { id: number; seat_groups: Record<string, unknown>[] };
    const { body } = await ask<{ results: Listed[] }>(app, '/de/api/events/?page_size=100');
    const listed = body.results.find((event) => event.id === id)?.seat_groups;
    expect(listed).toMatchObject([{ id: 'a', seat_group: 'saal', status: '1', text: 'Saal' }]);
    expect(listed?.[0]).not.toHaveProperty('seats');
    expect(listed?.[0]).not.toHaveProperty('row_length');
    expect(listed?.[0]?.['timeslots']).toHaveLength(1);
    expect(listed?.[0]?.['prices']).toMatchObject([{ has_discounts: false, name: 'Saal' }]);
    const single = await ask<Listed>(app, one('events-id', 'de', id));
    expect(single.body.seat_groups).toEqual(listed);
  });

  it('BK-03 a price that others stand beside has discounts', async () => {
    const app = await appFor(engine, 'demo');
    type Offer = { seatGroups: { prices: { text: string; has_discounts: boolean }[] }[] };
    const { body } = await ask<Offer>(app, callAddress('booking-id', 'de'));
    for (const { prices } of body.seatGroups)
      for (const { text, has_discounts: has } of prices)
        expect(has).toBe(text === 'Vollpreis' && prices.length > 1);
    expect(body.seatGroups.some(({ prices }) => prices.some((price) => price.has_discounts))).toBe(
      true,
    );
  });

  it.each([
    ['event', 'events-id'],
    ['production', 'productions-id'],
    ['person', 'persons-id'],
  ] as const)(
    'API-01 one %s is what its page says, and none that is not public',
    async (kind, name) => {
      const app = await appFor(engine, 'demo');
      const record = await stored(app, kind, 1);
      type Single = { id: number; link: string; modules: { kind: string; data: object }[] };
      const { body } = await ask<Single>(app, one(name, 'en', 1));
      expect(body).toMatchObject({
        id: 1,
        link: expect.stringMatching(/^\/en\/.*\/1$/u) as string,
      });
      expect(body.modules.map((module) => module.kind)).toEqual(
        record.modules.map((module) => module.kind),
      );
      expect(JSON.stringify(body)).not.toMatch(/"de":/u);
      const hidden = { ...inputOf(kind, record), is_online: false };
      valueOf(await app.records.update(kind, record, hidden as never));
      for (const id of [1, 999_999_999]) {
        const gone = await ask<{ code: string; message: string }>(app, one(name, 'de', id));
        expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
      }
    },
  );

  it('EV-08 a child that stands on the page of its parent has no link of its own', async () => {
    const app = await appFor(engine, 'demo');
    type Event = { event_type_new: string; children: { id: number; link: string | null }[] };
    const { body } = await ask<{ results: Event[] }>(app, '/de/api/events/?page_size=100');
    const children = body.results.flatMap((event) => event.children);
    expect(children.some(({ link }) => link === null)).toBe(true);
    for (const { id, link } of children)
      expect((await ask<{ link: string | null }>(app, one('events-id', 'de', id))).body.link).toBe(
        link,
      );
  });

  it('US-01 the login state says who is logged in, and where they can go', async () => {
    const app = await appFor(engine, 'demo');
    const { body } = await ask<object>(app, '/en/pageeditor-api/user/');
    const nav = await ask<{ navigation: object }>(app, '/en/pageeditor-api/nav/');
    expect(body).toMatchObject({
      logged: true,
      id: 'u7',
      email: 'a@example.org',
      username: 'a@example.org',
      navigation: nav.body.navigation,
    });
    expect(nav.body.navigation).toMatchObject({
      menu: expect.arrayContaining([
        expect.objectContaining({ menu_name: expect.any(String) as string }) as object,
      ]) as object[],
    });
  });

  it('CM-01 a page has every name of the specification', async () => {
    const app = await appFor(engine, 'demo');
    const { body } = await ask<Record<string, unknown>>(app, callAddress('page', 'de'));
    const names =
      'id urls content_type title headline is_online is_clickable in_menu in_footer meta_title meta_description og_title og_description og_image og_image_thumbs og_type modules settings_url parent is_landing_page siblings og_image_thumbnails';
    expect(Object.keys(body)).toEqual(expect.arrayContaining(names.split(' ')));
    expect(body['og_image_thumbs']).toEqual(body['og_image_thumbnails']);
    const page = await stored(app, 'page', body['id'] as number);
    expect(body['urls']).toEqual(pathsOfPage(page));
  });

  it('CM-02 a container and a section are fetched by their slug, with model and children', async () => {
    const app = await appFor(engine, 'demo');
    type Container = {
      model: string;
      children: { id: string }[];
      columns: { children: object[] }[];
    };
    const { body } = await ask<Container>(app, callAddress('container-by-slug', 'de'));
    expect(body.model).toBe('container');
    expect(body.children).toEqual(body.columns.flatMap(({ children }) => children));
    expect(body.children.length).toBeGreaterThan(0);
    const module = (id: string, kind: string, data: object, columns: unknown[] = []) => ({
      id,
      kind,
      data,
      columns,
    });
    const inside = module('inside', 'headline', { content: { de: 'Innen', en: 'Inside' } });
    valueOf(
      await app.records.create('page', {
        title: { de: 'Abschnitte', en: 'Sections' },
        urls: { de: 'abschnitte', en: 'sections' },
        modules: [module('outer', 'section', { slug: 'technik' }, [[inside]])] as never,
      }),
    );
    const section = await ask<object>(app, apiPath('container-by-slug', 'en', { slug: 'technik' }));
    expect(section.body).toMatchObject({
      id: 'outer',
      slug: 'technik',
      model: 'section',
      children: [{ id: 'inside', data: { content: 'Inside' } }],
    });
  });

  it('RT-10 the settings say how dates, times and amounts are written, and what errors say', async () => {
    const app = await appFor(engine, 'demo');
    type Settings = { status: number; data: { is_site_online: boolean; design: never } };
    const of = async (locale: Locale) =>
      (await ask<Settings>(app, `/${locale}/pageeditor-api/settings/`)).body;
    const [de, en] = [await of('de'), await of('en')];
    expect(de).toMatchObject({
      status: 200,
      data: {
        is_site_online: true,
        design: {
          parsers: {
            date: {
              locale: 'de-DE',
              time_zone: 'Europe/Berlin',
              example: '31.\u00a0Dezember 2026',
            },
            time: { pattern: 'HH:mm', suffix: '\u00a0Uhr', example: '19:30\u00a0Uhr' },
            currency: { code: 'EUR', sign: '€', example: '1.234,50\u00a0€' },
          },
          error_pages: { 404: null, 500: null, 503: null },
        },
      },
    });
    expect(en).toMatchObject({
      data: { design: { parsers: { currency: { sign: '€', example: '€1,234.50' } } } },
    });
    const code = { de: '<p>Hier ist nichts.</p>', en: '<p>Nothing here.</p>' };
    valueOf(await app.records.create('html_snippet', { key: 'error-404', code }));
    expect(await of('en')).toMatchObject({
      data: { design: { error_pages: { 404: '<p>Nothing here.</p>' } } },
    });
  });
});
