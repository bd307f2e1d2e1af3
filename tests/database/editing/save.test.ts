import { describe, expect, it } from 'vitest';
import { withInserted, type Content } from '../../../src/lib/editing/content.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { writeDraft, saveDelta } from '../../../src/lib/server/services/editing/save.ts';
import { loadEditable } from '../../../src/lib/server/services/editing/editable-record.ts';
import { recordInState } from '../../../src/lib/server/services/editing/record-in-state.ts';
import { versionList, versionState } from '../../../src/lib/server/services/editing/versions.ts';
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
import { ENGINES, appFor } from '../../support/database/house.ts';
import { textModule } from '../../support/content/pages.ts';
import { inputOf, text, valueOf } from '../../support/content/records.ts';

const ROUNDS = 100;
const stored = (id: string, data: Record<string, unknown> = {}, kind = 'text') => ({
  id,
  kind,
  version: 1,
  data,
  columns: [],
});
const withModules =
  (...modules: readonly ReturnType<typeof stored>[]) =>
  (content: Content): Content => ({ ...content, modules });

describe.each(ENGINES)('what an editor saves on %s', (engine) => {
  it('ED-06 is a draft with a name, and not public', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app);
    expect(state.saved).toBeNull();
    const saved = valueOf(await save(app, state, titled('Im Entwurf')));
    const { content, saved: by } = await opened(app, 'page', state.id);
    const shown = await published(app, 'page', state.id);
    expect([content['title'], shown?.['title']]).toEqual([
      text('Im Entwurf'),
      text('Ein Ort', 'A place'),
    ]);
    expect(by).toEqual({ at: saved.saved.at, by: 'Anna Probst' });
    const draft = await recordInState(app, 'page', state.id, { draft: true });
    expect([draft?.title, draft?.is_online]).toEqual([text('Im Entwurf'), true]);
  });

  it('ED-07 of two editors at once exactly one wins, 100 times; the other is told and loses nothing', async () => {
    const app = await appFor(engine, 'demo');
    let state = await openPage(app, { modules: [textModule('a', 'A'), textModule('b', 'B')] });
    const told: string[] = [];
    const kept = { a: 0, b: 0 };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const change = (id: 'a' | 'b') => (content: Content) => ({
        ...content,
        modules: content.modules.map((module) =>
          module.id === id
            ? { ...module, data: textModule(id, `${id} ${round}`).data ?? {} }
            : module,
        ),
      });
      const both = await Promise.all([
        save(app, state, change('a'), ANNA),
        save(app, state, change('b'), BEN),
      ]);
      const late = both[0].ok ? 'b' : 'a';
      kept[both[0].ok ? 'a' : 'b'] += 1;
      told.push(...both.flatMap((one) => (one.ok ? [] : [one.failure.code])));
      // The second looks at what there is now, and saves again.
      const now = await opened(app, 'page', state.id);
      valueOf(await save(app, now, change(late), late === 'a' ? ANNA : BEN));
      state = await opened(app, 'page', state.id);
      expect(state.content.modules.map(({ data }) => data)).toEqual([
        expect.objectContaining(textModule('a', `a ${round}`).data),
        expect.objectContaining(textModule('b', `b ${round}`).data),
      ]);
    }
    expect(told).toEqual(Array.from({ length: ROUNDS }, () => 'conflict'));
    expect(kept.a + kept.b).toBe(ROUNDS);
  });

  it('control: without the revision the second takes the first one’s work away', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const state = await openPage(app);
    const editable = await loadEditable(db, 'page', state.id);
    if (editable === null) throw new Error('the page is gone');
    const blindly = (change: object) =>
      db
        .transaction()
        .execute((tx) =>
          writeDraft(
            tx,
            editable,
            { ...editable.content, ...change },
            { saved_by: ANNA.name, write_source: ANNA.source },
          ),
        );
    await Promise.all([blindly({ title: text('Eins') }), blindly({ headline: text('Zwei') })]);
    const { content } = await opened(app, 'page', state.id);
    const isKept = [content['title'], content['headline']].map(
      (one) =>
        JSON.stringify(one) === JSON.stringify(text('Eins')) ||
        JSON.stringify(one) === JSON.stringify(text('Zwei')),
    );
    expect(isKept.filter(Boolean)).toHaveLength(1);
  });

  it('ED-07 rises with each save, and no older state can be saved over', async () => {
    const app = await appFor(engine, 'demo');
    const first = await openPage(app);
    const second = valueOf(await save(app, first, titled('Zwei')));
    const third = valueOf(
      await saveDelta(
        app,
        { kind: 'page', id: first.id, revision: revisionOf(second) },
        { fields: { title: text('Drei') }, modules: {}, tree: null },
        ANNA,
      ),
    );
    const drafts = [first, second, third].map((state) => revisionOf(state).draft);
    expect(drafts).toEqual([...drafts].sort((left, right) => left - right));
    expect(new Set(drafts).size).toBe(3);
    expect(await save(app, first, titled('Eins'))).toMatchObject({
      failure: { code: 'conflict' },
    });
    const drafted = await app.database.db
      .selectFrom('record_version')
      .select('id')
      .where('record', '=', first.id)
      .where('kind', '=', 'page')
      .where('state', '=', 'draft')
      .execute();
    expect(drafted).toHaveLength(1);
  });

  it('ED-06 may be unfinished, which is told at its place', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app);
    const saved = valueOf(
      await save(app, state, (content) => ({
        ...withModules(
          stored('leer', {}, 'quote'),
          stored('bild', { image: null }, 'image'),
        )(content),
        title: text(''),
      })),
    );
    expect(saved.fieldErrors).toEqual({
      title: 'Dieses Feld ist ein Pflichtfeld!',
      'modules.0.data.content': 'Dieses Feld ist ein Pflichtfeld!',
      'modules.1.data.image': 'Dieses Feld ist ein Pflichtfeld!',
    });
    expect((await opened(app, 'page', state.id)).fieldErrors).toEqual(saved.fieldErrors);
  });

  it.each<[string, (content: Content) => Content, string, string]>([
    ['an unknown kind', withModules(stored('x', {}, 'nowhere')), 'modules.0.kind', 'invalid'],
    ['a wrong type', withModules(stored('x', { content: 7 })), 'modules.0.data.content', 'invalid'],
    [
      'half a rich text',
      withModules(stored('x', { content: { de: [{ type: 'paragraph' }], en: [] } })),
      'modules.0.data.content.de.0.children',
      'invalid',
    ],
    [
      'an unknown field',
      withModules(stored('x', { onclick: 'x' })),
      'modules.0.data.onclick',
      'invalid',
    ],
    ['an id used twice', withModules(stored('x'), stored('x')), 'modules.1.id', 'invalid'],
    [
      'a field that records do not have',
      (content) => ({ ...content, is_admin: true }),
      'is_admin',
      'invalid',
    ],
    [
      'whether it is public',
      (content) => ({ ...content, is_online: false }),
      'is_online',
      'invalid',
    ],
    [
      'a text far too long',
      (content) => ({ ...content, title: text('x'.repeat(5000)) }),
      'title.de',
      'invalid',
    ],
    [
      'a module too large',
      withModules(stored('x', { content: { de: 'x'.repeat(140_000), en: [] } })),
      'modules.0',
      'too_large',
    ],
    [
      'modules too deep',
      (content) => {
        const column = (id: string, inside: Content['modules']) => ({
          ...stored(id, {}, 'section'),
          columns: [inside],
        });
        return {
          ...content,
          modules: [column('a', [column('b', [column('c', [column('d', [stored('e')])])])])],
        };
      },
      'modules.0.columns.0.0.columns.0.0.columns.0.0.columns.0.0',
      'invalid',
    ],
  ])(
    'API-01 with %s is refused at its place, and nothing is saved',
    async (_, change, path, code) => {
      const app = await appFor(engine, 'demo');
      const state = await openPage(app);
      const refused = await save(app, state, change);
      expect(refused).toMatchObject({ ok: false, failure: { code } });
      expect(Object.keys(refused.ok ? {} : (refused.failure.fields ?? {}))).toContain(path);
      expect(await opened(app, 'page', state.id)).toEqual(state);
    },
  );

  it('a mistake that was there before does not keep anything else from being saved', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app, { modules: [textModule('a', 'A')] });
    await app.database.db
      .updateTable('page')
      .set({ modules: JSON.stringify([{ ...stored('old', { was: 'here' }), kind: 'gone' }]) })
      .where('id', '=', state.id)
      .execute();
    const now = await opened(app, 'page', state.id);
    const saved = valueOf(await save(app, now, titled('Geht doch')));
    expect(Object.keys(saved.fieldErrors)).toEqual(['modules.0.kind']);
  });

  it('knows when a text was written in each language', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app);
    const insert = (content: Content) => ({
      ...content,
      modules: withInserted(
        content.modules,
        stored('neu', { ...textModule('neu', 'Nur Deutsch').data }),
        { parent: null, column: 0, index: 0 },
      ),
    });
    const first = valueOf(await save(app, state, insert));
    expect(Object.keys(first.written['neu'] ?? {})).toEqual(['de']);
    const now = await opened(app, 'page', state.id);
    const translated = (content: Content) => ({
      ...content,
      modules: content.modules.map((module) => ({
        ...module,
        data: { ...textModule('neu', 'Nur Deutsch', 'English, too').data },
      })),
    });
    const second = valueOf(await save(app, now, translated));
    expect(second.written['neu']).toMatchObject({
      de: first.written['neu']?.de,
      en: expect.any(String) as string,
    });
  });

  it('ED-07 stays beside what somebody else makes public meanwhile', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app);
    valueOf(await save(app, state, titled('Mein Titel')));
    const record = await recordById(app.database.db, 'page', state.id);
    const other = { ...inputOf('page', record ?? {}), in_menu: true };
    valueOf(await app.records.update('page', { id: state.id, version: 1 }, other));
    const now = await opened(app, 'page', state.id);
    expect([now.content['title'], now.content['in_menu']]).toEqual([text('Mein Titel'), true]);
    expect(revisionOf(now).version).toBe(2);
  });

  it('ED-06 US-03 every state that was public can be looked at again', async () => {
    const app = await appFor(engine, 'demo');
    const state = await openPage(app);
    const record = await recordById(app.database.db, 'page', state.id);
    const other = { ...inputOf('page', record ?? {}), title: text('Danach') };
    valueOf(await app.records.update('page', { id: state.id, version: 1 }, other));
    const [newest, oldest, ...rest] = valueOf(await versionList(app, 'page', state.id, 'de'));
    expect([newest?.version, oldest?.version, rest]).toEqual([2, 1, []]);
    expect(newest).not.toHaveProperty('content');
    const kept = valueOf(
      await versionState(app, { kind: 'page', id: state.id, version: oldest?.id ?? 0 }, ANNA),
    );
    expect(kept.content['title']).toEqual(text('Ein Ort', 'A place'));
    const shown = await recordInState(app, 'page', state.id, { version: oldest?.id ?? 0 });
    expect(shown?.title).toEqual(text('Ein Ort', 'A place'));
    // Another record's version is none of this one.
    expect(await recordInState(app, 'page', state.id + 1, { version: oldest?.id ?? 0 })).toBeNull();
  });
});
