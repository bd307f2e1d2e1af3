import { describe, expect, it } from 'vitest';
import type { PublishOrder } from '../../../src/lib/editing/calls.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import { createRecord } from '../../../src/lib/server/services/editing/pages.ts';
import { discard, publish, unpublish } from '../../../src/lib/server/services/editing/publish.ts';
import { cancelScheduled, doDue } from '../../../src/lib/server/services/editing/schedule.ts';
import {
  ANNA,
  BEN,
  opened,
  openPage,
  published,
  revisionOf,
  save,
  titled,
} from '../../support/editing/editing.ts';
import { databaseFor, ENGINES, appAt, appFor } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';

const NOW_BOTH: PublishOrder = { language: null, at: null };
const inSeconds = (seconds: number) => instantText(new Date(NOW.getTime() + seconds * 1000));

const publishNow = async (app: AppContext, id: number, order: Partial<PublishOrder> = {}) => {
  const state = await opened(app, 'page', id);
  return publish(
    app,
    { kind: 'page', id, revision: revisionOf(state) },
    { ...NOW_BOTH, ...order },
    ANNA,
  );
};

const twoTexts = (de: string, en: string) => (content: Content) => ({
  ...content,
  title: { de: `${de} Titel`, en: `${en} title` },
  modules: content.modules.map((module) => ({
    ...module,
    data: { ...module.data, ...textModule('a', de, en).data },
  })),
});

describe.each(ENGINES)('publishing on %s', (engine) => {
  it('ED-06 puts the draft before the public, as a version with a name', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    valueOf(await save(app, await opened(app, 'page', id), titled('Neu')));
    valueOf(await publishNow(app, id));
    const state = await opened(app, 'page', id);
    const shown = await published(app, 'page', id);
    expect([shown?.['title'], state.saved]).toEqual([text('Neu'), null]);
    const [newest] = await app.database.db
      .selectFrom('record_version')
      .selectAll()
      .where('kind', '=', 'page')
      .where('record', '=', id)
      .orderBy('id', 'desc')
      .execute();
    expect([newest?.state, newest?.base, newest?.saved_by]).toEqual([
      'published',
      2,
      'Anna Probst',
    ]);
  });

  it('ED-06 of one language leaves the other as it is, and keeps it in the draft', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, { modules: [textModule('a', 'Alt', 'Old')] });
    const before = await stored(app, 'page', id);
    valueOf(await save(app, await opened(app, 'page', id), twoTexts('Neu', 'New')));
    valueOf(await publishNow(app, id, { language: 'de' }));
    const after = await stored(app, 'page', id);
    expect(after.title).toEqual({ de: 'Neu Titel', en: before.title.en });
    expect(after.modules[0]?.data['content']).toEqual(
      textModule('a', 'Neu', 'Old').data?.['content'],
    );
    const state = await opened(app, 'page', id);
    expect(state.content['title']).toEqual({ de: 'Neu Titel', en: 'New title' });
    valueOf(await publishNow(app, id, { language: 'en' }));
    const both = await opened(app, 'page', id);
    expect([(await published(app, 'page', id))?.['title'], both.saved]).toEqual([
      { de: 'Neu Titel', en: 'New title' },
      null,
    ]);
  });

  it('ED-10 of a new page puts it online for the first time, in the languages that are ready', async () => {
    const app = await appFor(engine, 'demo');
    const id = valueOf(await createRecord(app, { kind: 'page', like: null }, { ...page() }, ANNA));
    expect((await opened(app, 'page', id)).isPublic).toBe(false);
    valueOf(await publishNow(app, id, { language: 'de' }));
    const german = await stored(app, 'page', id);
    expect([german.is_online, german.urls]).toEqual([true, { de: 'probe/ort', en: '' }]);
    valueOf(await publishNow(app, id));
    expect((await stored(app, 'page', id)).urls).toEqual(page().urls);
  });

  it('ED-06 what is not finished stays a draft, with its mistakes', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    valueOf(
      await save(app, await opened(app, 'page', id), (content) => ({
        ...content,
        modules: [{ id: 'q', kind: 'quote', version: 1, data: {}, columns: [] }],
      })),
    );
    const state = await opened(app, 'page', id);
    expect(await publishNow(app, id)).toMatchObject({
      failure: {
        code: 'invalid',
        fields: { 'modules.0.data.content': expect.any(String) as string },
      },
    });
    expect(await opened(app, 'page', id)).toEqual(state);
  });

  it('ED-07 names the state that it publishes', async () => {
    const app = await appFor(engine, 'demo');
    const seen = await openPage(app);
    valueOf(await save(app, seen, titled('Von Ben'), BEN));
    expect(
      await publish(app, { kind: 'page', id: seen.id, revision: revisionOf(seen) }, NOW_BOTH, ANNA),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect((await stored(app, 'page', seen.id)).title).toEqual(text('Ein Ort', 'A place'));
  });

  it('ED-07 replaces nothing that became public meanwhile before somebody was shown it', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, {
      modules: [textModule('a', 'Alt'), textModule('b', 'B')],
    });
    const said = (words: string) => (content: Content) => ({
      ...content,
      modules: content.modules.map((module) =>
        module.id === 'a'
          ? { ...module, data: { ...module.data, ...textModule('a', words).data } }
          : module,
      ),
    });
    valueOf(await save(app, await opened(app, 'page', id), said('Entwurf')));
    // A program, or whoever has the page open elsewhere, makes another text public.
    const before = inputOf('page', await stored(app, 'page', id));
    const elsewhere = said('Anderswo')(before as unknown as Content);
    valueOf(
      await app.records.update('page', { id, version: 1 }, elsewhere as unknown as typeof before),
    );
    const state = await opened(app, 'page', id);
    expect(state.overlaps).toMatchObject([
      {
        module: 'a',
        mine: textModule('a', 'Entwurf').data,
        theirs: textModule('a', 'Anderswo').data,
      },
    ]);
    for (const language of [null, 'de'] as const) {
      expect(await publishNow(app, id, { language })).toMatchObject({
        failure: { code: 'conflict' },
      });
      expect(await publishNow(app, id, { language, at: inSeconds(60) })).toMatchObject({
        failure: { code: 'conflict' },
      });
    }
    expect(JSON.stringify(await stored(app, 'page', id))).toContain('Anderswo');
    // Whoever was shown both says so by saving, also where nothing is changed by that.
    valueOf(await save(app, state, (content) => content));
    expect((await opened(app, 'page', id)).overlaps).toEqual([]);
    valueOf(await publishNow(app, id));
    expect(JSON.stringify(await stored(app, 'page', id))).toContain('Entwurf');
  });

  it('ED-06 a page can be taken off the site, and its draft thrown away', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    valueOf(await save(app, await opened(app, 'page', id), titled('Entwurf')));
    const state = await opened(app, 'page', id);
    valueOf(await unpublish(app, { kind: 'page', id, revision: revisionOf(state) }, null, ANNA));
    const hidden = await opened(app, 'page', id);
    expect([hidden.isPublic, hidden.content['title']]).toEqual([false, text('Entwurf')]);
    valueOf(await discard(app, { kind: 'page', id, revision: revisionOf(hidden) }, ANNA));
    const bare = await opened(app, 'page', id);
    expect([bare.saved, bare.content['title']]).toEqual([null, text('Ein Ort', 'A place')]);
  });
});

describe.each(ENGINES)('what happens by itself on %s', (engine) => {
  it('ED-06 becomes public at its time, as it was when that was ordered', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const { id } = await openPage(app);
    valueOf(await save(app, await opened(app, 'page', id), titled('Um zwölf')));
    valueOf(await publishNow(app, id, { at: inSeconds(60) }));
    valueOf(await save(app, await opened(app, 'page', id), titled('Weiter gedacht')));
    await doDue(app);
    expect((await stored(app, 'page', id)).title).toEqual(text('Ein Ort', 'A place'));
    const [planned] = (await opened(app, 'page', id)).scheduled;
    expect(planned).toMatchObject({ action: 'publish', by: 'Anna Probst', failed: null });
    // Two processes look at the same moment; it is done once.
    const later = await appAt(place, new Date(NOW.getTime() + 61_000));
    const other = await appAt(place, new Date(NOW.getTime() + 61_000));
    // A file has one process at a time; a second one in this process could only wait for itself.
    if (engine === 'postgres') await Promise.all([doDue(later), doDue(other)]);
    else for (const one of [later, other]) await doDue(one);
    const after = await stored(app, 'page', id);
    expect([after.title, after.version]).toEqual([text('Um zwölf'), 2]);
    const state = await opened(app, 'page', id);
    expect([state.scheduled, state.content['title']]).toEqual([[], text('Weiter gedacht')]);
  });

  it('ED-06 is not done over what was changed meanwhile, and says so', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const { id } = await openPage(app);
    valueOf(await save(app, await opened(app, 'page', id), titled('Geplant')));
    valueOf(await publishNow(app, id, { at: inSeconds(60) }));
    const record = await stored(app, 'page', id);
    const other = { ...inputOf('page', record), title: text('Dazwischen') };
    valueOf(await app.records.update('page', { id, version: record.version }, other));
    const later = await appAt(place, new Date(NOW.getTime() + 61_000));
    await doDue(later);
    await doDue(later);
    expect((await stored(app, 'page', id)).title).toEqual(text('Dazwischen'));
    const [planned] = (await opened(app, 'page', id)).scheduled;
    expect(planned?.failed).toBe(
      'Die Seite wurde inzwischen geändert. Bitte prüfen Sie sie und planen Sie neu.',
    );
  });

  it('ED-06 vanishes at its time, and what was ordered can be taken back', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const { id } = await openPage(app);
    const state = await opened(app, 'page', id);
    valueOf(
      await unpublish(app, { kind: 'page', id, revision: revisionOf(state) }, inSeconds(30), ANNA),
    );
    valueOf(await publishNow(app, id, { at: inSeconds(40) }));
    const [, planned] = (await opened(app, 'page', id)).scheduled;
    valueOf(await cancelScheduled(app, { kind: 'page', id, entry: planned?.id ?? 0 }, ANNA));
    await doDue(await appAt(place, new Date(NOW.getTime() + 61_000)));
    expect((await stored(app, 'page', id)).is_online).toBe(false);
    expect((await opened(app, 'page', id)).scheduled).toEqual([]);
    const left = await app.database.db
      .selectFrom('record_version')
      .select('id')
      .where('state', '=', 'scheduled')
      .execute();
    expect(left).toEqual([]);
  });

  it('ED-06 is not ordered for a time that has passed', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    expect(await publishNow(app, id, { at: inSeconds(-60) })).toMatchObject({
      failure: { code: 'invalid', fields: { at: expect.any(String) as string } },
    });
  });
});
