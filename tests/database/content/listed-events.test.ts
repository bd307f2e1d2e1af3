import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { listEvents } from '../../../src/lib/server/page-data/events/list-events.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
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
