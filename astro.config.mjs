import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'astro/config';
import { foyerAdapter } from './config/adapter.mjs';
import { foyerBuildFolder, newBuild } from './config/build-folder.mjs';
import { csp } from './config/csp.mjs';
import { cspDigestsOnce } from './config/csp-digests.mjs';
import { islandBundles, islands } from './config/islands.mjs';
import { foyerServerFiles } from './config/server-files.mjs';
import { foyerRoutes } from './config/routes.mjs';
import { shortScopes } from './config/short-scopes.mjs';

const editorShim = (name) =>
  fileURLToPath(new URL(`./src/islands/editor/shims/${name}.ts`, import.meta.url));

export default defineConfig({
  output: 'static',
  outDir: newBuild(),
  // What is shown last is whole.
  integrations: [foyerRoutes(), foyerServerFiles(), foyerBuildFolder()],
  adapter: foyerAdapter(),
  trailingSlash: 'ignore',
  i18n: { locales: ['de', 'en'], defaultLocale: 'de', routing: 'manual' },
  cache: {
    provider: {
      name: 'foyer-page-store',
      entrypoint: new URL('./src/lib/server/adapters/cache-provider.ts', import.meta.url),
    },
  },
  security: { csp, checkOrigin: true },
  build: { inlineStylesheets: 'never' },
  compressHTML: true,
  // Shorter than attributes: every element of every page carries its scope.
  scopedStyleStrategy: 'class',
  vite: {
    // The hot reload of islands in React while developing.
    plugins: [react(), shortScopes(), cspDigestsOnce(), islands()],
    resolve: {
      // They stand in for what every browser has by now, or for more than Slate uses;
      // six kilobytes of the editor.
      alias: {
        '@juggle/resize-observer': editorShim('resize-observer'),
        direction: editorShim('direction'),
        'scroll-into-view-if-needed': editorShim('scroll-into-view'),
        'lodash/debounce': editorShim('debounce'),
        'lodash/throttle': editorShim('throttle'),
      },
    },
    build: {
      // One sheet for the site: one request, kept by the browser from page to page.
      cssCodeSplit: false,
      // What every page runs at once is written into it, in one request; budgets bound it.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js') && content.byteLength < 8192 ? true : undefined,
    },
    worker: islandBundles,
  },
  devToolbar: { enabled: false },
});
