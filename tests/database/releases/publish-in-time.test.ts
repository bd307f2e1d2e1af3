import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { replaceApprovalRules } from '../../../src/lib/server/repositories/releases/approval-rules.ts';
import { releaseById } from '../../../src/lib/server/repositories/releases/releases.ts';
import {
  createRelease,
  scheduleRelease,
} from '../../../src/lib/server/services/releases/releases.ts';
import { addHidingToRelease } from '../../../src/lib/server/services/releases/items.ts';
import { publishDueReleases } from '../../../src/lib/server/services/releases/publish-release.ts';
import { appAt, appFor, databaseFor, ENGINES } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';

import {
  ADA,
  BEN,
  EVENT,
  NEW,
  publicState,
  putDraft,
  season,
  seenOf,
} from '../../support/editing/releases.ts';

describe.each(ENGINES)('releases at their time on %s', (engine) => {
  const at = instantText(new Date(NOW.getTime() + 3_600_000));
  const later = new Date(NOW.getTime() + 3_601_000);

  it('ED-17 become public by themselves, once', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const ids = await season(app, at);
    valueOf(await scheduleRelease(app, await seenOf(app, ids.release), BEN));
    await publishDueReleases(app);
    expect((await releaseById(app.database.db, ids.release))?.state).toBe('scheduled');
    const then = { ...app, now: () => later };
    await Promise.all([publishDueReleases(then), publishDueReleases(then)]);
    expect(await publicState(app, ids)).toEqual(NEW);
    expect((await releaseById(app.database.db, ids.release))?.state).toBe('published');
  });

  it('ED-17 say why they did not, and are open again', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app, at);
    valueOf(await scheduleRelease(app, await seenOf(app, ids.release), BEN));
    await replaceApprovalRules(app.database.db, [{ kind: 'event', role: 'editor' }]);
    await publishDueReleases({ ...app, now: () => later });
    const release = await releaseById(app.database.db, ids.release);
    expect([release?.state, release?.failed]).toEqual([
      'open',
      'Etwas darin wartet noch auf eine Freigabe.',
    ]);
    expect(await publicState(app, ids)).not.toEqual(NEW);
  });
});

describe.each(ENGINES)('release previews on %s', (engine) => {
  it('ED-17 show the site as it will be, and change nothing of it', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app, instantText(new Date(NOW.getTime() + 86_400_000)));
    const before = await publicState(app, ids);
    const preview = await app.releasePreviews.of(ids.release);
    if (preview === null) throw new Error('there is no release preview');
    expect(await publicState(preview.app, ids)).toEqual(NEW);
    expect(preview.release.left).toBe(0);
    expect(preview.app.now().getTime()).toBe(NOW.getTime() + 86_400_000);
    const data = await preview.app.reference.read();
    expect(data.menu_item.get(ids.menu)?.menu_name.de).toBe('2027/28');
    expect(await publicState(app, ids)).toEqual(before);
    expect((await app.reference.read()).menu_item.get(ids.menu)?.menu_name.de).toBe('Spielzeit');
  });

  it('ED-17 list events that are not public yet, and leave out those that will not be', async () => {
    const app = await appFor(engine, 'demo');
    const model = inputOf('event', { ...(await stored(app, 'event', EVENT)), id_jet: null });
    const hidden = valueOf(await app.records.create('event', { ...model, is_online: false }));
    const release = valueOf(await createRelease(app, { name: 'Neu', at: null }, ADA));
    valueOf(await putDraft(app, release, 'event', hidden.id));
    valueOf(await addHidingToRelease(app, release, { kind: 'event', id: EVENT }, ADA));
    const preview = await app.releasePreviews.of(release);
    const [then, now] = [await preview?.app.programme.read(), await app.programme.read()];
    expect([then?.byId.has(hidden.id), then?.byId.has(EVENT)]).toEqual([true, false]);
    expect([now.byId.has(hidden.id), now.byId.has(EVENT)]).toEqual([false, true]);
  });

  it('ED-17 are made anew when anything becomes public, and write nothing', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    const first = await app.releasePreviews.of(ids.release);
    expect(await app.releasePreviews.of(ids.release)).toBe(first);
    const tag = valueOf(await app.records.create('tag', { name: text('Neu') }));
    const second = await app.releasePreviews.of(ids.release);
    expect(second).not.toBe(first);
    expect((await second?.app.reference.read())?.tag.get(tag.id)?.name.de).toBe('Neu');
    const write = second?.app.database.db.deleteFrom('tag').where('id', '=', tag.id).execute();
    await expect(write).rejects.toThrow(/read.?only/iu);
  });
});

it('ED-17 a release preview whose connection breaks is made anew, and never shows what is public', async () => {
  const app = await appFor('postgres', 'demo');
  const ids = await season(app);
  const first = await app.releasePreviews.of(ids.release);
  if (first?.app.database.engine !== 'postgres') throw new Error('there is no release preview');
  const { pool } = first.app.database;
  const [{ pid }] = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [
    { pid: number },
  ];
  const { db } = app.database;
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  await expect.poll(() => first.isLost()).toBe(true);
  await expect(publicState(first.app, ids)).rejects.toThrow();
  const second = await app.releasePreviews.of(ids.release);
  expect(second?.app && (await publicState(second.app, ids))).toEqual(NEW);
});
