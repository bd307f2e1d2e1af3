import { describe, expect, it } from 'vitest';
import { records } from '../../../src/content/records/kinds.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { find } from '../../../src/lib/server/services/editing/finder.ts';
import { publish, republish, unpublish } from '../../../src/lib/server/services/editing/publish.ts';
import { versionList } from '../../../src/lib/server/services/editing/versions.ts';
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
import { appFor, ENGINES, sharedApp } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { page } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

const seen = async (app: AppContext, id: number) => ({
  kind: 'page' as const,
  id,
  revision: revisionOf(await opened(app, 'page', id)),
});

describe.each(ENGINES)('ED-06 a page that was taken offline, on %s', (engine) => {
  it('comes back just as it was public, and its draft stays', async () => {
    const app = await appFor(engine, 'bare');
    const { id } = await openPage(app, { title: text('Öffentlich') });
    valueOf(await save(app, await opened(app, 'page', id), titled('Entwurf')));
    valueOf(await unpublish(app, await seen(app, id), null, ANNA));
    const offline = await opened(app, 'page', id);
    expect([offline.isPublic, offline.isTakenOffline]).toEqual([false, true]);
    const before = await seen(app, id);
    valueOf(await republish(app, before, BEN));
    const state = await opened(app, 'page', id);
    expect([(await published(app, 'page', id))?.['title'], state.content['title']]).toEqual([
      text('Öffentlich'),
      text('Entwurf'),
    ]);
    expect([state.saved?.by, state.overlaps]).toEqual([ANNA.name, []]);
    // From a state that is over nothing is done.
    expect((await republish(app, before, BEN)).ok).toBe(false);
    valueOf(await publish(app, await seen(app, id), { language: null, at: null }, ANNA));
    expect((await published(app, 'page', id))?.['title']).toEqual(text('Entwurf'));
  });

  it('is told from one that was never public', async () => {
    const app = await appFor(engine, 'bare');
    // Whatever words its texts are made of.
    const words = { title: text('"is_online":true'), urls: text('nie') };
    const fresh = valueOf(await app.records.create('page', page({ ...words, is_online: false })));
    expect((await opened(app, 'page', fresh.id)).isTakenOffline).toBe(false);
    const { id } = await openPage(app);
    expect((await opened(app, 'page', id)).isTakenOffline).toBe(false);
  });

  it('does not come back to an address that is another page’s by now', async () => {
    const app = await appFor(engine, 'bare');
    const { id } = await openPage(app);
    valueOf(await unpublish(app, await seen(app, id), null, ANNA));
    const { urls } = (await opened(app, 'page', id)).content as unknown as {
      urls: { de: string; en: string };
    };
    const moved = valueOf(await save(app, await opened(app, 'page', id), (one) => one));
    expect(moved.saved.by).toBe(ANNA.name);
    const other = await app.records.create('page', page({ urls }));
    // The address is kept for the page that is offline: nobody can take it meanwhile.
    expect(other.ok).toBe(false);
    valueOf(await republish(app, await seen(app, id), ANNA));
  });

  it('ED-06 each version has the name of who saved it, from whichever source', async () => {
    const app = await appFor(engine, 'bare');
    const { id } = await openPage(app);
    valueOf(await save(app, await opened(app, 'page', id), titled('Im Editor')));
    valueOf(await publish(app, await seen(app, id), { language: null, at: null }, ANNA));
    const now = async () => {
      const { revision } = await seen(app, id);
      return { id, version: revision.version };
    };
    const { modules: _, ...fields } = (await opened(app, 'page', id)).content;
    const input = (title: string) => ({ ...fields, title: text(title), modules: [] });
    // As the hub does, by its actor.
    const actor = { actor: 'user', id: '1', name: 'Hanna Hub', address: '' } as const;
    valueOf(
      await app.records.update('page', await now(), input('Im Hub'), {
        locale: 'de',
        actor,
        source: 'hub',
      }),
    );
    // As programs do, and commands.
    for (const by of ['Kassensystem', 'Befehlszeile'])
      valueOf(
        await app.records.update('page', await now(), input(by), {
          locale: 'de',
          by,
          source: 'command',
        }),
      );
    const versions = valueOf(await versionList(app, 'page', id, 'de'));
    expect(versions.map(({ saved_by: by }) => by).slice(0, 4)).toEqual([
      'Befehlszeile',
      'Kassensystem',
      'Hanna Hub',
      ANNA.name,
    ]);
    expect(records.page.isVersioned).toBe(true);
  });
});

describe.each(ENGINES)('ED-08 the finder on %s', (engine) => {
  const shared = sharedApp(engine);
  const events = (page: number, more: object = {}) =>
    find(
      { database: shared.app.database, now: () => NOW },
      { kinds: ['event'], query: '', page, ...more },
      'de',
    );

  it('goes on to the last result, each once, with productions together and what is over by itself', async () => {
    const first = await events(1);
    const pages = Math.ceil(first.total / 20);
    expect(pages).toBeGreaterThan(2);
    const all = [first];
    for (let page = 2; page <= pages; page += 1) all.push(await events(page));
    const results = all.flatMap((part) => part.results);
    expect(results).toHaveLength(first.total);
    expect(new Set(results.map(({ value }) => value)).size).toBe(first.total);
    expect((await events(pages + 1)).results).toEqual([]);
    // A production’s dates stand together: its name never comes again further down.
    const headings = results
      .map(({ group }) => group)
      .filter((group, at, groups) => group !== '' && group !== groups[at - 1]);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(3);
    const over = await events(1, { isPast: true });
    expect(over.total).toBe(first.past);
    const values = new Set(results.map(({ value }) => value));
    expect(over.results.some(({ value }) => values.has(value))).toBe(false);
  });

  it('finds events by the name of their production', async () => {
    const all = await events(1);
    const group = all.results.find((one) => one.group !== '')?.group ?? '';
    const byName = await events(1, { query: group });
    expect(byName.results.length).toBeGreaterThan(1);
  });
});

describe.each(ENGINES)('ED-16 what ends before it begins, on %s', (engine) => {
  it('is told at its field while it is a draft, and is never public', async () => {
    const app = await appFor(engine, 'demo');
    const [event] = await app.database.db.selectFrom('event').select('id').limit(1).execute();
    const id = event?.id ?? 0;
    const state = await opened(app, 'event', id);
    const ends = (date_end: string) =>
      save(app, state, (content) => ({
        ...content,
        date_start: '2027-03-01T18:00:00Z',
        doors: null,
        date_end,
      }));
    const wrong = valueOf(await ends('2027-02-01T18:00:00Z'));
    expect(Object.keys(wrong.fieldErrors)).toEqual(['date_end']);
    const revision = revisionOf(await opened(app, 'event', id));
    const order = { language: null, at: null };
    const refused = await publish(app, { kind: 'event', id, revision }, order, ANNA);
    expect(refused.ok ? null : refused.failure.fields).toHaveProperty('date_end');
  });
});
