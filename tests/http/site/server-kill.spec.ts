import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { killsOf } from '../../support/kills.ts';
import { filledFolder } from '../../support/site/processes/product-process.ts';
import {
  freePort,
  startProcess,
  startServer,
} from '../../support/site/processes/server-process.ts';
import { API_TOKEN } from '../../support/site/token.ts';

const KILLS = killsOf(8);
/** As many servers at once, each killed one time after the other. */
const AT_ONCE = 2;
const MAX_MS = 40;
/** Saves before each kill: the first ones of a process take ten times as long as those that follow. */
const SAVES = 3;
/** After a kill it is ready as soon as after an orderly end, with room for a busy machine; in seconds by `npm run bench`. */
const MAX_TIMES = 2;

/** Saves until the server is gone. @returns the names that were sent, and those acknowledged */
function startSaving(origin: string, mark: string) {
  const sent: string[] = [];
  const acknowledged: string[] = [];
  const warm = Promise.withResolvers<null>();
  const run = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      const name = `${mark}-${writer}-${turn}`;
      sent.push(name);
      const response = await fetch(`${origin}/de/pageeditor-api/records/tag/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${API_TOKEN}` },
        body: JSON.stringify({ name: { de: name, en: name } }),
      }).catch(() => null);
      if (response?.status !== 201) return;
      acknowledged.push(name);
      if (acknowledged.length >= SAVES) warm.resolve(null);
    }
  };
  const done = Promise.all([run(0), run(1)]);
  return { sent, acknowledged, warm: warm.promise, done };
}

/** What a file has, read without the product. */
function contentOf(dataDir: string) {
  const raw = new DatabaseSync(join(dataDir, 'foyer.db'));
  const names = raw.prepare('select id, name_de from tag').all() as {
    id: number;
    name_de: string;
  }[];
  const logged = raw.prepare("select record from change where kind = 'tag'").all();
  const check = raw.prepare('pragma integrity_check').get()?.['integrity_check'];
  raw.close();
  return {
    check,
    names: new Set(names.map(({ name_de: name }) => name)),
    ids: new Map(names.map(({ id, name_de: name }) => [name, id])),
    logged: new Set(logged.map(({ record }) => Number(record))),
  };
}

test(`RL-05 case 1 the whole server killed ${KILLS} times while it saves: nothing acknowledged is missing @full`, async () => {
  const clean: number[] = [];
  const ready: number[] = [];
  let saves = 0;
  let earlyLosses = 0;
  const runKills = async (number: number) => {
    const dataDir = await filledFolder();
    for (let round = 0; round < KILLS / AT_ONCE; round += 1) {
      const server = await startServer(dataDir);
      (round === 0 ? clean : ready).push(server.readyMs);
      const { sent, acknowledged, warm, done } = startSaving(server.origin, `${number}-${round}`);
      await warm;
      await pause((round * AT_ONCE + number) % MAX_MS);
      await server.kill();
      await done;
      const { check, names, ids, logged } = contentOf(dataDir);
      expect(check).toBe('ok');
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
      // A save is two rows: both or none.
      expect(sent.filter((name) => names.has(name) && !logged.has(ids.get(name) ?? 0))).toEqual([]);
      saves += acknowledged.length;
      // Control: what counts as saved when it is sent, not when it is answered.
      if (sent.some((name) => !names.has(name))) earlyLosses += 1;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => runKills(number)));
  expect(saves).toBeGreaterThanOrEqual(KILLS * SAVES);
  const middle = ready.toSorted((left, right) => left - right)[Math.floor(ready.length / 2)] ?? 0;
  expect(middle).toBeLessThan(Math.max(...clean) * MAX_TIMES);
  expect(earlyLosses).toBeGreaterThan(0);
  const description = `${saves} saves, ready in ${middle.toFixed(0)} ms (${Math.max(...clean).toFixed(0)} ms before any kill), at most ${Math.max(...ready).toFixed(0)} ms, control: ${earlyLosses} rounds`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(description);
});

const GARBAGE: Readonly<Record<string, Buffer>> = {
  'text where a database was': Buffer.from('Dies ist keine Datenbank.\n'.repeat(500)),
  'an empty file': Buffer.alloc(0),
};
for (const [kind, bytes] of Object.entries(GARBAGE))
  test(`RL-05 case 5 ${kind} at the start: it ends with 3, says why, and leaves the file as it is @full`, async () => {
    // A venue is started, and started again.
    const dataDir = await filledFolder();
    const file = join(dataDir, 'foyer.db');
    const sound = readFileSync(file);
    writeFileSync(file, bytes);
    const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
    const before = hash();
    const { child, said } = startProcess({ DATA_DIR: dataDir, PORT: await freePort() });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(3);
    expect(said.join('')).toContain(`The database file ${file} cannot be used`);
    expect(hash()).toBe(before);
    expect(readdirSync(dataDir)).toContain('foyer.db');
    // Control: with the file as it was it starts.
    writeFileSync(file, sound);
    const server = await startServer(dataDir);
    await server.kill();
    expect(contentOf(dataDir).check).toBe('ok');
    rmSync(dataDir, { recursive: true, force: true });
  });
