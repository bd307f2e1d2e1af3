import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { ENDPOINTS, TAKING } from '../../../../src/lib/server/api/endpoints.ts';
import { openApi } from '../../../../src/lib/server/api/openapi/document.ts';
import { ORIGIN } from '../../env.ts';

const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** As strict as the venue's own code; nothing of it is at hand. */
const COMPILER = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmitOnError: true,
  types: [],
  rootDir: '.',
  outDir: 'built',
};

/**
 * A folder outside of the tree in which a client was generated from the OpenAPI document.
 * @param programs what is compiled with it, by file name; `clear` takes the folder away
 */
export async function clientFolder(programs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
  const at = (...names: readonly string[]) => path.join(folder, ...names);
  writeFileSync(at('openapi.json'), JSON.stringify(openApi(ENDPOINTS, TAKING, ORIGIN)));
  await createClient({
    input: at('openapi.json'),
    output: { path: at('client'), module: { extension: '.js' } },
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  mkdirSync(at('built'));
  const settings = { compilerOptions: COMPILER, include: ['**/*.ts', '**/*.mts'] };
  writeFileSync(at('tsconfig.json'), JSON.stringify(settings));
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module' }));
  for (const [name, from] of Object.entries(programs)) copyFileSync(from, at(name));
  return {
    /** A file of what was compiled. */
    built: (name: string) => at('built', name),
    /** Compiles the client and the programs. @returns what the compiler finds wrong; empty: nothing */
    async compile(): Promise<string> {
      try {
        await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']);
        return '';
      } catch (error) {
        return String((error as { readonly stdout?: string }).stdout);
      }
    },
    write: (name: string, text: string) => {
      writeFileSync(at(name), text);
    },
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
