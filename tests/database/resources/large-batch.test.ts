import { readdirSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../../../src/lib/server/db/open.ts';
import { preparedTransaction } from '../../../src/lib/server/db/prepared-transaction.ts';
import { transaction } from '../../../src/lib/server/db/transaction.ts';
import { success, type Result } from '../../../src/lib/result.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { appAt, appFor, BOTH_ENGINES, databaseFor } from '../../support/database/house.ts';
import { askRaw, programWith } from '../../support/resources/route.ts';
import { text } from '../../support/content/records.ts';

const ADMIN = programWith('admin');
/** More than are written directly, and as few as that. */
const MANY = 40;
const FEW = 5;
const TAGS = { tables: ['tag'] } as const;

const operation = (index: number, more: object = {}) => ({
  action: 'put',
  kind: 'event',
  source: 'batch',
  source_id: `e${String(index)}`,
  body: {
    title: text(`Zwischenspiel ${String(index)}`, `Interlude ${String(index)}`),
    date_start: '2027-03-01T19:00:00Z',
    room: 1,
    ...more,
  },
});

const operations = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => operation(index));

const send = (app: AppContext, body: readonly object[], query = '') =>
  askRaw(
    app,
    {
      method: 'POST',
      address: `/de/api/batch/${query}`,
      body: JSON.stringify({ operations: body }),
    },
    ADMIN,
  );

/** A write of a visitor, of a table that no batch is about. */
const visitorWrites = (app: AppContext, key: string) =>
  app.database.db.insertInto('booking_request').values({ key, at: 'now', answer: null }).execute();

const eventsOf = async (app: AppContext): Promise<number> =>
  (await allRecords(app.database.db, 'event')).length;

type Run = (work: () => Promise<Result<null>>) => Promise<Result<null>>;

/** Which of some work and a visitor's write, begun in its course, is done first. */
async function order(app: AppContext, run: Run): Promise<readonly string[]> {
  const done: string[] = [];
  let visitor: Promise<unknown> = Promise.resolve();
  await run(async () => {
    visitor = visitorWrites(app, 'beside').then(() => done.push('visitor'));
    for (let step = 0; step < MANY; step += 1) await turn();
    done.push('work');
    return success(null);
  });
  await visitor;
  return done;
}

describe('API-06 a large batch beside others on SQLite', () => {
  it('API-06 lets the write of a visitor in while it is prepared', async () => {
    const app = await appFor('sqlite', 'demo');
    const done = await order(app, (work) => preparedTransaction(app.database, TAGS, work));
    expect(done).toEqual(['visitor', 'work']);
  });

  it('API-06 control: in one transaction from the beginning the visitor waits for the end', async () => {
    const app = await appFor('sqlite', 'demo');
    const done = await order(app, (work) => transaction(app.database, work));
    expect(done).toEqual(['work', 'visitor']);
  });

  it('API-06 is written so by the call, and what is small is not', async () => {
    const app = await appFor('sqlite', 'demo');
    const { raw } = app.database as Extract<OpenDatabase, { engine: 'sqlite' }>;
    const exec = vi.spyOn(raw, 'exec');
    const location = vi.spyOn(raw, 'location');
    onTestFinished(() => void vi.restoreAllMocks());
    await send(app, operations(FEW));
    const ofFew = [exec.mock.calls.length, location.mock.calls.length];
    expect(ofFew[0]).toBe(2);
    await send(app, operations(MANY));
    // Once more to begin and to commit, and a copy is made of the file beside.
    expect(exec.mock.calls.length).toBe(4);
    expect(location.mock.calls.length).toBeGreaterThan(ofFew[1] ?? 0);
  });

  it('API-06 reads of others do not wait for a transaction, and see the state before it', async () => {
    const app = await appFor('sqlite', 'demo');
    const { db } = app.database;
    const before = await eventsOf(app);
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('event_tags').execute();
      await tx.deleteFrom('search_queue').execute();
      expect(await eventsOf(app)).toBe(before);
      const { length } = await db.selectFrom('event_tags').select('owner').execute();
      expect(length).toBeGreaterThan(0);
    });
    expect(await db.selectFrom('event_tags').select('owner').execute()).toEqual([]);
  });

  it('API-06 control: a write of others does wait for it', async () => {
    const app = await appFor('sqlite', 'demo');
    const done: string[] = [];
    let writing: Promise<unknown> = Promise.resolve();
    await app.database.db.transaction().execute(async (tx) => {
      writing = visitorWrites(app, 'late').then(() => done.push('visitor'));
      await tx.deleteFrom('event_tags').execute();
      done.push('transaction');
    });
    await writing;
    expect(done).toEqual(['transaction', 'visitor']);
  });

  it('API-06 a dry run takes no lock at all', async () => {
    const app = await appFor('sqlite', 'demo');
    const before = await eventsOf(app);
    await app.database.db.transaction().execute(async () => {
      const { status, body } = await send(app, operations(MANY), '?dry_run=1');
      expect([status, (body as { created: number }).created]).toEqual([200, MANY]);
    });
    expect(await eventsOf(app)).toBe(before);
  });

  it('API-06 several at once are written one after the other, and more are told to come later', async () => {
    const app = await appFor('sqlite', 'demo');
    const before = await eventsOf(app);
    const of = (source: string) => operations(MANY).map((one) => ({ ...one, source }));
    const asked = ['a', 'b', 'c', 'd'].map((name) => send(app, of(name)));
    const answers = (await Promise.allSettled(asked)).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : (answer.reason as Error).name,
    );
    // What the middleware answers 503, with the moment to ask again.
    expect(answers).toEqual([200, 200, 'BusyTablesError', 'BusyTablesError']);
    expect(await eventsOf(app)).toBe(before + 2 * MANY);
    // The next one finds room again.
    expect((await send(app, of('e'))).status).toBe(200);
  });

  it('API-06 no copy of the database stays behind', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const app = await appAt(place);
    expect((await send(app, operations(MANY))).status).toBe(200);
    expect(
      (await send(app, [...operations(MANY), { ...operation(0), kind: 'nothing' }])).status,
    ).toBe(400);
    const names = readdirSync(place.dataDir).filter((name) => name.startsWith('foyer.db'));
    expect(names.filter((name) => !/^foyer\.db(?:-wal|-shm)?$/u.test(name))).toEqual([]);
  });
});

describe('API-06 a large batch that others overtake on SQLite', () => {
  /** Work that makes a tag, beside which somebody else makes another one, so many times. */
  const overtaken = (app: AppContext, times: number) => {
    let runs = 0;
    const work = async (tx: Parameters<Parameters<typeof app.records.write>[0]>[0]) => {
      runs += 1;
      if (runs <= times)
        await app.records.create('tag', { name: text(`Fremd ${runs}`, `${runs}`) });
      const how = { locale: 'de', source: null } as const;
      return app.records.createIn(tx, 'tag', { name: text('Eigen', 'Own') }, how);
    };
    return { work, runs: () => runs };
  };

  it('API-06 it is prepared again, from what is there now', async () => {
    const app = await appFor('sqlite', 'demo');
    const { work, runs } = overtaken(app, 1);
    const made = await preparedTransaction(app.database, TAGS, work);
    expect([made.ok, runs()]).toEqual([true, 2]);
    const names = (await allRecords(app.database.db, 'tag')).map(({ name }) => name.de);
    expect(names.filter((name) => name === 'Eigen' || name.startsWith('Fremd'))).toEqual([
      'Fremd 1',
      'Eigen',
    ]);
  });

  it('API-06 what is overtaken each time keeps nothing and is told as busy', async () => {
    const app = await appFor('sqlite', 'demo');
    const { work } = overtaken(app, 3);
    const trying: Promise<Result<unknown>> = preparedTransaction(app.database, TAGS, work);
    await expect(trying).rejects.toThrow('being changed by others');
    const names = (await allRecords(app.database.db, 'tag')).map(({ name }) => name.de);
    expect(names).not.toContain('Eigen');
  });

  it('API-06 control: a write of another kind overtakes nobody', async () => {
    const app = await appFor('sqlite', 'demo');
    let runs = 0;
    const made = await preparedTransaction(app.database, TAGS, async () => {
      runs += 1;
      await app.records.create('genre', { name: text('Fremd', 'Other') });
      return success(null);
    });
    expect([made.ok, runs]).toEqual([true, 1]);
  });
});

describe.each(BOTH_ENGINES)('API-06 a large batch on %s', (engine) => {
  it('API-06 is there whole, told once to everybody, and found by the search', async () => {
    const app = await appFor(engine, 'demo');
    const changes = app.database.db.selectFrom('change').select('id');
    const before = (await changes.execute()).length;
    const made = await send(app, operations(MANY));
    expect(made.body).toMatchObject({ created: MANY, updated: 0 });
    expect((await changes.execute()).length - before).toBe(MANY);
    await app.searchIndex.drain();
    const found = await app.database.db
      .selectFrom('search_document')
      .select('title')
      .where('title', 'like', 'Zwischenspiel%')
      .execute();
    expect(found).toHaveLength(MANY);
    const again = await send(app, operations(MANY));
    expect(again.body).toMatchObject({ created: 0, unchanged: MANY });
  });

  it('API-06 keeps nothing where its last operation fails', async () => {
    const app = await appFor(engine, 'demo');
    const before = await eventsOf(app);
    const failed = await send(app, [...operations(MANY), operation(MANY, { room: 99_999 })]);
    expect(failed.status).toBe(400);
    expect(Object.keys((failed.body as { fields: object }).fields)).toEqual([
      `operations.${String(MANY)}.body.room`,
    ]);
    expect(await eventsOf(app)).toBe(before);
  });

  it('API-06 under one key is written once', async () => {
    const app = await appFor(engine, 'demo');
    const headers = { 'idempotency-key': 'season' };
    const body = JSON.stringify({ operations: operations(MANY) });
    const request = { method: 'POST', address: '/de/api/batch/', body, headers };
    const before = await eventsOf(app);
    const [first, second] = await Promise.all([
      askRaw(app, request, ADMIN),
      askRaw(app, request, ADMIN),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    expect(await eventsOf(app)).toBe(before + MANY);
  });
});
