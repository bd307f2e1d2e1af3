import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { withStartLock } from '../../../src/lib/server/db/start-lock.ts';
import { BOTH_ENGINES, databaseFor } from '../../support/database/house.ts';
import { envFor } from '../../support/env.ts';

describe.each(BOTH_ENGINES)('OP-03 several processes that start at once on %s', (engine) => {
  it('migrate and fill an empty database once', async () => {
    const place = await databaseFor(engine, 'nothing');
    const env = envFor(place, { DEMO: 'true', HOUSE: 'empty' });
    const logins: string[] = [];
    const options = {
      runsTasks: false,
      onFirstLogin: ({ email }: { readonly email: string }) => void logins.push(email),
    };
    const apps = await Promise.all([createApp(env, options), createApp(env, options)]);
    expect(logins).toHaveLength(1);
    const [app] = apps;
    const { db } = app.database;
    expect(await db.selectFrom('settings').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('login_user').select('id').execute()).toHaveLength(1);
    for (const each of apps) await each.close();
  });

  it('do what is locked one after the other, also after one that failed', async () => {
    const place = await databaseFor(engine, 'bare');
    const databases = [await openDatabase(place), await openDatabase(place)] as const;
    onTestFinished(async () => {
      for (const { db } of databases) await db.destroy();
    });
    const steps: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = withStartLock(databases[0], place.dataDir, async () => {
      steps.push('first begins');
      await held;
      steps.push('first ends');
      throw new Error('broken');
    });
    await expect.poll(() => steps).toContain('first begins');
    const second = withStartLock(databases[1], place.dataDir, () => {
      steps.push('second');
      return Promise.resolve();
    });
    release();
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
  });
});
