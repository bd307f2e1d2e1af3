import { defineConfig } from 'vitest/config';

/** Databases are filled in parallel with tests that compute; two cores have to be enough. */
const TIMEOUT_MS = 20_000;

const project = (name: string, setup: readonly string[] = []) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    globalSetup: [...setup],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    // The venue's time must not depend on the machine's.
    env: { TZ: 'America/New_York' },
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('contract'),
      project('database', ['tests/support/database-setup.ts']),
    ],
  },
});
