import path from 'node:path';
import { ROOT, SERVER_ENV } from '../start/paths.mjs';
import { freePort, startNode, untilReady } from './processes.mjs';

const MAIN = path.join(ROOT, 'src/lib/server/main.ts');
export const CLI = path.join(ROOT, 'src/lib/server/cli/main.ts');
export const LIST = '/de/programm-karten';

/**
 * Starts the product on a port of its own.
 * @param {string} dataDir
 * @param {number} [port] the same one again for a warm store: the origin is part of its identity
 * @param {Readonly<Record<string, string>>} [env]
 */
export async function startProduct(dataDir, port, env = {}) {
  const own = port ?? (await freePort());
  const started = performance.now();
  const program = startNode([MAIN], {
    ...SERVER_ENV,
    DATA_DIR: dataDir,
    PORT: String(own),
    HOST: '127.0.0.1',
    SITE_ORIGIN: `http://127.0.0.1:${own}`,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    // Buyers come from everywhere: so many behind one address would be turned away (BK-14).
    TRUST_PROXY: 'true',
    ...env,
  });
  const origin = `http://127.0.0.1:${own}`;
  await untilReady(`${origin}${LIST}`, program);
  return { ...program, port: own, origin, firstAnswerMs: performance.now() - started };
}
