import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPages } from './build-pages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WORKER = path.join(ROOT, 'edge/dist/worker.mjs');
export const PAGES = path.join(ROOT, 'edge/dist/pages.mjs');

/** The built server, and what tells it from others: what runs at the edge is made for exactly it. */
function builtServer() {
  try {
    const folder = path.join(realpathSync(path.join(ROOT, 'dist')), 'server');
    const { build } = JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8'));
    return { name: build, site: path.join(folder, 'entry.mjs') };
  } catch {
    throw new Error('The site is not built yet: npm run build');
  }
}

/**
 * Makes the front at the edge: one module, and what it is made of.
 * @param {{ name?: string, outfile?: string }} options `name`: of the build that it stands in front of
 */
export async function buildEdge({ name = builtServer().name, outfile = WORKER } = {}) {
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

/** Makes what renders pages at the edge. @param {{ outfile?: string }} options */
export async function buildEdgePages({ outfile = PAGES } = {}) {
  const steps = readdirSync(path.join(ROOT, 'src/lib/server/db/migrations'));
  const schema = steps
    .filter((file) => /^\d/u.test(file))
    .toSorted()
    .at(-1)
    ?.replace('.ts', '');
  return buildPages({ root: ROOT, ...builtServer(), schema, outfile });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { outfile } of [await buildEdge(), await buildEdgePages()])
    process.stdout.write(`${path.relative(ROOT, outfile)}\n`);
}
