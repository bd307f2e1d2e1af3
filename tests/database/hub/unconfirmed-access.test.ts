import { ROW_ACTIONS } from '../../../src/lib/server/actions/hub/lists/row-actions.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { hubList } from '../../../src/lib/server/page-data/hub/lists.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import {
  asSaid,
  unconfirmedEvents,
} from '../../../src/lib/server/repositories/hub/unconfirmed-access.ts';
import { copyRecord } from '../../../src/lib/server/services/editing/pages.ts';
import { valueOf, stored } from '../../support/content/records.ts';
import { appFor, databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { insertHouse, insertOld, oldEvent, type AnyDb } from '../../support/database/old-events.ts';
import { NOW } from '../../support/env.ts';

const BEFORE = '0033_version_door';
const STEP_FREE = '{"wheelchair_places":2,"step_free":true}';
const STEPS = '{"wheelchair_places":0,"step_free":false}';
const [IMPORTED, WITH_STEPS, OF_THE_DEMO, OVER] = [1, 2, 3, 4];

/** A venue from when a new event was step-free by itself, brought to the newest schema. */
async function oldHouse(engine: Engine) {
  const database = await openDatabase(await databaseFor(engine, 'nothing'));
  onTestFinished(() => database.db.destroy());
  await migrate(database.db, BEFORE);
  const db = database.db as unknown as AnyDb;
  await insertHouse(db);
  await insertOld(db, 'event', [
    { ...oldEvent(IMPORTED, {}), access: STEP_FREE },
    { ...oldEvent(WITH_STEPS, {}), access: STEPS },
    { ...oldEvent(OF_THE_DEMO, {}), access: STEP_FREE },
    { ...oldEvent(OVER, {}), access: STEP_FREE, date_start: '2020-01-01T18:00:00Z' },
  ]);
  await insertOld(db, 'demo_record', [{ kind: 'event', record: OF_THE_DEMO }]);
  await migrate(database.db);
  return database.db;
}

describe.each(ENGINES)('events that were step-free by themselves, on %s', (engine) => {
  it('EV-12 are asked for as long as they come, and stay as they are', async () => {
    const db = await oldHouse(engine);
    const asked = await unconfirmedEvents(db, NOW.toISOString());
    expect(asked.map(({ id }) => id)).toEqual([IMPORTED]);
    const rows = await db.selectFrom('event').select(['id', 'access']).orderBy('id').execute();
    expect(rows.map(({ access }) => access)).toEqual([STEP_FREE, STEPS, STEP_FREE, STEP_FREE]);
  });

  it('EV-12 ED-12 are confirmed in the hub, and hand nothing on before', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const list = hubList('unconfirmed_access');
    const context = await PageContext.open(app, 'de', '/de/cms-hub/unconfirmed_access');
    const caller = { user: null } as never;
    const query = { text: '', page: 1 };
    const [coming] = await db
      .selectFrom('event')
      .select('id')
      .where('date_start', '>', NOW.toISOString())
      .where('access', 'like', '%"step_free":true%')
      .limit(1)
      .execute();
    const id = coming?.id ?? 0;
    const copied = async () => {
      const made = await copyRecord(app, 'event', id, { name: '', locale: 'de', source: 'hub' });
      return (await stored(app, 'event', valueOf(made))).access.step_free;
    };
    expect((await list?.rows(context, query, caller))?.rows).toEqual([]);
    await db.insertInto('unconfirmed_access').values({ event: id }).execute();
    const row = (await list?.rows(context, query, caller))?.rows[0];
    expect(row).toMatchObject({ id: String(id), actions: ['confirm_access'] });
    expect(await copied()).toBe(false);

    const confirm = ROW_ACTIONS['unconfirmed_access']?.['confirm_access'];
    expect((await confirm?.(context, String(id), caller))?.ok).toBe(true);
    expect((await list?.rows(context, query, caller))?.rows).toEqual([]);
    expect(await asSaid(db, id, { access: { step_free: true } })).toEqual({
      access: { step_free: true },
    });
    expect((await stored(app, 'event', id)).access.step_free).toBe(true);
    expect(await copied()).toBe(true);
    expect((await confirm?.(context, String(id), caller))?.ok).toBe(false);
  });
});
