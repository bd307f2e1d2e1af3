import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WORKER = path.join(ROOT, 'edge/dist/worker.mjs');

/** What tells the build of the server from others: the front is made for exactly this one. */
function builtServer() {
  try {
    const file = path.join(realpathSync(path.join(ROOT, 'dist')), 'server/version.json');
    return JSON.parse(readFileSync(file, 'utf8')).build;
  } catch {
    throw new Error('The site is not built yet: npm run build');
  }
}

/**
 * Makes the front at the edge: one module, and what it is made of.
 * @param {{ name?: string, outfile?: string }} options `name`: of the build that it stands in front of
 */
export async function buildEdge({ name = builtServer(), outfile = WORKER } = {}) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/edge/worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'import'],
    external: ['node:*'],
    define: { EDGE_BUILD: JSON.stringify(name) },
    metafile: true,
    logLevel: 'warning',
  });
  return { outfile, metafile };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { outfile } = await buildEdge();
  process.stdout.write(`${path.relative(ROOT, outfile)}\n`);
}
