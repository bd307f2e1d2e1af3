import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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
 * What tells this build from others: its files, and what it was built from. Two machines that
 * build the same commit have the same one.
 */
async function buildName(folders, source) {
  const hash = createHash('sha256').update(JSON.stringify(source));
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile() && file.name !== 'entry.mjs');
    hash.update(
      names
        .map((file) => `${file.name}\n`)
        .toSorted()
        .join(''),
    );
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Puts beside the built server what is made once for it: the OpenAPI document, which would hold
 * up whoever asks for it, and which program it is.
 */
export function foyerServerFiles() {
  let folders = null;
  return {
    name: 'foyer-server-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        folders = config.build;
      },
      'astro:build:done': async () => {
        const { client, server } = folders;
        // All calls of the API, and what they need: nothing for the development server to load.
        const [{ describedApi }, { OPENAPI_FILE }, { VERSION_FILE }] = await Promise.all([
          import('../src/lib/server/api/endpoints.ts'),
          import('../src/lib/server/http/rendering/open-site.ts'),
          import('../src/lib/server/http/status/version.ts'),
        ]);
        await writeFile(new URL(OPENAPI_FILE, server), JSON.stringify(describedApi()));
        const { version } = JSON.parse(await readFile(PACKAGE, 'utf8'));
        const source = { version, commit: await commit() };
        const build = await buildName([client, server], source);
        const built = { ...source, build };
        await writeFile(new URL(VERSION_FILE, server), JSON.stringify(built));
      },
    },
  };
}
