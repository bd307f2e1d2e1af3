import { writeFile } from 'node:fs/promises';

/** Puts the OpenAPI document beside the built server: making it would hold up whoever asks there. */
export function foyerOpenApi() {
  let server = null;
  return {
    name: 'foyer-openapi',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:done': async () => {
        // All calls of the API, and what they need: nothing for the development server to load.
        const [{ describedApi }, { OPENAPI_FILE }] = await Promise.all([
          import('../src/lib/server/api/endpoints.ts'),
          import('../src/lib/server/http/rendering/open-site.ts'),
        ]);
        await writeFile(new URL(OPENAPI_FILE, server), JSON.stringify(describedApi()));
      },
    },
  };
}
