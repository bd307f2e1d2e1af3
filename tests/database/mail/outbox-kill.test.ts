/** @module-tag full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { openMailer } from '../../../src/lib/server/adapters/mail.ts';
import { openDatabase, type DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import { Outbox } from '../../../src/lib/server/services/mail/outbox.ts';
import { databaseFor, ENGINES } from '../../support/database/house.ts';
import { killsOf, timeFor } from '../../support/kills.ts';
import { mailServer } from '../../support/mail/mail-server.ts';

const PROGRAM = fileURLToPath(new URL('../../support/mail/sender-process.ts', import.meta.url));
/** Of each engine. */
const KILLS = killsOf(8);
/** Longest time between the first message and the end, in milliseconds. */
const MAX_MS = 150;

/** Starts the process and kills it while it sends. @returns the messages that it acknowledged */
async function killed(
  place: DatabaseConfig,
  { url, order = '' }: { readonly url: string; readonly order?: string },
  round: number,
): Promise<readonly string[]> {
  const { dataDir, databaseUrl } = place;
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      PROGRAM,
      ...[dataDir, databaseUrl ?? '', url, String(round), order],
    ],
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
  await pause((round * 17) % MAX_MS);
  child.kill('SIGKILL');
  await gone;
  return said.trim().split('\n');
}

/** Sends what the killed processes left, when their turn to do so is over. */
async function deliverRest(place: DatabaseConfig, url: string): Promise<void> {
  const database = await openDatabase(place);
  const now = () => new Date(Date.now() + 120_000);
  const mailer = openMailer({ url, from: 'house@example.org' }, { folder: place.dataDir, now });
  await new Outbox({ database, mailer, report: { report: () => undefined }, now }).deliverDue();
  await database.db.destroy();
}

const subjectsOf = (messages: readonly { readonly text: string }[]) =>
  messages.map(({ text }) => /^Subject: (\S+)/mu.exec(text)?.[1] ?? '');

describe.each(ENGINES)('a process that is killed while it sends mail, on %s', (engine) => {
  it(
    `FO-08 loses no message that it acknowledged, ${KILLS} times`,
    { timeout: timeFor(KILLS) },
    async () => {
      const place = await databaseFor(engine, 'bare');
      const server = await mailServer('takes');
      const acknowledged: string[] = [];
      for (let round = 0; round < KILLS; round += 1)
        acknowledged.push(...(await killed(place, server, round)));
      await deliverRest(place, server.url);
      const arrived = subjectsOf(server.messages);
      expect(acknowledged.filter((name) => !arrived.includes(name))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      // Who gets a message twice can tell by its name that it is the same.
      const names = new Map(server.messages.map(({ id, text }) => [id, subjectsOf([{ text }])[0]]));
      expect(names.size).toBe(new Set(arrived).size);
      expect(names.has('')).toBe(false);
    },
  );
});

it(
  'FO-08 control: messages that only the process knows are lost with it',
  { timeout: timeFor(KILLS) },
  async () => {
    const place = await databaseFor('sqlite', 'bare');
    const server = await mailServer('takes');
    let lost = 0;
    for (let round = 0; round < KILLS && lost === 0; round += 1) {
      const acknowledged = await killed(place, { ...server, order: 'memory' }, round);
      await deliverRest(place, server.url);
      const arrived = subjectsOf(server.messages);
      lost = acknowledged.filter((name) => !arrived.includes(name)).length;
    }
    expect(lost).toBeGreaterThan(0);
  },
);
