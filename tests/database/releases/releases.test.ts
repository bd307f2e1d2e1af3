import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../../src/lib/server/repositories/releases/release-items.ts';
import { newestActivities } from '../../../src/lib/server/repositories/dashboard/activities.ts';
import { versionState } from '../../../src/lib/server/services/editing/versions.ts';
import { releaseById } from '../../../src/lib/server/repositories/releases/releases.ts';
import {
  createRelease,
  removeRelease,
  renameRelease,
  reopenRelease,
} from '../../../src/lib/server/services/releases/releases.ts';
import { addHidingToRelease } from '../../../src/lib/server/services/releases/items.ts';
import {
  publishRelease,
  takeBack,
} from '../../../src/lib/server/services/releases/publish-release.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { opened, openPage, save, titled } from '../../support/editing/editing.ts';

import {
  ADA,
  BEN,
  EVENT,
  NEW,
  publicState,
  putDraft,
  putField,
  season,
  seenOf,
} from '../../support/editing/releases.ts';

describe.each(ENGINES)('releases on %s', (engine) => {
  it('ED-17 become public at one moment, in one transaction, and are taken back in one', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    const before = await publicState(app, ids);
    expect(before.some((one) => NEW.includes(one))).toBe(false);
    const changed = await publishRelease(app, await seenOf(app, ids.release), BEN);
    expect(valueOf(changed)).toBe(4);
    expect(await publicState(app, ids)).toEqual(NEW);
    expect((await opened(app, 'page', ids.page)).saved).toBeNull();
    const back = valueOf(await takeBack(app, await seenOf(app, ids.release), BEN));
    expect(back).toEqual({ restored: 4, kept: 0 });
    expect(await publicState(app, ids)).toEqual(before);
    // What is in it is still there, and goes out again.
    valueOf(await reopenRelease(app, await seenOf(app, ids.release), ADA));
    valueOf(await publishRelease(app, await seenOf(app, ids.release), BEN));
    expect(await publicState(app, ids)).toEqual(NEW);
  });

  it('ED-17 publish nothing where one change cannot be', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    const before = await publicState(app, ids);
    const { id: other } = await openPage(app, { urls: { de: 'probe/zwei', en: 'trial/two' } });
    const state = await opened(app, 'page', other);
    valueOf(
      await save(app, state, (content) => ({ ...content, urls: { de: 'gleich', en: 'same' } })),
    );
    valueOf(await putDraft(app, ids.release, 'page', other));
    valueOf(
      await app.records.create('page', { title: text('Da'), urls: { de: 'gleich', en: 'same' } }),
    );
    const refused = await publishRelease(app, await seenOf(app, ids.release), BEN);
    expect(refused.ok).toBe(false);
    expect(await publicState(app, ids)).toEqual(before);
    expect((await releaseById(app.database.db, ids.release))?.state).toBe('open');
  });

  it('ED-17 let two pages change their addresses, in whatever order they were put in', async () => {
    const app = await appFor(engine, 'demo');
    const release = valueOf(await createRelease(app, { name: 'Umzug', at: null }, ADA));
    const { id: first } = await openPage(app, { urls: { de: 'eins', en: 'one' } });
    const { id: second } = await openPage(app, { urls: { de: 'zwei', en: 'two' } });
    const moveTo = (de: string, en: string) => (content: object) =>
      ({ ...content, urls: { de, en } }) as never;
    valueOf(await save(app, await opened(app, 'page', second), moveTo('drei', 'three')));
    valueOf(await save(app, await opened(app, 'page', first), moveTo('zwei', 'two')));
    valueOf(await putDraft(app, release, 'page', first));
    valueOf(await putDraft(app, release, 'page', second));
    valueOf(await publishRelease(app, await seenOf(app, release), BEN));
    expect((await stored(app, 'page', first)).urls.de).toBe('zwei');
    expect((await stored(app, 'page', second)).urls.de).toBe('drei');
  });

  it('ED-17 pin what was put in: what is written on does not go out', async () => {
    const app = await appFor(engine, 'demo');
    const { release, page } = await season(app);
    valueOf(await save(app, await opened(app, 'page', page), titled('Noch nicht gesehen')));
    valueOf(await publishRelease(app, await seenOf(app, release), BEN));
    expect((await stored(app, 'page', page)).title.de).toBe('Neue Spielzeit');
    // Nor is it lost.
    expect((await opened(app, 'page', page)).content['title']).toEqual(text('Noch nicht gesehen'));
  });

  it('ED-17 ED-13 are no versions of their own: neither among the newest changes nor by their number', async () => {
    const app = await appFor(engine, 'demo');
    const { release, page } = await season(app);
    const pinned = (await itemsOf(app.database.db, release)).flatMap(
      ({ version_id: id }) => id ?? [],
    );
    expect(pinned).toHaveLength(4);
    const shown = (await newestActivities(app.database.db, 50)).map(({ id }) => id);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => pinned.includes(id))).toEqual([]);
    const own = (await itemsOf(app.database.db, release)).find(({ kind }) => kind === 'page');
    const asked = { kind: 'page' as const, id: page, version: own?.version_id ?? 0 };
    const answer = await versionState(app, asked, {
      name: ADA.name,
      locale: 'de',
      source: 'editor',
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'not_found' } });
  });

  it('ED-17 keep what became public of other fields since, and stop where it is the same one', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    const event = await stored(app, 'event', EVENT);
    const since = { ...inputOf('event', event), status_note: text('Beginnt später') };
    valueOf(await app.records.update('event', event, since));
    const ended = await publishRelease(app, await seenOf(app, ids.release), BEN);
    valueOf(ended);
    const after = await stored(app, 'event', EVENT);
    expect([after.subtitle.de, after.status_note.de]).toEqual(['Neu', 'Beginnt später']);

    const release = valueOf(await createRelease(app, { name: 'Zweites', at: null }, ADA));
    valueOf(await putField(app, release, 'event', EVENT, { subtitle: text('Anders') }));
    const now = await stored(app, 'event', EVENT);
    const same = { ...inputOf('event', now), subtitle: text('Dazwischen') };
    valueOf(await app.records.update('event', now, same));
    const refused = await publishRelease(app, await seenOf(app, release), BEN);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect((await stored(app, 'event', EVENT)).subtitle.de).toBe('Dazwischen');
  });

  it('ED-17 take records off the site, and put them back', async () => {
    const app = await appFor(engine, 'demo');
    const release = valueOf(await createRelease(app, { name: 'Ende', at: null }, ADA));
    valueOf(await addHidingToRelease(app, release, { kind: 'event', id: EVENT }, ADA));
    valueOf(await publishRelease(app, await seenOf(app, release), BEN));
    expect((await stored(app, 'event', EVENT)).is_online).toBe(false);
    valueOf(await takeBack(app, await seenOf(app, release), BEN));
    expect((await stored(app, 'event', EVENT)).is_online).toBe(true);
  });

  it('ED-17 leave what somebody changed after publishing when they are taken back', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    valueOf(await publishRelease(app, await seenOf(app, ids.release), BEN));
    const menu = await stored(app, 'menu_item', ids.menu);
    const later = { ...inputOf('menu_item', menu), menu_name: text('Später') };
    valueOf(await app.records.update('menu_item', menu, later));
    const back = valueOf(await takeBack(app, await seenOf(app, ids.release), BEN));
    expect(back).toEqual({ restored: 3, kept: 1 });
    expect((await stored(app, 'menu_item', ids.menu)).menu_name.de).toBe('Später');
  });

  it('ED-17 are published by whoever may publish every kind in them, and by nobody else', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    // Settings are for administrators.
    const refused = await publishRelease(app, await seenOf(app, ids.release), ADA);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    expect((await releaseById(app.database.db, ids.release))?.state).toBe('open');
  });

  it('ED-17 refuse whoever saw another state of the release', async () => {
    const app = await appFor(engine, 'demo');
    const { release } = await season(app);
    const seen = await seenOf(app, release);
    valueOf(await renameRelease(app, seen, { name: 'Anders', at: null }, ADA));
    const late = await publishRelease(app, seen, BEN);
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect((await releaseById(app.database.db, release))?.state).toBe('open');
  });

  it('ED-17 forget what they held when they are deleted; drafts stay', async () => {
    const app = await appFor(engine, 'demo');
    const { release, page } = await season(app);
    valueOf(await removeRelease(app, await seenOf(app, release), ADA));
    expect(await itemsOf(app.database.db, release)).toEqual([]);
    const left = await app.database.db
      .selectFrom('record_version')
      .select('id')
      .where('state', '=', 'in_release')
      .execute();
    expect(left).toEqual([]);
    expect((await opened(app, 'page', page)).content['title']).toEqual(text('Neue Spielzeit'));
  });
});
