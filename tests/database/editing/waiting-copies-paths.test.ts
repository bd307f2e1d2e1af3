import { expect, it } from 'vitest';
import type { Locale } from '../../../src/lib/constants.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import {
  publishRelease,
  takeBack,
} from '../../../src/lib/server/services/releases/publish-release.ts';
import { publishDraft } from '../../../src/lib/server/services/editing/program-drafts.ts';
import { publish, unpublish } from '../../../src/lib/server/services/editing/publish.ts';
import { doDue } from '../../../src/lib/server/services/editing/schedule.ts';
import { ADA, BEN, putDraft, seenOf } from '../../support/editing/releases.ts';
import { ANNA, opened, openPage, revisionOf, save } from '../../support/editing/editing.ts';
import { appAt, databaseFor } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { textModule } from '../../support/content/pages.ts';

/** A page, and what is done with it. */
async function house() {
  const place = await databaseFor('sqlite', 'demo');
  const app = await appAt(place);
  const { id } = await openPage(app, {
    title: { de: 'Wort', en: 'word' },
    urls: { de: 'probe/wege', en: 'trial/ways' },
    modules: [textModule('a', 'Wort')],
  });
  const seen = async () =>
    ({ kind: 'page', id, revision: revisionOf(await opened(app, 'page', id)) }) as const;
  return {
    app,
    id,
    seen,
    write: async (de: string, en = 'word') =>
      valueOf(await save(app, await opened(app, 'page', id), (c) => ({ ...c, title: { de, en } }))),
    field: async (f: object) =>
      valueOf(await save(app, await opened(app, 'page', id), (c) => ({ ...c, ...f }))),
    plan: async (s: number, language: Locale | null = null) =>
      valueOf(
        await publish(
          app,
          await seen(),
          { language, at: instantText(new Date(NOW.getTime() + s * 1000)) },
          ANNA,
        ),
      ),
    at: async (s: number) => doDue(await appAt(place, new Date(NOW.getTime() + s * 1000))),
    now: async (language: Locale | null = null) =>
      valueOf(await publish(app, await seen(), { language, at: null }, ANNA)),
    put: async () => {
      const b = valueOf(await createRelease(app, { name: 'B', at: null }, ADA));
      valueOf(await putDraft(app, b, 'page', id));
      return b;
    },
    publish: async (b: number) => valueOf(await publishRelease(app, await seenOf(app, b), BEN)),
    back: async (b: number) => valueOf(await takeBack(app, await seenOf(app, b), BEN)),
    other: async (change: object) => {
      const r = await stored(app, 'page', id);
      valueOf(
        await app.records.update(
          'page',
          { id, version: r.version },
          { ...inputOf('page', r), ...change },
        ),
      );
    },
    pub: async () => stored(app, 'page', id),
    draft: async () => opened(app, 'page', id),
  };
}
it('ED-07 control: a plan alone', async () => {
  const h = await house();
  await h.write('Wort A');
  await h.plan(60);
  await h.write('Wort A B');
  await h.at(61);
  expect([(await h.pub()).title.de, (await h.draft()).content['title']]).toEqual([
    'Wort A',
    { de: 'Wort A B', en: 'word' },
  ]);
});
it('ED-07 plan de then plan en: the second keeps the German that is public', async () => {
  const h = await house();
  await h.write('Wort A', 'word a');
  await h.plan(60, 'de');
  await h.plan(70, 'en');
  await h.at(61);
  const one = (await h.pub()).title;
  await h.at(71);
  expect([one, (await h.pub()).title]).toEqual([
    { de: 'Wort A', en: 'word' },
    { de: 'Wort A', en: 'word a' },
  ]);
});
it('ED-07 a later plan does not overwrite what somebody else published', async () => {
  const h = await house();
  await h.write('Wort A');
  const b = await h.put();
  await h.write('Wort A B');
  await h.plan(60);
  await h.other({ meta_title: text('Daneben') });
  await h.publish(b);
  await h.at(61);
  expect((await h.pub()).meta_title).toEqual(text('Daneben'));
});
it('ED-07 a later release does not overwrite what somebody else published', async () => {
  const h = await house();
  await h.write('Wort A');
  const b = await h.put();
  await h.write('Wort A B');
  const c = await h.put();
  await h.other({ meta_title: text('Daneben') });
  await h.publish(b);
  await h.publish(c);
  expect([(await h.pub()).meta_title, (await h.pub()).title.de]).toEqual([
    text('Daneben'),
    'Wort A B',
  ]);
});
it('ED-07 an overtaken plan does not put back a page taken off the site', async () => {
  const h = await house();
  await h.write('Wort A');
  await h.plan(60);
  await h.write('Wort A B');
  await h.now();
  valueOf(await unpublish(h.app, await h.seen(), null, ANNA));
  await h.at(61);
  expect((await h.pub()).is_online).toBe(false);
});
it('ED-07 an overlap with somebody else is still told after a release is published', async () => {
  const h = await house();
  await h.write('Wort A');
  const b = await h.put();
  await h.field({ headline: text('Meine') });
  await h.other({ headline: text('Deine') });
  expect((await h.draft()).overlaps.length).toBe(1);
  await h.publish(b);
  expect((await h.draft()).overlaps.length).toBe(1);
});
it('ED-07 a program publishes the draft, then the older release is published', async () => {
  const h = await house();
  await h.write('Wort A');
  const b = await h.put();
  await h.write('Wort A B');
  valueOf(
    await publishDraft(
      h.app,
      { kind: 'page', id: h.id, draft: (await h.seen()).revision.draft },
      ANNA,
    ),
  );
  await h.write('Wort A B C');
  await h.publish(b);
  expect([
    (await h.pub()).title.de,
    ((await h.draft()).content['title'] as { de: string }).de,
  ]).toEqual(['Wort A B', 'Wort A B C']);
});
it('ED-07 one language is published, then the older release is published', async () => {
  const h = await house();
  await h.write('Wort A', 'word a');
  const b = await h.put();
  await h.write('Wort A B', 'word a');
  await h.now('de');
  await h.write('Wort A B C', 'word a');
  await h.publish(b);
  expect([(await h.pub()).title, (await h.draft()).content['title']]).toEqual([
    { de: 'Wort A B', en: 'word a' },
    { de: 'Wort A B C', en: 'word a' },
  ]);
});
it('ED-07 the later of two releases is taken back, then the earlier published', async () => {
  const h = await house();
  await h.write('Wort A');
  const b = await h.put();
  await h.write('Wort A B');
  const c = await h.put();
  await h.publish(c);
  await h.back(c);
  await h.publish(b);
  expect((await h.pub()).title.de).toBe('Wort A');
});
