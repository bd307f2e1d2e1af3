import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { listEvents } from '../../../src/lib/server/page-data/events/list-events.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { listedEvents } from '../../../src/lib/server/repositories/programme.ts';
import { EventViewCache } from '../../../src/lib/server/services/programme/event-view-cache.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ID = 54;

/** The row of one event as a list would show it now. */
async function listed(app: AppContext) {
  const context = await PageContext.open(app, 'de', '/de/programm-karten', { now: NOW });
  const [view] = await listEvents([ID], context);
  return { title: view?.title.text, place: view?.place, view };
}

async function rename(app: AppContext, title: string) {
  const event = await stored(app, 'event', ID);
  const input = { ...inputOf('event', event), title: text(title, title) };
  valueOf(await app.records.update('event', { id: ID, version: event.version }, input));
}

describe.each(ENGINES)('rows of lists on %s', (engine) => {
  it('EV-01 ED-11 a changed event and a changed room are shown at once', async () => {
    const app = await appFor(engine, 'demo');
    const before = await listed(app);
    // Without a change the same view, and what is rendered of it, is used again.
    expect((await listed(app)).view).toBe(before.view);
    await rename(app, 'Umbenannt');
    expect((await listed(app)).title).toBe('Umbenannt');
    const { room } = await stored(app, 'event', ID);
    const { version, ...saal } = await stored(app, 'room', Number(room));
    const input = { ...inputOf('room', { ...saal, version }), name: text('Umbau', 'Works') };
    valueOf(await app.records.update('room', { id: Number(room), version }, input));
    expect((await listed(app)).place).toContain('Umbau');
  });

  it('EV-01 ED-11 negative control: views that hear of no change stay as they were', async () => {
    const app = await appFor(engine, 'demo');
    const deaf: AppContext = { ...app, eventViews: new EventViewCache() };
    const before = await listed(deaf);
    await rename(app, 'Umbenannt');
    expect((await listed(deaf)).title).toBe(before.title);
    expect((await listed(app)).title).toBe('Umbenannt');
  });
});

describe('rows of lists beside many events', () => {
  it('EV-01 are found by their ids and their parents, however bad the index of parents looks', async () => {
    const app = await appFor('sqlite', 'demo');
    const { db } = app.database;
    // Most events have no parent, as in every venue.
    await db.updateTable('event').set({ parent: null }).where('id', '>', 20).execute();
    await db.executeQuery(CompiledQuery.raw('analyze'));
    const asked: CompiledQuery[] = [];
    const executor = db.getExecutor();
    const run = executor.executeQuery.bind(executor);
    executor.executeQuery = (query) => {
      asked.push(query);
      return run(query);
    };
    await listedEvents(db, [ID]);
    executor.executeQuery = run;
    const planOf = async ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) => {
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery(explained);
      return rows.map((row) => (row as { detail: string }).detail).join('\n');
    };
    const [query] = asked;
    const plan = query === undefined ? 'nothing was asked' : await planOf(query);
    expect(plan).toMatch(/SEARCH event USING INTEGER PRIMARY KEY/u);
    expect(plan).not.toMatch(/SCAN event|date_start/u);
    // Negative control: what reads all events in the order of their dates.
    const sql = 'select * from event where is_online = 1 order by date_start, id';
    expect(await planOf({ sql, parameters: [] })).toMatch(/SCAN event|date_start/u);
  });
});
