import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { UNNAMED } from '../../../demo/empty-venue/unnamed.ts';
import { KINDS, type Kind } from '../../../src/content/records/kinds.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { OpenDatabase } from '../../../src/lib/server/db/open.ts';
import { deleteRecords } from '../../../src/lib/server/repositories/demo/delete-records.ts';
import { hasDemoRecords } from '../../../src/lib/server/repositories/demo/demo-records.ts';
import { deletedMediaById } from '../../../src/lib/server/repositories/media/bin.ts';
import { allRecords, recordById } from '../../../src/lib/server/repositories/records.ts';
import { planRemoval, type DemoPlan } from '../../../src/lib/server/services/demo/plan.ts';
import { planMark, removeDemo } from '../../../src/lib/server/services/demo/remove.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';

const ask = { now: NOW, by: 'Ina Neu', changed: 'changed' };
const hash = '0123456789abcdef'.repeat(2);
const both = (text: string) => ({ de: text, en: text });

const reasonOf = ({ stays }: DemoPlan, kind: Kind, id: number) =>
  stays.find((each) => each.kind === kind && each.id === id)?.reason;

/** Foreign keys that lead nowhere; PostgreSQL has none, as it never lets one be written. */
async function brokenKeys({ db, engine }: OpenDatabase): Promise<number> {
  if (engine === 'postgres') return 0;
  return (await sql`pragma foreign_key_check`.execute(db)).rows.length;
}

async function everything(app: AppContext) {
  const found = new Map<Kind, readonly object[]>();
  for (const kind of KINDS) found.set(kind, await allRecords(app.database.db, kind));
  return found;
}

/** A venue that made something of its own beside the demo, which hangs on some of it. */
async function livedIn(app: AppContext) {
  const { db } = app.database;
  const [first, waited, mailed] = (await allRecords(db, 'event')).filter(
    ({ parent }) => parent === null,
  );
  const [form] = await allRecords(db, 'form');
  const page = (await allRecords(db, 'page')).find(
    ({ urls, modules }) => urls.de !== '' && !JSON.stringify(modules).includes('"form"'),
  );
  if (!first || !waited || !mailed || !form || !page) throw new Error('the demo is too small');
  const media = valueOf(
    await app.records.create('media', {
      ...{ title: 'Saal', src: `/media/${hash}/original.jpg`, mime: 'image/jpeg' },
      ...{ bytes: 1, width: 4, height: 3, alt: both('Saal') },
    }),
  );
  // As one of the demo, whose pictures are not drawn here.
  await db.insertInto('demo_record').values({ kind: 'media', record: media.id }).execute();
  const event = valueOf(
    await app.records.create('event', {
      ...inputOf('event', first),
      ...{ title: both('Unser erster Abend'), id_jet: null, parent: null },
      image: { src: media.src, width: 4, height: 3, alt: both('Saal') },
    }),
  );
  const changed = valueOf(
    await app.records.update('event', mailed, {
      ...inputOf('event', mailed),
      title: both('Umbenannt'),
    }),
  );
  const teaser = valueOf(
    await app.records.create('redirect', {
      old_path: '/de/alt',
      new_path: `/de/${page.urls.de}`,
    }),
  );
  await db
    .insertInto('waiting_entry')
    .values({
      ...{ token: 'a', event: waited.id, email: 'a@example.org', tickets: 1, needs: '{}' },
      ...{ locale: 'de', state: 'asked', asked_at: NOW.toISOString() },
    } as never)
    .execute();
  return { event, teaser, changed, waited, media, page, form };
}

describe.each(ENGINES)('the demo of a venue on %s', (engine) => {
  it('ED-12 goes as a whole, and the venue begins like an empty one', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const plan = await planRemoval(db, app.modules);
    expect([plan.stays, plan.own > 0]).toEqual([[], true]);
    const done = valueOf(
      await removeDemo(app.database, { ...ask, modules: app.modules, mark: planMark(plan) }),
    );
    expect(done.stays).toEqual([]);
    const left = await everything(app);
    const count = (kind: Kind) => left.get(kind)?.length;
    for (const kind of ['event', 'page', 'person', 'venue', 'article', 'form', 'media'] as const)
      expect([kind, count(kind)]).toEqual([kind, 0]);
    expect([count('menu_item'), count('legal_text'), count('settings')]).toEqual([3, 4, 1]);
    const [settings] = await allRecords(db, 'settings');
    expect(settings).toMatchObject({ site_name: UNNAMED, is_site_online: false });
    for (const { body } of await allRecords(db, 'legal_text')) expect(body.de).toContain('[');
    expect(count('consent_service')).toBeGreaterThan(5);
    expect(await hasDemoRecords(db)).toBe(false);
    expect(await brokenKeys(app.database)).toBe(0);
    const documents = await db.selectFrom('search_document').select('id').execute();
    expect(documents.length).toBeLessThan(20);
    const again = await planRemoval(db, app.modules);
    expect([...again.goes]).toEqual([]);
  });

  it('ED-12 nothing of the venue’s own is lost, nor what it or visitors need', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const own = await livedIn(app);
    const plan = await planRemoval(db, app.modules);
    expect(reasonOf(plan, 'event', own.changed.id)).toBe('changed');
    expect(reasonOf(plan, 'event', own.waited.id)).toBe('visitors');
    expect(reasonOf(plan, 'media', own.media.id)).toBe('named');
    expect(reasonOf(plan, 'page', own.page.id)).toBe('named');
    expect(reasonOf(plan, 'room', own.event.room ?? 0)).toBe('named');
    expect(reasonOf(plan, 'event', own.event.id)).toBeUndefined();
    expect(reasonOf(plan, 'form', own.form.id)).toBeUndefined();
    const counts = { stays: plan.stays.length, goes: [...plan.goes.values()].flat().length };
    expect(counts.goes).toBeGreaterThan(10 * counts.stays);
    const before = new Map<string, object | null>();
    const kept = [...plan.stays, { kind: 'event', id: own.event.id } as const];
    for (const { kind, id } of kept) before.set(`${kind}:${id}`, await recordById(db, kind, id));
    valueOf(await removeDemo(app.database, { ...ask, modules: app.modules, mark: planMark(plan) }));
    for (const { kind, id } of kept)
      expect(await recordById(db, kind, id)).toEqual(before.get(`${kind}:${id}`));
    expect(await recordById(db, 'redirect', own.teaser.id)).toEqual(own.teaser);
    expect(await recordById(db, 'form', own.form.id)).toBeNull();
    expect(await brokenKeys(app.database)).toBe(0);
    expect((await allRecords(db, 'event')).length).toBeLessThan(40);
    expect(await db.selectFrom('waiting_entry').select('event').execute()).toHaveLength(1);
  });

  it('ED-12 a file that goes can come back while the bin holds it', async () => {
    const app = await appFor(engine, 'demo');
    const media = valueOf(
      await app.records.create('media', {
        ...{ title: 'Saal', src: `/media/${hash}/original.jpg`, mime: 'image/jpeg' },
        ...{ bytes: 1, width: 4, height: 3, alt: both('Saal') },
      }),
    );
    const { db } = app.database;
    await db.insertInto('demo_record').values({ kind: 'media', record: media.id }).execute();
    const mark = planMark(await planRemoval(db, app.modules));
    valueOf(await removeDemo(app.database, { ...ask, modules: app.modules, mark }));
    expect(await recordById(db, 'media', media.id)).toBeNull();
    expect((await deletedMediaById(db, media.id))?.deleted_by).toBe('Ina Neu');
  });

  it('ED-12 what is not what somebody agreed to, or fails in the middle, changes nothing', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const before = await everything(app);
    const seen = planMark(await planRemoval(db, app.modules));
    const event = await stored(app, 'event', 1);
    valueOf(await app.records.update('event', event, inputOf('event', event)));
    const late = await removeDemo(app.database, { ...ask, modules: app.modules, mark: seen });
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    const mark = planMark(await planRemoval(db, app.modules));
    const failing = removeDemo(app.database, {
      ...{ ...ask, modules: app.modules, mark },
      note: () => Promise.reject(new Error('stopped')),
    });
    await expect(failing).rejects.toThrow('stopped');
    const after = await everything(app);
    for (const kind of KINDS) expect(after.get(kind)?.length).toBe(before.get(kind)?.length);
    expect(await hasDemoRecords(db)).toBe(true);
  });

  it('ED-12 control: without looking at what names it, a room that is needed would go, and the database refuses', async () => {
    const app = await appFor(engine, 'demo');
    const { event } = await livedIn(app);
    const room = event.room ?? 0;
    const blind = app.database.db
      .transaction()
      .execute((tx) => deleteRecords(tx, new Map([['room', [room]]])));
    await expect(blind).rejects.toThrow();
    expect(await recordById(app.database.db, 'room', room)).not.toBeNull();
  });
});
