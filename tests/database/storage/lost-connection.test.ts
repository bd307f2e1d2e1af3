import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { lineTo } from '../../support/database/line.ts';

// Without its listener the connection's error would end the process, which fails this run.
it('RL-02 a connection that breaks between two statements of a transaction fails the next one, and ends nothing else', async () => {
  const target = new URL(inject('masters').postgres);
  const line = await lineTo(target);
  target.port = String(line.port);
  const { db } = await openDatabase({ databaseUrl: target.href, dataDir: '' });
  onTestFinished(() => db.destroy());
  const broken = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await line.cut();
    // Long enough for the driver to hear of it while nothing is asked.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 2`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  await line.restore();
  const { rows } = await sql<{ two: number }>`select 2 as two`.execute(db);
  expect(rows).toEqual([{ two: 2 }]);
  await line.cut();
});
