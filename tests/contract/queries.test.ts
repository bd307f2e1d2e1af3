import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EMPTY_QUERY, type ProgrammeQuery } from '../../src/lib/programme/programme-query.ts';
import type { AppContext } from '../../src/lib/server/app/app-context.ts';
import { createApp } from '../../src/lib/server/app/open-app.ts';
import { matchApi } from '../../src/lib/routing/api-routes.ts';
import { answerApi } from '../../src/lib/server/api/answer.ts';
import { calendarFile } from '../../src/lib/server/page-data/feeds/calendar.ts';
import { feedChoice } from '../../src/lib/server/page-data/feeds/choice.ts';
import { PageContext } from '../../src/lib/server/page-data/page/page-context.ts';
import { eventPage } from '../../src/lib/server/page-data/programme/event.ts';
import { homePage } from '../../src/lib/server/page-data/cms/home.ts';
import { legalPage } from '../../src/lib/server/page-data/cms/legal.ts';
import {
  programmePage,
  programmeView,
} from '../../src/lib/server/page-data/programme/programme.ts';
import { recordPage } from '../../src/lib/server/page-data/records/record.ts';
import { teamPage } from '../../src/lib/server/page-data/records/team.ts';
import { sitemapEntries } from '../../src/lib/server/page-data/site/sitemap.ts';
import { envFor, NOW, ORIGIN } from '../support/env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-queries-'));
const open = (demo = 'false') =>
  createApp(envFor({ databaseUrl: null, dataDir }, { DEMO: demo }), { now: () => NOW });

/** Ids of events of several shapes, found in the demo. */
const shapes = { withChildren: 0, ofProduction: 0, ofSeries: 0, alone: 0, child: 0 };
let narrow: ProgrammeQuery = EMPTY_QUERY;

beforeAll(async () => {
  const app = await open('true');
  const { events, children } = await app.programme.read();
  shapes.withChildren = events.find(({ id }) => children.has(id))?.id ?? 0;
  shapes.child = [...children.values()][0]?.[0]?.id ?? 0;
  const plain = events.filter(({ id }) => !children.has(id));
  shapes.ofProduction = plain.find(({ production }) => production !== null)?.id ?? 0;
  shapes.ofSeries = plain.find((event) => event.production === null && event.series[0])?.id ?? 0;
  shapes.alone = plain.find((event) => event.production === null && !event.series[0])?.id ?? 0;
  const evening = plain.find(
    ({ first, exhibition_type: type }) => first > '2026-11-25' && type === 1,
  );
  narrow = { ...EMPTY_QUERY, date: evening?.first ?? null, filters: { room: evening?.room ?? 0 } };
  await app.close();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** A venue with a counter of its queries; what it keeps of all records is read already. */
async function counted() {
  const app = await open();
  onTestFinished(() => app.close());
  const executor = app.database.db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  let count = 0;
  executor.executeQuery = (query) => {
    count += 1;
    return run(query);
  };
  const during = async (work: () => unknown): Promise<number> => {
    count = 0;
    await work();
    return count;
  };
  const opening = await during(() => Promise.all([app.reference.read(), app.programme.read()]));
  return { app, during, opening };
}

const german = (app: AppContext) => PageContext.open(app, 'de', '/de/programm-karten');
const list = async (app: AppContext, query: ProgrammeQuery) => {
  const context = await german(app);
  const view = await programmeView(context, query);
  if ('lastPage' in view) throw new Error('there is no such page');
  programmePage(context, view);
  return view;
};
const api = (app: AppContext, address: string) => {
  const url = new URL(address, ORIGIN);
  const call = matchApi(url.pathname);
  if (call === null) throw new Error(`${address} is no call`);
  return answerApi(app, call, url);
};
const detail = async (app: AppContext, id: number) => {
  const page = await eventPage(await german(app), id);
  if (page === null) throw new Error(`there is no event ${id}`);
};

/** Every kind of page, asked for with the data of a whole venue behind it. */
const PAGES: Readonly<Record<string, (app: AppContext) => unknown>> = {
  home: async (app) => homePage(await german(app)),
  programme: (app) => list(app, EMPTY_QUERY),
  'programme, page 3': (app) => list(app, { ...EMPTY_QUERY, page: 3 }),
  'programme, one filter': (app) => list(app, { ...EMPTY_QUERY, filters: { room: 1 } }),
  'programme, date and filter': (app) => list(app, narrow),
  'programme, nothing found': (app) => list(app, { ...EMPTY_QUERY, filters: { tag: 999 } }),
  'event of a production': (app) => detail(app, shapes.ofProduction),
  'event of a series': (app) => detail(app, shapes.ofSeries),
  'event by itself': (app) => detail(app, shapes.alone),
  'event with children': (app) => detail(app, shapes.withChildren),
  'child event': (app) => detail(app, shapes.child),
  production: async (app) => recordPage(await german(app), 'production', 1),
  series: async (app) => recordPage(await german(app), 'series', 1),
  venue: async (app) => recordPage(await german(app), 'venue', 1),
  person: async (app) => recordPage(await german(app), 'person', 1),
  team: async (app) => teamPage(await german(app)),
  legal: async (app) => legalPage(await german(app), 'legals-agb'),
  sitemap: (app) => sitemapEntries(app),
  'calendar feed': async (app) => {
    const context = await german(app);
    const { title, events } = await feedChoice(context, EMPTY_QUERY);
    calendarFile(title, events, context);
  },
  'API events': (app) => api(app, '/de/api/events/'),
  'API calendar': (app) => api(app, '/de/api/calendar/?date=01-12-2026'),
  'API rooms': (app) => api(app, '/de/api/rooms/'),
  'API settings': (app) => api(app, '/pageeditor-api/settings'),
};

describe('how often a page asks the database', () => {
  it('is as it was, the first time and again', async () => {
    const counts: Record<string, string> = {};
    for (const [name, work] of Object.entries(PAGES)) {
      const { app, during, opening } = await counted();
      counts['(opening the house)'] = String(opening);
      counts[name] = `${await during(() => work(app))}, again ${await during(() => work(app))}`;
    }
    expect(counts).toMatchSnapshot();
  });

  it('does not rise with the number of events on it', async () => {
    const one = await counted();
    const many = await counted();
    const few = await one.during(() => api(one.app, '/de/api/events/?page_size=1'));
    expect(await many.during(() => api(many.app, '/de/api/events/?page_size=100'))).toBe(few);
    expect(few).toBeGreaterThan(0);

    const alone = await counted();
    const { count: all } = await list(alone.app, EMPTY_QUERY);
    expect(all).toBeGreaterThan(100);
    const lastPage = Math.ceil(all / 10);
    const [last, first] = [await counted(), await counted()];
    const onLast = await last.during(() => list(last.app, { ...EMPTY_QUERY, page: lastPage }));
    expect(await first.during(() => list(first.app, EMPTY_QUERY))).toBe(onLast);
  });

  it('control: the counter sees a query that is made for each event', async () => {
    const { app, during } = await counted();
    const ids = [1, 2, 3, 4, 5];
    const queries = await during(() =>
      Promise.all(
        ids.map((id) =>
          app.database.db.selectFrom('event').select('id').where('id', '=', id).execute(),
        ),
      ),
    );
    expect(queries).toBe(ids.length);
  });
});
