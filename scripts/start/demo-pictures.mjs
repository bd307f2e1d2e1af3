import { existsSync } from 'node:fs';
import path from 'node:path';
import { NODE_FLAGS, projectNode, ROOT } from './paths.mjs';
import { run } from './run.mjs';

const CLI = path.join(ROOT, 'src/lib/server/cli/main.ts');
const NO = /^(?:0|false|no|off)$/iu;

/** Whether the site will be filled with the demo: the server itself looks once more. */
function isDemoNeeded() {
  const { DEMO = '', HOUSE = '', DATABASE_URL = '', DATA_DIR } = process.env;
  const database = path.join(path.resolve(ROOT, DATA_DIR || 'var'), 'foyer.db');
  return !NO.test(DEMO) && HOUSE !== 'empty' && DATABASE_URL === '' && !existsSync(database);
}

/**
 * Draws the demo's pictures while the site is built: on two cores both take as long as one.
 * What fails here is drawn, and told, when the site is filled.
 */
export async function drawDemoPictures() {
  if (!isDemoNeeded()) return;
  await run(projectNode(), [...NODE_FLAGS, CLI, 'demo-pictures'], {}, () => undefined);
}
