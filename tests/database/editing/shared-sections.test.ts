import { describe, expect, it } from 'vitest';
import { moduleTree } from '../../../src/content/fields/module-tree.ts';
import type { EditingState } from '../../../src/lib/editing/calls.ts';
import { documentsOfRecord } from '../../../src/lib/server/repositories/search/documents.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { cmsPage } from '../../../src/lib/server/page-data/cms/cms.ts';
import { plainTextOf } from '../../../src/lib/server/page-data/modules/plain.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { sitemapPaths } from '../../../src/lib/server/page-data/site/sitemap.ts';
import { tagsOfChange } from '../../../src/lib/server/services/cache-tags/tags.ts';
import { editedWithSection } from '../../../src/lib/server/services/editing/edited.ts';
import { createRecord, removeRecord } from '../../../src/lib/server/services/editing/pages.ts';
import { present } from '../../../src/lib/server/services/editing/presence.ts';
import { publish } from '../../../src/lib/server/services/editing/publish.ts';
import { sectionPlaces } from '../../../src/lib/server/services/modules/section-places.ts';
import {
  ANNA,
  opened,
  openPage,
  published,
  revisionOf,
  save,
} from '../../support/editing/editing.ts';
import { BOTH_ENGINES, appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { stored, text, valueOf } from '../../support/content/records.ts';

const place = (section: number, data: object = {}) => ({
  id: 'shared',
  kind: 'sharedsection',
  data: { section, ...data },
});

/** A public section with a text. */
const section = (app: AppContext, words: string, isOnline = true) =>
  app.records.create('shared_section', {
    name: text('Abschnitt', 'Section'),
    modules: [textModule('m1', words, words)],
    is_online: isOnline,
  });

/** Other words in the draft of a section. */
const write = async (app: AppContext, state: EditingState, words: string) =>
  valueOf(
    await save(app, state, (content) => ({
      ...content,
      modules: moduleTree().schema.parse([textModule('m1', words, words)]),
    })),
  );

const pageAt = (path: string, modules: ReturnType<typeof page>['modules'] = []) =>
  page({ urls: { de: path, en: path }, modules });

const now = async (app: AppContext, kind: 'page' | 'shared_section', id: number) => {
  const { revision } = await opened(app, kind, id);
  return { kind, id, revision: revisionOf({ revision }) };
};

const publishNow = async (app: AppContext, kind: 'page' | 'shared_section', id: number) =>
  publish(app, await now(app, kind, id), { language: null, at: null }, ANNA);

/** A page as visitors get it: its words, and what makes the kept one stale. */
async function seen(app: AppContext, id: number, edited: PageContext['edited'] = null) {
  const record = await stored(app, 'page', id);
  const context = await PageContext.open(app, 'de', `/de/${record.urls.de}`, { edited });
  const { view } = await cmsPage(context, edited?.record('page', id) ?? record, 'page');
  return { words: plainTextOf(view.modules), tags: context.note.tags, modules: view.modules };
}

describe.each(BOTH_ENGINES)('ED-21 a shared section on %s', (engine) => {
  it('stands on its pages, which are new when it is published, and no others are', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await section(app, 'Gilt überall'));
    const pages: number[] = [];
    for (const path of ['eins', 'zwei'])
      pages.push(valueOf(await app.records.create('page', pageAt(path, [place(made.id)]))).id);
    const other = valueOf(await app.records.create('page', pageAt('drei'))).id;
    for (const id of pages) expect((await seen(app, id)).words).toBe('Gilt überall');
    const state = await opened(app, 'shared_section', made.id);
    await write(app, state, 'Neue Worte');
    // A draft changes nothing.
    for (const id of pages) expect((await seen(app, id)).words).toBe('Gilt überall');
    valueOf(await publishNow(app, 'shared_section', made.id));
    const stale = new Set(tagsOfChange('shared_section', made.id, [made]));
    const isStale = async (id: number) => (await seen(app, id)).tags.some((tag) => stale.has(tag));
    for (const id of pages) {
      expect((await seen(app, id)).words).toBe('Neue Worte');
      expect(await isStale(id)).toBe(true);
    }
    expect(await isStale(other)).toBe(false);
  });

  it('ED-07 whoever has a page open is told of a new version, and of no draft', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await section(app, 'Gilt überall'));
    const { id } = valueOf(await app.records.create('page', pageAt('eins', [place(made.id)])));
    const heard = async () =>
      valueOf(await present(app, 'page', id, { ...ANNA, user: 'anna', tab: 'a' })).sections;
    const before = await heard();
    await write(app, await opened(app, 'shared_section', made.id), 'Neue Worte');
    expect(await heard()).toBe(before);
    valueOf(await publishNow(app, 'shared_section', made.id));
    expect(await heard()).not.toBe(before);
  });

  it('is hidden with the module that names it, and where it is not public', async () => {
    const app = await appFor(engine, 'demo');
    const [shown, draft] = [
      valueOf(await section(app, 'Sichtbar')),
      valueOf(await section(app, 'Geheim', false)),
    ];
    const modules = [
      { ...place(shown.id), id: 'a' },
      { ...place(shown.id, { is_hidden: true }), id: 'b' },
      { ...place(draft.id), id: 'c' },
    ];
    const { id } = valueOf(await app.records.create('page', pageAt('eins', modules)));
    const { words, modules: found } = await seen(app, id);
    expect([words, found.length]).toEqual(['Sichtbar', 1]);
    expect(await sitemapPaths(app)).not.toContain(`/de/preview/sections/${shown.id}`);
  });

  it('cannot stand in another one, which is told at its field and refused when it is published', async () => {
    const app = await appFor(engine, 'demo');
    const inner = valueOf(await section(app, 'Innen'));
    const outer = valueOf(await section(app, 'Außen'));
    const at = 'modules.0.data.section';
    const state = await opened(app, 'shared_section', outer.id);
    const nested = { modules: [{ ...place(inner.id), version: 1, columns: [] }] };
    valueOf(await save(app, state, (content) => ({ ...content, ...nested })));
    const message = 'Ein gemeinsamer Abschnitt kann nicht in einem anderen stehen!';
    expect((await opened(app, 'shared_section', outer.id)).fieldErrors[at]).toBe(message);
    expect(await publishNow(app, 'shared_section', outer.id)).toMatchObject({
      ok: false,
      failure: { code: 'invalid', fields: { [at]: message } },
    });
    expect((await published(app, 'shared_section', outer.id))?.modules[0]?.kind).toBe('text');
  });

  it('that is not public keeps the first page with it from being published', async () => {
    const app = await appFor(engine, 'demo');
    const draft = valueOf(await section(app, 'Geheim', false));
    const id = valueOf(
      await createRecord(
        app,
        { kind: 'page', like: null },
        pageAt('eins', [place(draft.id)]),
        ANNA,
      ),
    );
    expect(await publishNow(app, 'page', id)).toMatchObject({
      ok: false,
      failure: {
        fields: { 'modules.0.data.section': expect.stringContaining('zuerst') as string },
      },
    });
    valueOf(await publishNow(app, 'shared_section', draft.id));
    valueOf(await publishNow(app, 'page', id));
    expect((await seen(app, id)).words).toBe('Geheim');
  });

  it('says where it is used, in drafts, too, and is not deleted before it stands nowhere', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await section(app, 'Gilt überall'));
    const state = await openPage(app);
    valueOf(
      await save(app, state, (content) => ({
        ...content,
        modules: [{ ...place(made.id), version: 1, columns: [] }],
      })),
    );
    const where = () => sectionPlaces(app.database.db, made.id, app.modules);
    expect(await where()).toEqual([{ kind: 'page', id: state.id, isOnlyDrafted: true }]);
    const remove = async () =>
      removeRecord(
        app,
        'shared_section',
        { ...(await now(app, 'shared_section', made.id)), isAnyway: true },
        ANNA,
      );
    const refused = await remove();
    expect(refused.failure?.code).toBe('conflict');
    expect(refused.links.map(({ value }) => value)).toEqual([`page:${state.id}`]);
    expect((await app.records.remove('shared_section', made)).ok).toBe(false);
    valueOf(await publishNow(app, 'page', state.id));
    expect(await where()).toEqual([{ kind: 'page', id: state.id, isOnlyDrafted: false }]);
    const current = await opened(app, 'page', state.id);
    valueOf(await save(app, current, (content) => ({ ...content, modules: [] })));
    valueOf(await publishNow(app, 'page', state.id));
    expect((await remove()).failure).toBeNull();
  });

  it('is shown on its pages with its draft, to who asks for that', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await section(app, 'Gilt überall'));
    const { id } = valueOf(await app.records.create('page', pageAt('eins', [place(made.id)])));
    const state = await opened(app, 'shared_section', made.id);
    await write(app, state, 'Neue Worte');
    const edited = await editedWithSection(app, { kind: 'page', id }, made.id);
    expect((await seen(app, id, edited)).words).toBe('Neue Worte');
    expect((await seen(app, id)).words).toBe('Gilt überall');
    expect(await editedWithSection(app, { kind: 'page', id }, 99_999)).toBeNull();
  });

  it('is found by the search on the pages that show it, as it is now', async () => {
    const app = await appFor(engine, 'demo');
    const made = valueOf(await section(app, 'Quastenflosser'));
    const { id } = valueOf(await app.records.create('page', pageAt('eins', [place(made.id)])));
    const texts = async () => {
      await app.searchIndex.drain();
      const { db } = app.database;
      return (await documentsOfRecord(db, { kind: 'page', id })).map((one) => one.texts).join();
    };
    expect(await texts()).toContain('Quastenflosser');
    const state = await opened(app, 'shared_section', made.id);
    await write(app, state, 'Lungenfisch');
    valueOf(await publishNow(app, 'shared_section', made.id));
    expect(await texts()).toContain('Lungenfisch');
    const own = { kind: 'shared_section', id: made.id } as const;
    expect(await documentsOfRecord(app.database.db, own)).toEqual([]);
  });
});
