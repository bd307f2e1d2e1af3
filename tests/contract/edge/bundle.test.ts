import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { buildEdge, buildEdgePages } from '../../../scripts/edge/build.mjs';
import { COMPATIBILITY } from '../../../scripts/edge/run.mjs';

const LIMIT_BYTES = 250 * 1024;
/** What the platform has of Node's modules, and what of them is used. */
const FROM_NODE = ['node:crypto', 'node:util', 'node:zlib'];
/** Whatever opens a database, a process or a file, or knows a secret of the server's. */
const NEVER =
  /better-auth|kysely|sharp|\/pg\/|react|page-store\/(?:disk-store|journal|page-file|store-folder|store)\.ts|server\/(?:db|services|repositories|config|app|adapters|api|actions|page-data|cli)\/|session-signature|program-token/u;

async function bundle() {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const outfile = path.join(folder, 'worker.mjs');
  const { metafile } = await buildEdge({ name: 'test', outfile });
  const [output] = Object.values(metafile.outputs);
  return { outfile, inputs: Object.keys(metafile.inputs), imports: output?.imports ?? [] };
}

it('EG-01 the front at the edge is small, and is made of rules alone', async () => {
  const { outfile, inputs, imports } = await bundle();
  expect(gzipSync(readFileSync(outfile)).byteLength).toBeLessThan(LIMIT_BYTES);
  expect([...new Set(imports.map((one) => one.path))].toSorted()).toEqual(FROM_NODE);
  expect(inputs.filter((file) => NEVER.test(file))).toEqual([]);
  // Control: the pattern knows what it is for.
  expect('src/lib/server/page-store/disk-store.ts').toMatch(NEVER);
  expect('src/lib/server/http/request/session-signature.ts').toMatch(NEVER);
});

const PAGES_LIMIT_BYTES = 3 * 1024 * 1024;
/** Whatever the platform has not: something that says so stands in its place. */
const REFUSED = /^(?:node:)?(?:sqlite|child_process|worker_threads|sharp|pg-native)$/u;

it('EG-01 what renders at the edge is small enough, and reaches no process, SQLite or picture', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const { outfile, metafile } = await buildEdgePages({ outfile: path.join(folder, 'pages.mjs') });
  const script = readFileSync(outfile);
  expect(gzipSync(script).byteLength).toBeLessThan(PAGES_LIMIT_BYTES);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports.map((one) => one.path).filter((name) => REFUSED.test(name))).toEqual([]);
  expect(
    Object.keys(metafile.inputs).filter((file) =>
      /node_modules\/(?:sharp|libheif-js)\//u.test(file),
    ),
  ).toEqual([]);
  // Control: some of what is bundled asks for them.
  expect(Object.keys(metafile.inputs)).toContain('refused:node:sqlite');
  expect(script.toString()).toContain('is not at the edge');
});

it('EG-01 tests run the front on the platform as it is published', () => {
  for (const file of ['edge/wrangler.jsonc', 'edge/pages.jsonc']) {
    const published = readFileSync(file, 'utf8');
    expect(published).toContain(`"compatibility_date": "${COMPATIBILITY}"`);
    expect(published).toContain('"compatibility_flags": ["nodejs_compat"]');
    expect(published).not.toMatch(/"EDGE_SECRET"/u);
  }
});
