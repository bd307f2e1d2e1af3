import { existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { startNode } from './processes.mjs';
import { CLI } from './product.mjs';

/**
 * A data folder with a demo venue of so many events; filled once for a run.
 * @param {string} folder
 * @param {number} count
 * @returns {Promise<string>}
 */
export async function seedEvents(folder, count) {
  const dataDir = path.join(folder, `events-${count}`);
  if (existsSync(path.join(dataDir, 'foyer.db'))) return dataDir;
  mkdirSync(dataDir, { recursive: true });
  const seeding = startNode([CLI, 'seed', '--events', String(count)], { DATA_DIR: dataDir });
  const [code] = await once(seeding.child, 'exit');
  if (code !== 0) throw new Error(`seeding ${count} events failed\n${seeding.output()}`);
  return dataDir;
}
