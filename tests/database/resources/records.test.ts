import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, appAt, appFor, databaseFor } from '../../support/database/house.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';

const NAME = { name: { de: 'Kammermusik', en: 'Chamber music' } };

describe.each(BOTH_ENGINES)('records as resources on %s', (engine) => {
  it('API-03 are made, read, changed, replaced and deleted, each from the state that was seen', async () => {
    const app = await appFor(engine, 'demo');
    const made = await ask(app, 'POST /de/api/tag/', { body: { ...NAME, show_in_filter: false } });
    expect([made.status, made.body['change'], made.headers['etag']]).toEqual([
      201,
      'created',
      '"1"',
    ]);
    const address = `/de/api/tag/${String(made.body['id'])}/` as const;
    expect(made.headers['location']).toBe(address);

    const read = await ask(app, `GET ${address}`);
    expect([read.status, read.headers['etag']]).toEqual([200, '"1"']);
    expect(read.body).toMatchObject({ ...NAME, show_in_filter: false, version: 1, sources: [] });

    expect((await ask(app, `PATCH ${address}`, { body: {} })).status).toBe(428);
    const changed = await ask(app, `PATCH ${address}`, {
      body: { name: { de: 'Kammer', en: 'Chamber' } },
      headers: { 'if-match': '"1"' },
    });
    expect([changed.status, changed.body['change'], changed.body['version']]).toEqual([
      200,
      'updated',
      2,
    ]);
    expect(changed.body['record']).toMatchObject({ show_in_filter: false });

    const stale = await ask(app, `PATCH ${address}`, {
      body: NAME,
      headers: { 'if-match': '"1"' },
    });
    expect([stale.status, stale.body['code']]).toEqual([409, 'conflict']);
    expect(stale.body['current']).toMatchObject({
      name: { de: 'Kammer', en: 'Chamber' },
      version: 2,
    });

    const replaced = await ask(app, `POST ${address}`, {
      body: NAME,
      headers: { 'if-match': '"2"' },
    });
    expect(replaced.body['record']).toMatchObject({ ...NAME, show_in_filter: true, version: 3 });
    const same = await ask(app, `PATCH ${address}`, { body: NAME, headers: { 'if-match': '"3"' } });
    expect([same.body['change'], same.body['version']]).toEqual(['unchanged', 3]);

    expect((await ask(app, `DELETE ${address}`, { headers: { 'if-match': '"2"' } })).status).toBe(
      409,
    );
    const removed = await ask(app, `DELETE ${address}`, { headers: { 'if-match': '"3"' } });
    expect([removed.status, removed.body['change']]).toEqual([200, 'deleted']);
    expect((await ask(app, `GET ${address}`)).status).toBe(404);
  });

  it('API-03 DELETE of what others hold is refused with their list', async () => {
    const app = await appFor(engine, 'demo');
    const { version } = (await ask(app, 'GET /en/api/room/1/')).body;
    const headers = { 'if-match': `"${String(version)}"` };
    const refused = await ask(app, 'DELETE /en/api/room/1/?anyway=1', { headers });
    expect([refused.status, refused.body['reason']]).toEqual([409, 'linked']);
    expect(refused.body['links']).not.toEqual([]);
    expect((await ask(app, 'GET /en/api/room/1/')).status).toBe(200);
  });

  it('API-03 one language at a time: the other one stays, and each is read by itself', async () => {
    const app = await appFor(engine, 'demo');
    const made = await ask(app, 'POST /de/api/tag/?language=de', { body: { name: 'Orgel' } });
    const address = `/de/api/tag/${String(made.body['id'])}/` as const;
    await ask(app, `PATCH ${address}?language=en`, {
      body: { name: 'Organ' },
      headers: { 'if-match': '"1"' },
    });
    expect((await ask(app, `GET ${address}`)).body['name']).toEqual({ de: 'Orgel', en: 'Organ' });
    expect((await ask(app, `GET ${address}?language=en`)).body['name']).toBe('Organ');
  });

  it('API-03 a draft stays beside what is public, and a new record offline', async () => {
    const app = await appFor(engine, 'demo');
    const before = (await ask(app, 'GET /de/api/person/1/')).body;
    const headers = { 'if-match': `"${String(before['version'])}"` };
    const kept = await ask(app, 'PATCH /de/api/person/1/?draft=1', {
      body: { name: 'Entwurf' },
      headers,
    });
    expect([kept.status, typeof kept.body['draft']]).toEqual([200, 'number']);
    expect((await ask(app, 'GET /de/api/person/1/')).body['name']).toBe(before['name']);
    expect((await ask(app, 'GET /de/api/person/1/?draft=1')).body['name']).toBe('Entwurf');
    const made = await ask(app, 'POST /de/api/person/?draft=1', { body: { name: 'Neu' } });
    expect(made.body['record']).toMatchObject({ is_online: false });
    const refused = await ask(app, 'PATCH /de/api/tag/1/?draft=1', {
      body: NAME,
      headers: { 'if-match': '*' },
    });
    expect(refused.status).toBe(400);
  });

  it('API-06 ?dry_run=1 answers as the write would, and keeps nothing', async () => {
    const app = await appFor(engine, 'demo');
    const count = (await ask(app, 'GET /de/api/tag/')).body['count'];
    const tried = await ask(app, 'POST /de/api/tag/?dry_run=1', { body: NAME });
    expect([tried.status, tried.body['change'], tried.body['dry_run']]).toEqual([
      201,
      'created',
      true,
    ]);
    expect(tried.headers['location']).toBeUndefined();
    expect((await ask(app, 'POST /de/api/tag/?dry_run=1', { body: {} })).status).toBe(400);
    expect((await ask(app, 'GET /de/api/tag/')).body['count']).toBe(count);
  });

  it('API-06 the same under the same Idempotency-Key is done once; something else is refused', async () => {
    const app = await appFor(engine, 'demo');
    const headers = { 'idempotency-key': 'import-1' };
    const [first, second] = await Promise.all([
      ask(app, 'POST /de/api/tag/', { body: NAME, headers }),
      ask(app, 'POST /de/api/tag/', { body: NAME, headers }),
    ]);
    expect(first.body['id']).toBe(second.body['id']);
    const repeated = [first, second].filter((one) => one.headers['idempotent-replayed'] === 'true');
    expect(repeated).toHaveLength(1);
    const other = { name: { de: 'Anderes', en: '' } };
    expect((await ask(app, 'POST /de/api/tag/', { body: other, headers })).status).toBe(409);
    // Control: without the key there are two of them.
    const third = await ask(app, 'POST /de/api/tag/', { body: NAME });
    expect(third.body['id']).not.toBe(first.body['id']);
    // Another caller's keys are its own.
    const caller = callerWith('admin');
    const theirs = await ask(app, 'POST /de/api/tag/', { body: NAME, headers, caller });
    expect(theirs.body['id']).not.toBe(first.body['id']);
  });

  it('API-06 answers are given again for a day, and are deleted then, whether or not another key comes', async () => {
    const place = await databaseFor(engine, 'demo');
    const house = (now: string) => appAt(place, new Date(now));
    const app = await house('2026-11-20T10:00:00Z');
    const headers = { 'idempotency-key': 'import-2' };
    await ask(app, 'POST /de/api/tag/', { body: NAME, headers });
    const rowsAfterSweep = async (now: string) => {
      const later = await house(now);
      await later.resources.sweep();
      return later.database.db.selectFrom('api_request').select('key').execute();
    };
    expect(await rowsAfterSweep('2026-11-21T09:00:00Z')).toHaveLength(1);
    expect(await rowsAfterSweep('2026-11-21T11:00:00Z')).toHaveLength(0);
  });
});
