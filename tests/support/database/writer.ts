import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { Outcome } from './writer-process.ts';

const PROCESS = fileURLToPath(new URL('writer-process.ts', import.meta.url));

/** Starts another process on a database. @returns saves a room there, if it has that version */
export async function startWriter({ databaseUrl, dataDir }: DatabaseConfig) {
  const child = fork(PROCESS, [databaseUrl ?? '', dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const answer = async (): Promise<Outcome> => {
    const [outcome] = (await once(child, 'message')) as [Outcome];
    return outcome;
  };
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });
  await answer();
  return (id: number, version: number): Promise<Outcome> => {
    const told = answer();
    child.send({ id, version });
    return told;
  };
}
