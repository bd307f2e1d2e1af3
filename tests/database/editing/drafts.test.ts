import { describe, expect, it } from 'vitest';
import {
  readDraft,
  readVersions,
  publishDraft,
  saveDraft,
} from '../../../src/lib/server/services/editing/program-drafts.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { inputOf, text, valueOf } from '../../support/content/records.ts';

/** The record's first version, without a draft. */
const FIRST = { version: 1, draft: 0 };
const PROGRAM = { name: 'Import', locale: 'en', source: 'api' } as const;

describe.each(ENGINES)('ED-06 drafts on %s', (engine) => {
  it('are not public until they are published, and then a version', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await app.records.create('page', page()));
    const content = { ...page(), title: text('Entwurf') };
    const { id: draft } = valueOf(
      await saveDraft(app, { kind: 'page', id: made.id, revision: FIRST }, content, PROGRAM),
    );
    expect((await recordById(app.database.db, 'page', made.id))?.title.de).toBe('Ein Ort');
    expect(valueOf(await readDraft(app, 'page', made.id, 'de')).content['title']).toEqual(
      text('Entwurf'),
    );
    expect(
      await publishDraft(
        app,
        { kind: 'page', id: made.id, draft: draft + 1 },
        { ...PROGRAM, locale: 'de' },
      ),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    const published = valueOf(
      await publishDraft(app, { kind: 'page', id: made.id, draft }, { ...PROGRAM, locale: 'de' }),
    );
    expect([published.version, published.title.de]).toEqual([2, 'Entwurf']);
    expect(await readDraft(app, 'page', made.id, 'de')).toMatchObject({ ok: false });
    const versions = valueOf(await readVersions(app, 'page', made.id));
    expect(versions.filter(({ state }) => state === 'published').map(({ base }) => base)).toEqual([
      2, 1,
    ]);
  });

  it('ED-07 that started from another version are refused, and the public state stays', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await app.records.create('page', page()));
    const mine = { ...page(), title: text('Mein Entwurf') };
    const { id: draft } = valueOf(
      await saveDraft(app, { kind: 'page', id: made.id, revision: FIRST }, mine, PROGRAM),
    );
    const other = { ...inputOf('page', made), title: text('Jemand anderes') };
    valueOf(await app.records.update('page', { id: made.id, version: 1 }, other));
    expect(
      await saveDraft(app, { kind: 'page', id: made.id, revision: FIRST }, page(), PROGRAM),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect(
      await publishDraft(app, { kind: 'page', id: made.id, draft }, { ...PROGRAM, locale: 'de' }),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    // Nothing is lost: what was written is still there to be looked at.
    expect(valueOf(await readDraft(app, 'page', made.id, 'de')).content['title']).toEqual(
      text('Mein Entwurf'),
    );
    expect((await recordById(app.database.db, 'page', made.id))?.title.de).toBe('Jemand anderes');
  });

  it('may be unfinished; publishing says what is missing', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await app.records.create('page', page()));
    const modules = [textModule('a', 'Gut'), { id: 'b', kind: 'quote', data: {} }];
    const content = { ...page(), modules };
    const { id: draft } = valueOf(
      await saveDraft(app, { kind: 'page', id: made.id, revision: FIRST }, content, PROGRAM),
    );
    expect(await publishDraft(app, { kind: 'page', id: made.id, draft }, PROGRAM)).toMatchObject({
      failure: { fields: { 'modules.1.data.content': 'This field is required!' } },
    });
  });

  it('ED-07 of another program are not overwritten: whoever saves names the draft that is there', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = valueOf(await app.records.create('page', page()));
    const first = { ...page(), title: text('Das eine Programm') };
    const second = { ...page(), title: text('Das andere Programm') };
    const { id: draft } = valueOf(
      await saveDraft(app, { kind: 'page', id, revision: FIRST }, first, PROGRAM),
    );
    expect(
      await saveDraft(app, { kind: 'page', id, revision: FIRST }, second, PROGRAM),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect(valueOf(await readDraft(app, 'page', id, 'de')).content['title']).toEqual(
      text('Das eine Programm'),
    );
    const seen = { version: 1, draft };
    valueOf(await saveDraft(app, { kind: 'page', id, revision: seen }, second, PROGRAM));
    expect(valueOf(await readDraft(app, 'page', id, 'de')).content['title']).toEqual(
      text('Das andere Programm'),
    );
  });
});
