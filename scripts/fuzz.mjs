/** `npm run fuzz`: 20,000 requests over all addresses; `FUZZ_REQUESTS` and `FUZZ_SEED` say others. */
import { installPackages } from './start/install.mjs';
import { buildSite } from './start/build.mjs';
import { NODE_FLAGS, projectNode } from './start/paths.mjs';
import { run } from './start/run.mjs';

const REQUESTS = '20000';
const SPEC = 'tests/http/operations/fuzz.spec.ts';

async function fuzz() {
  // Only once the packages are there.
  const { commandOf } = await import('./test/checks.mjs');
  process.env.FUZZ_REQUESTS ??= REQUESTS;
  const playwright = commandOf('@playwright/test', 'playwright');
  return run(projectNode(), [...NODE_FLAGS, playwright, 'test', '--timeout=1200000', SPEC]);
}

process.exitCode = (await installPackages()) || (await buildSite()) || (await fuzz());
