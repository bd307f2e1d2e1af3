import { describe, expect, it } from 'vitest';
import { matchApi } from '../../../src/lib/routing/api-routes.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import { ENDPOINTS } from '../../../src/lib/server/api/endpoints.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { hubListView } from '../../../src/lib/server/page-data/hub/hub.ts';
import { BROKEN_LINKS } from '../../../src/lib/server/page-data/hub/lists/broken-links.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { saveLinkCheck } from '../../../src/lib/server/repositories/hub/link-checks.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { LinkChecks } from '../../../src/lib/server/services/links/link-checks.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { NOW } from '../../support/env.ts';

const EDITOR: Caller = {
  role: 'editor',
  user: null,
  how: 'session',
  csrfToken: null,
  scopes: null,
};

const linkModule = (id: string, link: string) => ({
  id,
  kind: 'link',
  data: { link_text: text(`Worte ${id}`), link },
});

/** A page with these links, a module each. */
async function pageWith(app: AppContext, path: string, links: readonly string[], isOnline = true) {
  const modules = links.map((link, index) => linkModule(`m${String(index + 1)}`, link));
  const page = { title: text(`Seite ${path}`), urls: text(path), is_online: isOnline, modules: [] };
  const made = valueOf(await app.records.create('page', page));
  // As they stood there before a link to nothing was refused.
  await app.database.db
    .updateTable('page')
    .set({ modules: JSON.stringify(modules.map((each) => ({ columns: [], ...each }))) })
    .where('id', '=', made.id)
    .execute();
  return made;
}

/** The rows of the list that hold these words: place, words, link, fault, since. */
async function rowsWith(app: AppContext, words: string, part = '') {
  await app.feed.catchUp();
  const context = await PageContext.open(app, 'de', '/de/cms-hub/broken_links');
  const asked = { text: words, page: 1, part };
  const view = await hubListView(context, BROKEN_LINKS, asked, { caller: EDITOR });
  return view?.rows ?? [];
}

const faultsOf = (rows: Awaited<ReturnType<typeof rowsWith>>) =>
  rows.map(({ cells: [, words, link, fault] }) => [words, link, fault]);

describe.each(BOTH_ENGINES)('broken links of the site, on %s', (engine) => {
  it('ED-21 are told with what is wrong; what arrives, and what is not public, is not', async () => {
    const app = await appFor(engine, 'demo');
    const hidden = await pageWith(app, 'test-verborgen', ['/de/gibt-es-nicht'], false);
    await pageWith(app, 'test-ziel', []);
    valueOf(
      await app.records.create('redirect', {
        old_path: '/de/test-alt',
        new_path: '/de/test-ziel',
      }),
    );
    const page = await pageWith(app, 'test-links', [
      'event:999999',
      `page:${String(hidden.id)}`,
      '/de/test-verborgen',
      '/de/test-gibt-es-nicht?a=1',
      '/de/programm-karten/name/999999/termin.ics',
      '/media/test/keine.pdf',
      '#nirgends',
      '/de/test-ziel#nirgends',
      '/de/test-alt',
      // All of these arrive.
      '/de/test-ziel',
      '/de/test-ziel/',
      'https://www.example.org/de/test-ziel#top',
      '#main-content',
      '/de/programm-karten?days=1',
      'event:1',
      'mailto:haus@example.org',
      '/robots.txt',
    ]);
    const rows = await rowsWith(app, 'test-links');
    expect(faultsOf(rows)).toEqual([
      ['Worte m1', 'Veranstaltung 999999', 'Unter dieser Adresse gibt es nichts'],
      ['Worte m2', `Seite ${String(hidden.id)}`, 'Das Ziel ist nicht öffentlich'],
      ['Worte m3', '/de/test-verborgen', 'Das Ziel ist nicht öffentlich'],
      ['Worte m4', '/de/test-gibt-es-nicht?a=1', 'Unter dieser Adresse gibt es nichts'],
      [
        'Worte m5',
        '/de/programm-karten/name/999999/termin.ics',
        'Unter dieser Adresse gibt es nichts',
      ],
      ['Worte m6', '/media/test/keine.pdf', 'Diese Datei ist nicht in der Mediathek'],
      ['Worte m7', '#nirgends', 'Diese Stelle gibt es auf der Seite nicht'],
      ['Worte m8', '/de/test-ziel#nirgends', 'Diese Stelle gibt es auf der Seite nicht'],
      ['Worte m9', '/de/test-alt', 'Führt weiter zu /de/test-ziel'],
    ]);
    expect(rows[0]?.href).toBe('/de/test-links?edit#module=m1');
    expect(rows[0]?.cells[0]).toBe('Seite test-links (Seite)');
    expect(await rowsWith(app, 'test-links', 'moved')).toHaveLength(1);
    expect(await rowsWith(app, 'test-links', 'inside')).toHaveLength(8);
    expect(await rowsWith(app, 'test-verborgen', 'outside')).toEqual([]);

    // What is mended, made public or taken off is known at once.
    const values = { ...inputOf('page', await stored(app, 'page', hidden.id)), is_online: true };
    valueOf(await app.records.update('page', hidden, values));
    expect(faultsOf(await rowsWith(app, 'test-links')).map(([words]) => words)).toEqual(
      ['m1', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9'].map((id) => `Worte ${id}`),
    );
    const off = { ...inputOf('page', await stored(app, 'page', page.id)), is_online: false };
    valueOf(await app.records.update('page', page, off));
    expect(await rowsWith(app, 'test-links')).toEqual([]);
  });

  it('ED-21 API-05 are a call, for whom the list is for, in the pages and the shape that it says', async () => {
    const app = await appFor(engine, 'demo');
    await pageWith(app, 'test-aufruf', ['/de/nirgends', 'event:1', '#nirgends']);
    const ask = async (query: string, caller: Caller) => {
      const url = new URL(`/de/api/dashboard/broken-links/${query}`, app.env.siteOrigin);
      const call = matchApi(url.pathname);
      if (call === null) throw new Error('this is no call');
      return (await answerApi(app, call, url, () => Promise.resolve(caller))).response;
    };
    expect((await ask('', NOBODY)).status).toBe(401);
    expect((await ask('', { ...EDITOR, role: 'box_office' })).status).toBe(403);
    expect((await ask('?side=up', EDITOR)).status).toBe(400);
    expect((await ask('?page=999', EDITOR)).status).toBe(404);
    const body = (await (await ask('?side=inside&page_size=100', EDITOR)).json()) as {
      readonly count: number;
      readonly results: readonly { readonly words: string }[];
    };
    expect(ENDPOINTS['dashboard-broken-links']?.answer.parse(body)).toEqual(body);
    expect(body.results).toHaveLength(body.count);
    expect(body.results).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          module: 'm1',
          target: '/de/nirgends',
          fault: 'missing',
          link: '/de/test-aufruf?edit#module=m1',
        }),
      ]) as never,
    );
  });

  it('ED-21 of a menu lead to the field of its form, in the language that they are in', async () => {
    const app = await appFor(engine, 'demo');
    const item = valueOf(
      await app.records.create('menu_item', {
        menu_name: text('Testeintrag', 'Test item'),
        url: text('/de/programm-karten', '/en/test-nowhere'),
      }),
    );
    const [row, ...others] = await rowsWith(app, 'Testeintrag');
    expect(others).toEqual([]);
    expect(row?.href).toBe(`/de/cms-hub/menu_item/${String(item.id)}#url.en`);
    expect(row?.cells).toEqual([
      'Testeintrag (Menüeintrag, Englisch)',
      'Test item',
      '/en/test-nowhere',
      'Unter dieser Adresse gibt es nichts',
      '20.11.2026',
    ]);
  });

  it('ED-21 tell since when, as the task noted it, until they are mended', async () => {
    const app = await appFor(engine, 'demo');
    const page = await pageWith(app, 'test-seit', ['/de/test-nirgends']);
    let now = NOW;
    const ask = () => Promise.reject(new Error('nobody is asked'));
    const checks = new LinkChecks({ ...app, now: () => now, ask });
    now = new Date('2026-10-01T10:00:00Z');
    await checks.noteInside();
    now = new Date('2026-10-05T10:00:00Z');
    await checks.noteInside();
    expect((await rowsWith(app, 'test-seit'))[0]?.cells[4]).toBe('01.10.2026');
    const links = app.database.db.selectFrom('link_check').select('target');
    const noted = links.where('target', '=', '/de/test-nirgends');
    expect(await noted.execute()).toHaveLength(1);
    const mended = { ...inputOf('page', await stored(app, 'page', page.id)), modules: [] };
    valueOf(await app.records.update('page', page, mended));
    await checks.noteInside();
    expect(await noted.execute()).toEqual([]);
  });

  it('ED-21 to other sites are told while the venue wants them to be asked, and never otherwise', async () => {
    const app = await appFor(engine, 'demo');
    const target = 'https://gone.example/page';
    await pageWith(app, 'test-aussen', [`${target}#part`]);
    const { db } = app.database;
    const check = {
      side: 'outside',
      target,
      checked_at: NOW.toISOString(),
      fault: 'gone',
    } as const;
    await saveLinkCheck(db, check);
    expect(await rowsWith(app, 'test-aussen')).toEqual([]);
    const settings = await stored(app, 'settings', 1);
    const values = { ...inputOf('settings', settings), checks_outside_links: true };
    valueOf(await app.records.update('settings', settings, values));
    expect(faultsOf(await rowsWith(app, 'test-aussen', 'outside'))).toEqual([
      ['Worte m1', `${target}#part`, 'Die andere Website sagt, dass es die Seite nicht gibt'],
    ]);
    await saveLinkCheck(db, { ...check, fault: null });
    expect(await rowsWith(app, 'test-aussen')).toEqual([]);
  });
});
