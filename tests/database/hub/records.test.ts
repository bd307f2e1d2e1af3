import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { hubKind } from '../../../src/lib/server/page-data/hub/records/hub-kinds.ts';
import {
  listQuery,
  recordQuery,
  recordSearch,
} from '../../../src/lib/server/page-data/hub/records/list-query.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import {
  deleteView,
  saveView,
  viewsOf,
} from '../../../src/lib/server/repositories/hub/hub-views.ts';
import { changeMany, type ManyChange } from '../../../src/lib/server/services/hub/change-many.ts';
import { undo } from '../../../src/lib/server/services/hub/undo.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const HOW = { locale: 'de', source: 'hub' } as const;

async function userOf(app: AppContext, email = 'hub@example.org'): Promise<string> {
  const input = { email, first_name: 'Ada', last_name: 'Redlich', role: 'editor' };
  const made = await inviteUser(app.accounts, input, COMMAND, 'de');
  if (!made.ok) throw new Error(made.failure.message);
  return made.value.id;
}

function list(app: AppContext, kind: string, address: string) {
  const row = hubKind(kind);
  if (row === undefined) throw new Error('no list');
  const query = recordQuery(row, new URLSearchParams(address));
  const asked = listQuery(row, query, { now: app.now(), locale: 'de' });
  if (asked === null) throw new Error('no part');
  return app.resources.list(row.kind, asked);
}

async function tags(app: AppContext, names: readonly string[]) {
  const ids: number[] = [];
  for (const de of names) {
    const made = await app.records.create('tag', { name: { de, en: '' } });
    if (made.ok) ids.push(made.value.id);
  }
  return ids;
}

describe.each(ENGINES)('records of the hub on %s', (engine) => {
  it('ED-12 lists are searched in either case, with and without accents, by composers, too', async () => {
    const app = await appFor(engine, 'demo');
    await tags(app, ['Überläufer im Schnee', 'ÜBUNG']);
    const named = async (kind: string, q: string) =>
      (await list(app, kind, `q=${encodeURIComponent(q)}`)).count;
    expect(await named('tag', 'überläufer schnee')).toBe(1);
    expect(await named('tag', 'übung')).toBe(1);
    expect(await named('tag', '100%')).toBe(0);
    const person = await recordById(app.database.db, 'person', 1);
    expect(await named('person', person?.name.split(' ')[1] ?? '')).toBeGreaterThan(0);
    const work = await list(app, 'work', '');
    const [first] = work.results as unknown as readonly { composers: number[] }[];
    const composer = await recordById(app.database.db, 'composer', first?.composers[0] ?? 1);
    expect(await named('work', composer?.name.de ?? '')).toBeGreaterThan(0);
  });

  it('ED-12 what an address asks for is written the same again, and days narrow a list', async () => {
    const app = await appFor(engine, 'demo');
    const row = hubKind('event');
    if (row === undefined) throw new Error('no list');
    const address =
      '?q=x&period=all&from=2026-11-01&to=2026-11-30&is_online=true&room=1&sort=-title&columns=room';
    expect(recordSearch(row, recordQuery(row, new URLSearchParams(address)))).toBe(address);
    const wrong = recordQuery(row, new URLSearchParams('room=x&from=2026-13-01&sort=nothing'));
    expect(wrong.unread).toEqual(['room', 'from', 'sort']);
    const all = (await list(app, 'event', 'period=all')).count;
    const [past, ahead] = [await list(app, 'event', 'period=past'), await list(app, 'event', '')];
    expect(past.count).toBeGreaterThan(0);
    expect(ahead.count).toBeGreaterThan(0);
    expect(past.count + ahead.count).toBeGreaterThanOrEqual(all);
    const [first] = past.results as unknown as readonly { date_start: string }[];
    const day = first?.date_start.slice(0, 10) ?? '';
    const one = await list(app, 'event', `from=${day}&to=${day}`);
    expect(one.count).toBeGreaterThan(0);
    expect(one.count).toBeLessThan(all);
  });

  it('ED-12 several records are deleted at once and come back under their ids, once, for who did it', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const [user, other] = [await userOf(app), await userOf(app, 'other@example.org')];
    const ids = await tags(app, ['Eins', 'Zwei']);
    const change: ManyChange = { is: 'delete' };
    const done = await changeMany(app, { kind: 'tag', ids: [...ids, 999_999], change, user }, HOW);
    if (!done.ok) throw new Error(done.failure.message);
    expect(done.value.changed).toBe(2);
    for (const id of ids) expect(await recordById(db, 'tag', id)).toBeNull();
    const id = done.value.undo ?? '';
    expect((await undo(app, { id, user: other }, HOW)).ok).toBe(false);
    const first = await undo(app, { id, user }, HOW);
    expect(first).toMatchObject({ ok: true, value: { restored: 2, kept: 0 } });
    const [one] = ids;
    expect(await recordById(db, 'tag', one ?? 0)).toMatchObject({
      name: { de: 'Eins' },
      version: 2,
    });
    expect((await undo(app, { id, user }, HOW)).ok).toBe(true);
    expect(await recordById(db, 'tag', one ?? 0)).toMatchObject({ version: 2 });
  });

  it('ED-12 where one of several cannot be deleted none is, and it says which; what somebody changed since stays', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const user = await userOf(app);
    const [free = 0] = await tags(app, ['Niemandes']);
    const used = await db.selectFrom('event_tags').select('target').executeTakeFirstOrThrow();
    const refused = await changeMany(
      app,
      { kind: 'tag', ids: [free, used.target], change: { is: 'delete' }, user },
      HOW,
    );
    expect(refused).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect(await recordById(db, 'tag', free)).not.toBeNull();

    const change = { is: 'unpublish' } as const;
    const hidden = await changeMany(
      app,
      { kind: 'tag', ids: [free, used.target], change, user },
      HOW,
    );
    if (!hidden.ok) throw new Error(hidden.failure.message);
    const now = await recordById(db, 'tag', free);
    const input = { name: { de: 'Jemandes', en: '' }, is_online: false };
    await app.records.update('tag', { id: free, version: now?.version ?? 0 }, input);
    const undone = await undo(app, { id: hidden.value.undo ?? '', user }, HOW);
    expect(undone).toMatchObject({ ok: true, value: { restored: 1, kept: 1 } });
    expect(await recordById(db, 'tag', free)).toMatchObject({
      name: { de: 'Jemandes' },
      is_online: false,
    });
    expect(await recordById(db, 'tag', used.target)).toMatchObject({ is_online: true });
  });

  it('ED-12 events get and lose a tag at once', async () => {
    const app = await appFor(engine, 'demo');
    const user = await userOf(app);
    const [tag = 0] = await tags(app, ['Festival']);
    const order = { kind: 'event', ids: [1, 2], user } as const;
    const given = await changeMany(
      app,
      { ...order, change: { is: 'tag', field: 'tags', tag } },
      HOW,
    );
    expect(given).toMatchObject({ ok: true, value: { changed: 2 } });
    expect((await list(app, 'event', `period=all&tags=${String(tag)}`)).count).toBe(2);
    if (given.ok) await undo(app, { id: given.value.undo ?? '', user }, HOW);
    expect((await list(app, 'event', `period=all&tags=${String(tag)}`)).count).toBe(0);
  });

  it('ED-12 a view is its owner’s unless it is shared, and only they delete it', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const [ada, bea] = [await userOf(app), await userOf(app, 'bea@example.org')];
    const view = { list: 'event', user: ada, query: 'room=1', is_default: 0 };
    await saveView(db, { ...view, name: 'Mein Saal', is_shared: 0 });
    await saveView(db, { ...view, name: 'Unser Saal', is_shared: 1 });
    await saveView(db, { ...view, name: 'Mein Saal', query: 'room=2', is_shared: 0 });
    const names = async (user: string) =>
      (await viewsOf(db, 'event', user)).map(({ name, query }) => [name, query]);
    expect(await names(ada)).toEqual([
      ['Mein Saal', 'room=2'],
      ['Unser Saal', 'room=1'],
    ]);
    expect(await names(bea)).toEqual([['Unser Saal', 'room=1']]);
    const [shared] = await viewsOf(db, 'event', bea);
    await deleteView(db, shared?.id ?? 0, bea);
    expect(await names(bea)).toHaveLength(1);
    await deleteView(db, shared?.id ?? 0, ada);
    expect(await names(bea)).toHaveLength(0);
  });
});
