import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EMPTY_QUERY, type ProgrammeQuery } from '../../src/lib/programme-query.ts';
import type { House } from '../../src/lib/server/house.ts';
import { createHouse } from '../../src/lib/server/open-house.ts';
import { answerApi } from '../../src/lib/server/services/api/answer.ts';
import { calendarFile } from '../../src/lib/server/services/feeds/calendar.ts';
import { feedChoice } from '../../src/lib/server/services/feeds/choice.ts';
import { PageContext } from '../../src/lib/server/services/page-data/context.ts';
import { eventPage } from '../../src/lib/server/services/page-data/event.ts';
import { homePage } from '../../src/lib/server/services/page-data/home.ts';
import { legalPage } from '../../src/lib/server/services/page-data/legal.ts';
import { programmePage, programmeView } from '../../src/lib/server/services/page-data/programme.ts';
import { recordPage } from '../../src/lib/server/services/page-data/record.ts';
import { teamPage } from '../../src/lib/server/services/page-data/team.ts';
import { sitemapEntries } from '../../src/lib/server/services/sitemap.ts';
import { envFor, NOW, ORIGIN } from '../support/env.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-queries-'));
const open = (demo = 'false') =>
  createHouse(envFor({ databaseUrl: null, dataDir }, { DEMO: demo }), { now: () => NOW });

/** Ids of events of several shapes, found in the demo. */
const shapes = { withChildren: 0, ofProduction: 0, ofSeries: 0, alone: 0, child: 0 };
let narrow: ProgrammeQuery = EMPTY_QUERY;

beforeAll(async () => {
  const house = await open('true');
  const { events, children } = await house.programme.read();
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
  await house.close();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** A house with a counter of its queries; what it keeps of all records is read already. */
async function counted() {
  const house = await open();
  onTestFinished(() => house.close());
  const executor = house.database.db.getExecutor();
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
  const opening = await during(() => Promise.all([house.reference.read(), house.programme.read()]));
  return { house, during, opening };
}

const german = (house: House) => PageContext.open(house, 'de', '/de/programm-karten');
const list = async (house: House, query: ProgrammeQuery) => {
  const context = await german(house);
  const view = await programmeView(context, query);
  if ('lastPage' in view) throw new Error('there is no such page');
  programmePage(context, view);
  return view;
};
const api = (house: House, call: string) => answerApi(house, new URL(call, ORIGIN));
const detail = async (house: House, id: number) => {
  const page = await eventPage(await german(house), id);
  if (page === null) throw new Error(`there is no event ${id}`);
};

/** Every kind of page, asked for with the data of a whole house behind it. */
const PAGES: Readonly<Record<string, (house: House) => unknown>> = {
  home: async (house) => homePage(await german(house)),
  programme: (house) => list(house, EMPTY_QUERY),
  'programme, page 3': (house) => list(house, { ...EMPTY_QUERY, page: 3 }),
  'programme, one filter': (house) => list(house, { ...EMPTY_QUERY, filters: { room: 1 } }),
  'programme, date and filter': (house) => list(house, narrow),
  'programme, nothing found': (house) => list(house, { ...EMPTY_QUERY, filters: { tag: 999 } }),
  'event of a production': (house) => detail(house, shapes.ofProduction),
  'event of a series': (house) => detail(house, shapes.ofSeries),
  'event by itself': (house) => detail(house, shapes.alone),
  'event with children': (house) => detail(house, shapes.withChildren),
  'child event': (house) => detail(house, shapes.child),
  production: async (house) => recordPage(await german(house), 'production', 1),
  series: async (house) => recordPage(await german(house), 'series', 1),
  venue: async (house) => recordPage(await german(house), 'venue', 1),
  person: async (house) => recordPage(await german(house), 'person', 1),
  team: async (house) => teamPage(await german(house)),
  legal: async (house) => legalPage(await german(house), 'legals-agb'),
  sitemap: (house) => sitemapEntries(house),
  'calendar feed': async (house) => {
    const context = await german(house);
    const { title, events } = await feedChoice(context, EMPTY_QUERY);
    calendarFile(title, events, context);
  },
  'API events': (house) => api(house, '/de/api/events/'),
  'API calendar': (house) => api(house, '/de/api/calendar/?date=01-12-2026'),
  'API rooms': (house) => api(house, '/de/api/rooms/'),
  'API settings': (house) => api(house, '/pageeditor-api/settings'),
};

describe('how often a page asks the database', () => {
  it('is as it was, the first time and again', async () => {
    const counts: Record<string, string> = {};
    for (const [name, work] of Object.entries(PAGES)) {
      const { house, during, opening } = await counted();
      counts['(opening the house)'] = String(opening);
      counts[name] = `${await during(() => work(house))}, again ${await during(() => work(house))}`;
    }
    expect(counts).toMatchSnapshot();
  });

  it('does not rise with the number of events on it', async () => {
    const one = await counted();
    const many = await counted();
    const few = await one.during(() => api(one.house, '/de/api/events/?page_size=1'));
    expect(await many.during(() => api(many.house, '/de/api/events/?page_size=100'))).toBe(few);
    expect(few).toBeGreaterThan(0);

    const alone = await counted();
    const { count: all } = await list(alone.house, EMPTY_QUERY);
    expect(all).toBeGreaterThan(100);
    const lastPage = Math.ceil(all / 10);
    const [last, first] = [await counted(), await counted()];
    const onLast = await last.during(() => list(last.house, { ...EMPTY_QUERY, page: lastPage }));
    expect(await first.during(() => list(first.house, EMPTY_QUERY))).toBe(onLast);
  });

  it('control: the counter sees a query that is made for each event', async () => {
    const { house, during } = await counted();
    const ids = [1, 2, 3, 4, 5];
    const queries = await during(() =>
      Promise.all(
        ids.map((id) =>
          house.database.db.selectFrom('event').select('id').where('id', '=', id).execute(),
        ),
      ),
    );
    expect(queries).toBe(ids.length);
  });
});
