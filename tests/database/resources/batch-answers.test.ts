import { addMilliseconds, minutesToMilliseconds } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { askRaw, programWith } from '../../support/resources/route.ts';
import { text } from '../../support/content/records.ts';

const ADMIN = programWith('admin');
const OTHER: Caller = {
  ...NOBODY,
  role: 'admin',
  how: 'token',
  token: { id: 7, name: 'Other' } as never,
};
const ASYNC = { prefer: 'respond-async' };

const tag = (name: string, more: object = {}) => ({
  action: 'put',
  kind: 'tag',
  source: 'later',
  source_id: name,
  body: { name: text(name, name), ...more },
});

async function send(
  app: AppContext,
  key: string | null,
  operations: readonly object[],
  { query = '', caller = ADMIN, headers = {} } = {},
) {
  const body = JSON.stringify({ operations });
  const sent = { ...headers, ...(key !== null && { 'idempotency-key': key }) };
  const request = { method: 'POST', address: `/de/api/batch/${query}`, body, headers: sent };
  return askRaw(app, request, caller);
}

const read = (app: AppContext, address: string, caller = ADMIN) =>
  askRaw(app, { method: 'GET', address }, caller);

const tagsOf = async (app: AppContext): Promise<number> =>
  (await allRecords(app.database.db, 'tag')).length;

describe.each(BOTH_ENGINES)('a batch that is answered later, on %s', (engine) => {
  it('API-06 says 202 with an address, which tells what was written', async () => {
    const app = await appFor(engine, 'demo');
    const before = await tagsOf(app);
    const begun = await send(app, 'a/key?=%1', [tag('eins'), tag('zwei')], { headers: ASYNC });
    expect([begun.status, begun.body]).toEqual([202, { state: 'running' }]);
    const address = begun.headers.get('location') ?? '';
    await app.batchJobs.close();
    const done = await read(app, address);
    expect([done.status, done.body]).toMatchObject([200, { created: 2, dry_run: false }]);
    expect(await tagsOf(app)).toBe(before + 2);
    // The same again is the same answer; nobody else is told.
    const again = await send(app, 'a/key?=%1', [tag('eins'), tag('zwei')], { headers: ASYNC });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect((await read(app, address, OTHER)).status).toBe(404);
    expect((await read(app, address, programWith('visitor'))).status).toBe(403);
  });

  it('API-06 tells what failed as the batch itself would have, and gives the key back', async () => {
    const app = await appFor(engine, 'demo');
    const bad = [tag('gut'), tag('schlecht', { unheard_of: 1 })];
    const begun = await send(app, 'fails', bad, { headers: ASYNC });
    await app.batchJobs.close();
    const told = await read(app, begun.headers.get('location') ?? '');
    const direct = await send(app, null, bad);
    expect([told.status, told.body]).toEqual([400, direct.body]);
    expect(Object.keys((told.body as { fields: object }).fields)).toEqual([
      'operations.1.body.unheard_of',
    ]);
    const mended = await send(app, 'fails', [tag('gut')], { headers: ASYNC });
    expect(mended.status).toBe(202);
    await app.batchJobs.close();
    expect((await read(app, mended.headers.get('location') ?? '')).status).toBe(200);
  });

  it('API-06 one that is being written is not begun again; one whose process ended is', async () => {
    let now = new Date('2027-01-04T10:00:00Z');
    const app = await appFor(engine, 'demo', () => now);
    const first = await send(app, 'lost', [tag('eins')], { headers: ASYNC });
    await app.batchJobs.close();
    // As if its process had ended on the way: the key is taken and nothing is written.
    const until = addMilliseconds(now, minutesToMilliseconds(5)).toISOString();
    await app.database.db
      .updateTable('api_request')
      .set({ answer: JSON.stringify({ is: 'running', until }) })
      .execute();
    const address = first.headers.get('location') ?? '';
    expect((await read(app, address)).status).toBe(202);
    const second = await send(app, 'lost', [tag('eins')], { headers: ASYNC });
    await app.batchJobs.close();
    expect((await read(app, address)).status).toBe(202);
    now = addMilliseconds(now, minutesToMilliseconds(6));
    const lost = await read(app, address);
    expect([second.status, lost.status, (lost.body as { code: string }).code]).toEqual([
      202,
      503,
      'unavailable',
    ]);
    await send(app, 'lost', [tag('eins')], { headers: ASYNC });
    await app.batchJobs.close();
    expect((await read(app, address)).body).toMatchObject({ unchanged: 1 });
  });

  it('API-06 writes nothing any more once nobody can be told', async () => {
    let now = new Date('2027-01-04T10:00:00Z');
    const app = await appFor(
      engine,
      'demo',
      // Each look at the clock takes a minute: it is over in the course of the batch.
      () => (now = addMilliseconds(now, minutesToMilliseconds(1))),
    );
    const before = await tagsOf(app);
    const many = Array.from({ length: 20 }, (_, index) => tag(`t${String(index)}`));
    const begun = await send(app, 'slow', many, { headers: ASYNC });
    await app.batchJobs.close();
    const told = await read(app, begun.headers.get('location') ?? '');
    expect([told.status, await tagsOf(app)]).toEqual([503, before]);
  });

  it('API-06 needs a key to be asked for', async () => {
    const app = await appFor(engine, 'demo');
    const answer = await send(app, null, [tag('eins')], { headers: ASYNC });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { 'idempotency-key': /./u } },
    ]);
  });

  it('API-06 the dry runs of one import go on from each other, and keep nothing', async () => {
    const app = await appFor(engine, 'demo');
    const before = await tagsOf(app);
    const venue = {
      ...{ action: 'put', kind: 'venue', source: 'import', source_id: 'v1' },
      body: { name: text('Halle', 'Hall') },
    };
    const room = {
      ...{ action: 'put', kind: 'room', source: 'import', source_id: 'r1' },
      body: {
        ...{ name: text('Saal', 'Room'), slug: 'probe-saal' },
        venue: { source: 'import', source_id: 'v1' },
      },
    };
    const alone = await send(app, 'two', [room], { query: '?dry_run=1' });
    expect(alone.status).toBe(400);
    const first = await send(app, 'one', [venue, tag('eins')], { query: '?dry_run=1' });
    expect([first.status, first.body]).toMatchObject([200, { created: 2 }]);
    const second = await send(app, 'two', [room], { query: '?dry_run=1&after=one' });
    expect([second.status, second.body]).toMatchObject([200, { created: 1, dry_run: true }]);
    const broken = await send(app, 'three', [tag('zwei', { unheard_of: 1 })], {
      query: '?dry_run=1&after=two',
    });
    expect(Object.keys((broken.body as { fields: object }).fields)).toEqual([
      'operations.0.body.unheard_of',
    ]);
    expect(await tagsOf(app)).toBe(before);
    // The keys are still free for what is meant.
    expect((await send(app, 'one', [venue, tag('eins')])).status).toBe(200);
    // Control: one that is not known, that is somebody else's, and outside of a dry run.
    for (const [query, caller] of [
      ['?dry_run=1&after=never', ADMIN],
      ['?dry_run=1&after=one', OTHER],
      ['?after=one', ADMIN],
    ] as const) {
      const answer = await send(app, null, [room], { query, caller });
      expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([
        400,
        ['after'],
      ]);
    }
  });
});
