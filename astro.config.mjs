import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { csp } from './config/csp.mjs';
import { foyerRoutes } from './config/routes.mjs';

const native = (name) =>
  fileURLToPath(new URL(`./src/islands/editor/native/${name}.ts`, import.meta.url));

export default defineConfig({
  output: 'static',
  // Pages are kept or collected whole; streaming them in pieces would only cost time.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), foyerRoutes()],
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
    resolve: {
      // They stand in for what every browser has by now, or for more than Slate uses;
      // six kilobytes of the editor.
      alias: {
        '@juggle/resize-observer': native('resize-observer'),
        'scroll-into-view-if-needed': native('scroll-into-view'),
        'lodash/debounce': native('debounce'),
        'lodash/throttle': native('throttle'),
      },
    },
    build: {
      // One sheet for the site: one request, kept by the browser from page to page.
      cssCodeSplit: false,
    },
    worker: {
      // Notes for bundlers are of no use to browsers; those on licences stay.
      rolldownOptions: { output: { comments: { annotation: false, jsdoc: false, legal: true } } },
    },
  },
  devToolbar: { enabled: false },
});
