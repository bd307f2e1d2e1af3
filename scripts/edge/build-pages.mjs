import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** What opens files, processes or pictures, which the platform has not. Nothing that is read needs it. */
const REFUSED = /^(?:node:)?(?:sqlite|child_process|worker_threads|sharp|pg-native)$/;
/** Where a file of the build asks where it stands: nowhere. */
const NOWHERE = '/bundle/server/edge/worker.mjs';

/** In place of such a module: whatever is asked of it says so. */
const refused = (name) => `
  class Refused { constructor() { throw new Error(${JSON.stringify(`${name} is not at the edge`)}); } }
  module.exports = Object.create(new Proxy({}, { get: () => Refused }));`;

/** @type {import('esbuild').Plugin} */
const ofPlatform = {
  name: 'foyer-edge-platform',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: REFUSED }, ({ path: name }) => ({ path: name, namespace: 'refused' }));
    onLoad({ filter: /^/, namespace: 'refused' }, ({ path: name }) => ({
      contents: refused(name),
    }));
    const names = builtinModules.filter((name) => !/^(?:_|node:)/u.test(name));
    const filter = new RegExp(`^(?:node:)?(?:${names.join('|')})$`);
    onResolve({ filter }, ({ path: name, kind, namespace }) => {
      const id = name.replace(/^(?:node:)?/u, 'node:');
      // A module of the platform is no function that could be called when it is needed.
      return kind === 'require-call' && namespace !== 'required'
        ? { path: id, namespace: 'required' }
        : { path: id, external: true };
    });
    onLoad({ filter: /^/, namespace: 'required' }, ({ path: id }) => ({
      contents: `import all from ${JSON.stringify(id)}; module.exports = all;`,
    }));
  },
};

/** The Worker that renders: the built site, and every kind of module, whose folders nobody can read there. */
function entryOf(root, site) {
  const folder = path.join(root, 'src/content/modules');
  const kinds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const files = readdirSync(path.join(folder, name)).filter((file) =>
        /^(?:module|load|migrate)\.ts$/u.test(file),
      );
      const loads = files.map(
        (file) =>
          `${JSON.stringify(file)}: () => import(${JSON.stringify(path.join(folder, name, file))})`,
      );
      return `${JSON.stringify(name)}: { ${loads.join(', ')} }`;
    });
  // Evaluated with the first page: the platform bounds what a start takes.
  return `let worker = null;
    const load = async () => {
      const { render } = await import(${JSON.stringify(site)});
      const { pagesWorker } = await import('./src/edge/pages/worker.ts');
      return pagesWorker({ render, modules: { ${kinds.join(', ')} } });
    };
    export default {
      fetch: async (...asked) => (await (worker ??= load())).fetch(...asked),
    };`;
}

/**
 * Makes what renders pages at the edge.
 * @param {{ root: string, site: string, name: string, schema: string, outfile: string }} options
 *   `site`: the entry of the build
 */
export async function buildPages({ root, site, name, schema, outfile }) {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entryOf(root, site), resolveDir: root },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd'],
    external: ['node:*', 'cloudflare:*'],
    define: {
      EDGE_BUILD: JSON.stringify(name),
      EDGE_SCHEMA: JSON.stringify(schema),
      'import.meta.url': JSON.stringify(`file://${NOWHERE}`),
      'import.meta.dirname': JSON.stringify(path.dirname(NOWHERE)),
    },
    plugins: [ofPlatform],
    metafile: true,
    logLevel: 'error',
  });
  return { outfile, metafile };
}
