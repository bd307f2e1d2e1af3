import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Databases are filled in parallel with tests that compute; two cores have to be enough. */
const TIMEOUT_MS = 60_000;

interface Choice {
  /** What runs before all tests. */
  readonly setup?: readonly string[];
  /** Whether each file has a process of its own; loading the code again for each takes its time. */
  readonly isIsolated?: boolean;
}

const project = (name: string, { setup = [], isIsolated = true }: Choice = {}) => ({
  test: {
    name,
    isolate: isIsolated,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    globalSetup: [...setup],
    testTimeout: TIMEOUT_MS,
    // An expectation waits as long as its test.
    expect: { poll: { timeout: TIMEOUT_MS } },
    hookTimeout: TIMEOUT_MS,
    // The venue's time must not depend on the machine's.
    env: { TZ: 'America/New_York' },
  },
});

export default defineConfig({
  test: {
    // Otherwise one core is left to a window that watches, which is one of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // scripts/test/main.mjs prints the seed.
    sequence: { shuffle: true, seed: Number(process.env['TEST_SEED'] ?? 1) },
    tags: [{ name: 'full', description: 'needs time or measures: in `npm run test:full` only' }],
    projects: [
      project('unit', { isIsolated: false }),
      project('contract'),
      project('database', { setup: ['tests/support/database/setup.ts'], isIsolated: false }),
    ],
  },
});
