/** @module-tag full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { databaseFor, appAt } from '../../support/database/house.ts';
import { killsOf, timeFor } from '../../support/kills.ts';

const PROGRAM = fileURLToPath(new URL('../../support/forms/sender-process.ts', import.meta.url));
const KILLS = killsOf(16);
const AT_ONCE = 2;
/** Longest time between the first entry and the end, in milliseconds. */
const MAX_MS = 25;

/** Starts the process and kills it while it sends. @returns the last number that it said was stored */
async function killed(
  dataDir: string,
  { first, order = 'late' }: { readonly first: number; readonly order?: 'late' | 'early' },
  after: number,
): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, dataDir, String(first), order],
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

/** The numbers of the entries, and of those whose both messages wait. */
async function stored({ database: { db } }: AppContext) {
  const entries = await db.selectFrom('form_entry').select('email').execute();
  const mails = await db.selectFrom('outbox').select(['recipient', 'body']).execute();
  const toHouse = mails.filter(({ recipient }) => recipient === 'haus@morgenfeld.example');
  return {
    entries: new Set(entries.map(({ email }) => email)),
    confirmed: new Set(mails.map(({ recipient }) => recipient)),
    told: toHouse.map(({ body }) => body ?? '').join('\n'),
    all: mails.length,
  };
}

describe('a process that is killed while somebody sends a form', () => {
  it(
    `FO-07 has kept every entry and every message that it said was stored, ${KILLS} times`,
    { timeout: timeFor(KILLS) },
    async () => {
      const runKills = async (number: number) => {
        const place = await databaseFor('sqlite', 'demo');
        const app = await appAt(place);
        const short: object[] = [];
        let last = 0;
        for (let round = 0; round < KILLS / AT_ONCE; round += 1) {
          const first = last + 2;
          last = await killed(place.dataDir, { first }, ((round * AT_ONCE + number) * 7) % MAX_MS);
          const { entries, confirmed, told, all } = await stored(app);
          const address = `n${last}@example.org`;
          const isKept = entries.has(address) && confirmed.has(address) && told.includes(address);
          if (!isKept) short.push({ round, last });
          // A message without its entry, or an entry without its two messages, is never there.
          if (all !== entries.size * 2) short.push({ round, all, entries: entries.size });
        }
        return { short, count: (await stored(app)).entries.size };
      };
      const runs = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, number) => runKills(number)),
      );
      expect(runs.flatMap(({ short }) => short)).toEqual([]);
      for (const { count } of runs) expect(count).toBeGreaterThanOrEqual(KILLS / AT_ONCE);
    },
  );

  it(
    'FO-07 control: said before it is committed, entries are missing',
    { timeout: timeFor(KILLS) },
    async () => {
      const place = await databaseFor('sqlite', 'demo');
      const app = await appAt(place);
      let missing = 0;
      let last = 0;
      for (let round = 0; round < KILLS && missing === 0; round += 1) {
        last = await killed(place.dataDir, { first: last + 2, order: 'early' }, round % MAX_MS);
        if (!(await stored(app)).entries.has(`n${last}@example.org`)) missing += 1;
      }
      expect(missing).toBe(1);
    },
  );
});
