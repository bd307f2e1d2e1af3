/** @module-tag full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { opened, openPage } from '../../support/editing/editing.ts';
import { databaseFor, appAt } from '../../support/database/house.ts';
import { text } from '../../support/content/records.ts';
import { killsOf, timeFor } from '../../support/kills.ts';

const PROGRAM = fileURLToPath(new URL('../../support/editing/saver-process.ts', import.meta.url));
const KILLS = killsOf(24);
/** As many databases at once, each killed one time after the other. */
const AT_ONCE = 4;
/** Longest time between the first save and the end, in milliseconds. */
const MAX_MS = 25;

/** Starts the process on a page and kills it while it saves. @returns the last number that it said was saved */
async function killed(
  dataDir: string,
  { id, order = 'late' }: { readonly id: number; readonly order?: 'late' | 'early' },
  after: number,
): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, dataDir, String(id), order],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // What the first one compiled the others need not.
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(inject('masters').folder, 'compiled') },
    },
  );
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const gone = once(child, 'close');
  await once(child.stdout, 'data');
  await pause(after);
  child.kill('SIGKILL');
  await gone;
  return Number(said.trim().split('\n').at(-1));
}

describe('a process that is killed while it saves', () => {
  it(
    `ED-03 has kept everything that it said was saved, ${KILLS} times`,
    { timeout: timeFor(KILLS) },
    async () => {
      const runKills = async (number: number) => {
        const place = await databaseFor('sqlite', 'demo');
        const app = await appAt(place);
        const { id } = await openPage(app, { title: text('0', '') });
        const short: object[] = [];
        for (let round = 0; round < KILLS / AT_ONCE; round += 1) {
          const last = await killed(
            place.dataDir,
            { id },
            ((round * AT_ONCE + number) * 7) % MAX_MS,
          );
          const { content } = await opened(app, 'page', id);
          const kept = Number((content['title'] as { readonly de: string }).de);
          // What was under way may be there or not; what was acknowledged is.
          if (!(kept === last || kept === last + 1)) short.push({ round, last, kept });
        }
        const { title } = (await opened(app, 'page', id)).content;
        return { short, saves: Number((title as { readonly de: string }).de) };
      };
      const runs = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, number) => runKills(number)),
      );
      expect(runs.flatMap(({ short }) => short)).toEqual([]);
      for (const { saves } of runs) expect(saves).toBeGreaterThanOrEqual(KILLS / AT_ONCE);
    },
  );

  it(
    'RL-05 case 1 control: said before it is committed, saves are missing',
    { timeout: timeFor(KILLS) },
    async () => {
      const place = await databaseFor('sqlite', 'demo');
      const app = await appAt(place);
      const { id } = await openPage(app, { title: text('0', '') });
      let missing = 0;
      for (let round = 0; round < KILLS && missing === 0; round += 1) {
        const last = await killed(place.dataDir, { id, order: 'early' }, round % MAX_MS);
        const { content } = await opened(app, 'page', id);
        if (Number((content['title'] as { readonly de: string }).de) < last) missing += 1;
      }
      expect(missing).toBe(1);
    },
  );
});
