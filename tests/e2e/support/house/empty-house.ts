import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../../src/lib/server/db/open.ts';
import { addUser } from '../../../../src/lib/server/services/accounts/users.ts';
import { endGroup } from '../../../support/site/processes/process-group.ts';
import { freePort, startProcess } from '../../../support/site/processes/server-process.ts';

export const OWNER = { email: 'ina@house.example', password: 'seven quiet violins' };

/** A venue that begins without the demo. */
export interface EmptyHouse {
  readonly origin: string;
  readonly dataDir: string;
  end(): Promise<void>;
}

/**
 * @param env settings of the server beside its place and port; `PORT` stands for the port in them
 * @param hasOwner whether somebody can log in beside the first account
 */
export async function emptyHouse(
  env: Readonly<Record<string, string>> = {},
  hasOwner = true,
): Promise<EmptyHouse> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-house-'));
  const port = await freePort();
  const own = Object.entries(env).map(
    ([name, value]) => [name, value.replace('PORT', port)] as const,
  );
  const settings = { HOUSE: 'empty', DATA_DIR: dataDir, PORT: port };
  const { child } = startProcess({ ...settings, ...Object.fromEntries<string>(own) });
  const origin = `http://localhost:${port}`;
  const isClosed = async () => (await fetch(`${origin}/de`).catch(() => null))?.status === 503;
  for (let tries = 0; tries < 600 && !(await isClosed()); tries += 1) await pause(50);
  if (hasOwner) {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    await addUser(database, { ...OWNER, role: 'admin', first_name: 'Ina', last_name: 'Neu' });
    await database.db.destroy();
  }
  const end = async () => {
    const gone = once(child, 'exit');
    endGroup(child);
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, end };
}
