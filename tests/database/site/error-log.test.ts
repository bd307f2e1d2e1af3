import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ErrorLog } from '../../../src/lib/server/services/errors/error-log.ts';
import { errorHtml } from '../../../src/lib/server/services/errors/error-html.ts';
import { countMissed, mostMissed } from '../../../src/lib/server/repositories/error-log.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';

const HERE = '192.0.2.1';
const HOUR_MS = 3_600_000;
const ALL = { text: '', limit: 10_000, offset: 0 };

describe.each(ENGINES)('addresses that are not there, on %s', (engine) => {
  async function logFor() {
    const app = await appFor(engine, 'bare');
    let time = NOW.getTime();
    const parts = { database: app.database, report: app.report, now: () => new Date(time) };
    const listed = async (log: ErrorLog) => {
      await log.write();
      return mostMissed(app.database.db, ALL);
    };
    return { app, parts, listed, pass: (ms: number) => (time += ms) };
  }

  it('ER-02 are counted with and without scripts, by several processes together', async () => {
    const { parts, listed } = await logFor();
    const [one, other] = [new ErrorLog(parts), new ErrorLog(parts)];
    one.countAnswered('/de/alt');
    one.countAnswered('/de/alt');
    other.countAnswered('/de/alt');
    other.countAnswered('/wp-login.php');
    expect(await other.countSeen('/de/alt', HERE)).toBe(true);
    await one.write();
    expect(await listed(other)).toMatchObject([
      { path: '/de/alt', answered: 3, seen: 1 },
      { path: '/wp-login.php', answered: 1, seen: 0 },
    ]);
    const { db } = parts.database;
    const login = { ...ALL, text: 'WP-' };
    expect(await mostMissed(db, login)).toMatchObject([{ path: '/wp-login.php' }]);
    // Signs that mean something to the database mean nothing here.
    expect(await countMissed(db, 'wp_login')).toBe(0);
    expect(await countMissed(db, '')).toBe(2);
  });

  it('ER-02 a browser counts once an hour for an address, and a client address is heard so often', async () => {
    const { parts, listed, pass } = await logFor();
    const log = new ErrorLog(parts);
    for (let time = 0; time < 60; time += 1)
      expect(await log.countSeen('/de/alt', HERE)).toBe(true);
    expect(await log.countSeen('/de/other', HERE)).toBe(false);
    expect(await log.countSeen('/de/alt', '192.0.2.2')).toBe(true);
    expect(await listed(log)).toMatchObject([{ path: '/de/alt', seen: 2 }]);
    pass(HOUR_MS);
    expect(await log.countSeen('/de/alt', HERE)).toBe(true);
    expect(await listed(log)).toMatchObject([{ path: '/de/alt', seen: 3 }]);
  });

  it('ER-02 a flood of addresses is few writes and no more rows than have room', async () => {
    const { parts, listed, app } = await logFor();
    const log = new ErrorLog(parts);
    for (let number = 0; number < 20_000; number += 1) log.countAnswered(`/flood/${number}`);
    expect((await listed(log)).length).toBe(300);
    await app.database.db
      .insertInto('error_log')
      .values(
        Array.from({ length: 5000 }, (_, number) => ({
          ...{ path: `/old/${number}`, answered: 1, seen: 0 },
          ...{ first_at: '2026-11-01T00:00:00Z', last_at: '2026-11-01T00:00:00Z' },
        })),
      )
      .execute();
    await log.sweep();
    expect((await listed(log)).length).toBeLessThanOrEqual(5000);
    expect((await listed(log)).some(({ path: name }) => name === '/flood/0')).toBe(true);
  });

  it('ER-02 are forgotten when nobody asked for them in 90 days', async () => {
    const { parts, listed, pass } = await logFor();
    const log = new ErrorLog(parts);
    log.countAnswered('/de/alt');
    await log.write();
    pass(89 * 24 * HOUR_MS);
    await log.sweep();
    expect(await listed(log)).toHaveLength(1);
    pass(2 * 24 * HOUR_MS);
    await log.sweep();
    expect(await listed(log)).toEqual([]);
  });
});

describe('ER-01 the HTML of an error page', () => {
  const snippet = (key: string, code: string) => ({
    read: () =>
      Promise.resolve({
        html_snippet: new Map([[1, { key, code: { de: code, en: '' } }]]),
      } as never),
  });

  it('ER-01 is the venue’s snippet, else its file, made safe, else nothing', async () => {
    const app = await appFor('sqlite', 'bare');
    const { env } = app;
    const reports: string[] = [];
    const report = { report: (message: string) => void reports.push(message) };
    const parts = {
      env,
      report,
      reference: snippet('error-404', '<h1>Weg</h1><script>alert(1)</script><b onclick="x">!</b>'),
    };
    expect(await errorHtml(parts, 404, 'de')).toBe('<h1>Weg</h1><b>!</b>');
    expect(await errorHtml(parts, 404, 'en')).toBeNull();
    const folder = path.join(env.dataDir, 'html');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '404.html'), '<p>both</p><iframe src="/x"></iframe>');
    writeFileSync(path.join(folder, '500.en.html'), '<p>English</p>');
    expect(await errorHtml(parts, 404, 'en')).toBe('<p>both</p>');
    expect(await errorHtml(parts, 500, 'en')).toBe('<p>English</p>');
    expect(await errorHtml(parts, 500, 'de')).toBeNull();
    expect(reports).toEqual([]);
    const broken = { read: () => Promise.reject(new Error('no database')) };
    expect(await errorHtml({ ...parts, reference: broken }, 404, 'de')).toBeNull();
    expect(reports).toHaveLength(1);
  });
});
