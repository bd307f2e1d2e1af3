import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PACKAGE = new URL('../package.json', import.meta.url);

/** The commit that is built: as it is given, else as git knows it; empty where nobody does. */
async function commit() {
  const given = process.env['SOURCE_COMMIT'];
  if (given) return given;
  return promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: new URL('.', PACKAGE) }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/**
 * Puts beside the built server what is made once for it: the OpenAPI document, which would hold
 * up whoever asks for it, and which program it is.
 */
export function foyerServerFiles() {
  let server = null;
  return {
    name: 'foyer-server-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = config.build.server;
      },
      'astro:build:done': async () => {
        // All calls of the API, and what they need: nothing for the development server to load.
        const [{ describedApi }, { OPENAPI_FILE }, { VERSION_FILE }] = await Promise.all([
          import('../src/lib/server/api/endpoints.ts'),
          import('../src/lib/server/http/rendering/open-site.ts'),
          import('../src/lib/server/http/status/version.ts'),
        ]);
        await writeFile(new URL(OPENAPI_FILE, server), JSON.stringify(describedApi()));
        const { version } = JSON.parse(await readFile(PACKAGE, 'utf8'));
        const built = { version, commit: await commit() };
        await writeFile(new URL(VERSION_FILE, server), JSON.stringify(built));
      },
    },
  };
}
