import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { RushOrder } from './buyer-process.ts';
import type { Sold } from './shop-rush.ts';

/** A process that sells from the same database until the test is over. */
export async function startBuyers({ databaseUrl, dataDir }: DatabaseConfig) {
  const program = fileURLToPath(new URL('buyer-process.ts', import.meta.url));
  const child = fork(program, [databaseUrl ?? '', dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });
  await once(child, 'message');
  return {
    async rush(order: RushOrder): Promise<Sold> {
      const answered = once(child, 'message') as Promise<[Sold]>;
      child.send(order);
      const [sold] = await answered;
      return sold;
    },
  };
}
