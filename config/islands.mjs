import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { editorFirstLoad } from './editor-first-load.mjs';
import { sharedReact } from './shared-react.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUERY = '?island';
/** In development: an island with what the hot reload of React has to find before it. */
const WITH_RELOAD = '\0island-with-reload:';

/** Known from the start: one that is found later has the development server reload the page. */
const LIBRARIES = [
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'nanostores',
  '@nanostores/react',
  '@splidejs/splide',
  'idb-keyval',
  'slate',
  'slate-react',
];

/** The notice of each licence stands once in a bundle; React’s files repeat it, each its own. */
const NOTICES = {
  '/node_modules/react': 'React: Copyright (c) Meta Platforms, Inc. and affiliates. MIT License.',
  '/node_modules/@splidejs': 'Splide.js: Copyright 2022 Naotoshi Fujita. MIT License.',
};
const licenceNotices = (files) =>
  Object.entries(NOTICES)
    .filter(([library]) => files.some((file) => file.includes(library)))
    .map(([, notice]) => `/*! ${notice} */`)
    .join('\n');

/**
 * `import address from './main.ts?island'` gives the address of a script that is bundled by
 * itself. Chunks that scripts of one build share would keep those of a page from being written
 * into it, and a plain `import()` brings a kilobyte of Vite's along. Vite bundles so for
 * `?worker&url`, and this is the one place that knows.
 */
export function islands() {
  let isBuild = false;
  return {
    name: 'foyer-islands',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: LIBRARIES } }),
    /** @param {{ command: string }} config */
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    /**
     * @this {{ resolve(id: string, importer?: string): Promise<{ id: string } | null> }}
     * @param {string} source @param {string} [importer]
     */
    async resolveId(source, importer) {
      if (source.startsWith(WITH_RELOAD)) return source;
      if (!source.endsWith(QUERY)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      return file && `${file.id}${QUERY}`;
    },
    /** @param {string} id */
    load(id) {
      if (id.startsWith(WITH_RELOAD)) {
        const file = JSON.stringify(id.slice(WITH_RELOAD.length));
        return `import '@vitejs/plugin-react/preamble';\nexport * from ${file};`;
      }
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      if (isBuild) return `export { default } from ${JSON.stringify(`${file}?worker&url`)};`;
      const address = `/${path.relative(ROOT, file).replaceAll(path.sep, '/')}`;
      const isReact = file.endsWith('.tsx');
      const served = isReact ? `/@id/${WITH_RELOAD.replace('\0', '__x00__')}${address}` : address;
      return `export default ${JSON.stringify(served)};`;
    },
  };
}

/** What an island exports is called by the script that loads it; workers export nothing. */
const keepExports = () => ({
  name: 'foyer-island-exports',
  /** @param {object} options */
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
});

/** How the scripts behind `?island` are bundled. */
export const islandBundles = {
  format: /** @type {const} */ ('es'),
  plugins: () => [islands(), keepExports(), sharedReact(), editorFirstLoad()],
  rolldownOptions: {
    // No library that we bundle does anything when one of its properties is read.
    treeshake: { propertyReadSideEffects: false },
    // Comments are of no use to browsers; what licences ask for is in the banner.
    output: {
      comments: { annotation: false, jsdoc: false, legal: false },
      /** @param {{ moduleIds: readonly string[] }} chunk */
      postBanner: ({ moduleIds }) => licenceNotices(moduleIds),
    },
  },
};
