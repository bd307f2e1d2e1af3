import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { hubListView, hubQuery } from '../../../src/lib/server/page-data/hub/hub.ts';
import { entriesView, formOf } from '../../../src/lib/server/page-data/hub/lists/form-entries.ts';
import { hubList } from '../../../src/lib/server/page-data/hub/lists.ts';
import { overviewCards } from '../../../src/lib/server/page-data/hub/overview/overview.ts';
import { mediaListView } from '../../../src/lib/server/page-data/media-library/media-list.ts';
import { mediaQuery } from '../../../src/lib/server/page-data/media-library/media-query.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { saveLinkCheck } from '../../../src/lib/server/repositories/hub/link-checks.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';
import { NOW } from '../../support/env.ts';

const INA: Caller = {
  role: 'admin',
  user: {
    id: 'ina',
    email: 'ina@house.example',
    first_name: 'Ina',
    last_name: 'Neu',
    role: 'admin',
  },
  how: 'session',
  csrfToken: null,
  scopes: null,
};
const AT = NOW.toISOString();
/** More than one page of a list holds. */
const MANY = 57;

/** Something of everything that the overview counts. */
async function work(app: AppContext): Promise<void> {
  const { db } = app.database;
  const { id: record } = (await db
    .selectFrom('event')
    .select('id')
    .where('is_online', '=', 1)
    .executeTakeFirst()) ?? { id: 0 };
  const bare = { id_jet: null, prices: [], seat_groups: [], ticket_url: null, is_online: true };
  const input = { ...inputOf('event', await modelEvent(app)), ...bare };
  for (let day = 1; day <= MANY; day += 1) {
    const date_start = new Date(NOW.getTime() + day * 86_400_000).toISOString();
    const times = { date_start, date_end: null, doors: null };
    valueOf(await app.records.create('event', { ...input, ...times, is_free: false }));
    valueOf(
      await app.records.create('tag', { name: text(`Ohne ${String(day)}`, ''), is_online: true }),
    );
    const content = JSON.stringify({ title: text('Entwurf') });
    const draft = { kind: 'event', record, base: 1, content, saved_at: AT, line: null };
    const by = { state: 'draft', saved_by: 'Ina Neu', write_source: null } as const;
    await db
      .insertInto('record_version')
      .values({ ...draft, ...by, record: day })
      .execute();
  }
  const mail = {
    topic: 'form',
    recipient: 'a@example.org',
    reply_to: null,
    unsubscribe: null,
    subject: 'x',
    body: 'x',
    attempts: 1,
    created_at: AT,
    due_at: AT,
    expires_at: null,
    ended_at: null,
    batch: null,
  } as const;
  const failed = { ...mail, message_id: 'failed', state: 'dead', failed: 'refused' } as const;
  const waiting = { ...mail, message_id: 'waits', state: 'waiting', failed: null } as const;
  await db.insertInto('outbox').values([failed, waiting]).execute();
  const missed = { path: '/de/gibt-es-nicht', answered: 3, seen: 1, first_at: AT, last_at: AT };
  await db.insertInto('error_log').values(missed).execute();
  const settings = await stored(app, 'settings', 1);
  const wanted = { ...inputOf('settings', settings), checks_outside_links: true };
  valueOf(await app.records.update('settings', settings, wanted));
  const gone = 'https://gone.example/page';
  const urls = [text('/de/gibt-es-nicht', gone), text(gone, '/en/nowhere')];
  for (const url of urls)
    valueOf(await app.records.create('menu_item', { menu_name: text('Link'), url }));
  await saveLinkCheck(db, { side: 'outside', target: gone, checked_at: AT, fault: 'gone' });
  await app.feed.catchUp();
  const [form] = await db.selectFrom('form').select('id').limit(1).execute();
  const entry = { form: form?.id ?? 0, locale: 'de', delete_at: '2027-11-20', email: null };
  const said = { answers: '[]', search: '' };
  await db
    .insertInto('form_entry')
    .values([
      { ...entry, ...said, received_at: AT, request_key: 'new' },
      { ...entry, ...said, received_at: '2026-01-01T10:00:00Z', request_key: 'old' },
    ])
    .execute();
  const schedule = { kind: 'event', record, action: 'publish', at: AT } as const;
  await db
    .insertInto('schedule')
    .values({
      ...schedule,
      version_id: null,
      language: null,
      scheduled_by: 'Ina Neu',
      failed: null,
    })
    .execute();
}

/** The files of all pages of a part of the library. */
async function tilesAt(context: PageContext, { searchParams: search }: URL): Promise<number> {
  const view = await mediaListView(context, mediaQuery(search), { caller: INA, search });
  const { nextHref } = view;
  const rest = nextHref === null ? 0 : await tilesAt(context, new URL(nextHref, 'https://x.test'));
  return view.tiles.length + rest;
}

/** The rows of all pages of the list that an address leads to. */
async function rowsAt(app: AppContext, href: string): Promise<number> {
  const url = new URL(href, app.env.siteOrigin);
  const context = await PageContext.open(app, 'de', url.pathname);
  const match = matchRoute(url.pathname);
  if (match?.name === 'hub-media') return tilesAt(context, url);
  const list = hubList(match?.params['list']);
  let rows = 0;
  for (let page = 1; ; page += 1) {
    url.searchParams.set('page', String(page));
    const query = hubQuery(url.searchParams);
    const form =
      match?.name === 'hub-entries' ? await formOf(context, Number(match.params['id'])) : null;
    const view =
      form !== null
        ? await entriesView(context, form, query, null)
        : list && (await hubListView(context, list, query, { caller: INA }));
    if (!view) return rows;
    rows += view.rows.length;
  }
}

describe.each(ENGINES)('the overview of the hub, on %s', (engine) => {
  it('ED-12 RT-10 is a list of work: each number leads to just as many records', async () => {
    const app = await appFor(engine, 'demo');
    await work(app);
    const context = await PageContext.open(app, 'de', '/de/cms-hub');
    const cards = await overviewCards(context, INA);
    expect(cards.filter(({ failure }) => failure !== '')).toEqual([]);
    const counts = cards.flatMap(({ key, lines, more }) =>
      [...lines, ...(more === null ? [] : [more])].flatMap(({ label, href, count }) =>
        count === undefined ? [] : [{ what: `${key}: ${label}`, href: href ?? '', count }],
      ),
    );
    const keys = new Set(counts.map(({ what }) => what.split(':')[0]));
    expect([...keys].sort()).toEqual([
      'broken',
      'drafts',
      'entries',
      'missing',
      'scheduled',
      'unsold',
    ]);
    expect(counts.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'broken: Links, die ins Leere führen',
        'broken: Links zu anderen Websites, die ins Leere führen',
      ]),
    );
    for (const { what, href, count } of counts)
      expect([what, await rowsAt(app, href)]).toEqual([what, count]);
    expect(counts.filter(({ count }) => count > MANY - 1).length).toBeGreaterThanOrEqual(3);
  });
});
