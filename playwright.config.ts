import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './tests/e2e/support/browser-args.ts';
import { REFUSED } from './tests/e2e/support/consent.ts';
import { isFull } from './tests/support/full.ts';
import { API_TOKEN } from './tests/support/site/token.ts';

/** Workers read this file again: what is chosen once is handed on in the environment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 4322;
}

process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** When a test is taken to hang. Its expectations wait as long: five seconds say nothing on a busy machine. */
const HANG_MS = isFull ? 240_000 : 60_000;

export default defineConfig({
  testDir: 'tests',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: HANG_MS,
  expect: { timeout: HANG_MS },
  globalTeardown: './tests/support/site/remove-data.ts',
  outputDir: 'test-results',
  // scripts/test/suites.mjs names the file of the report.
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/playwright.json' }],
  ],
  projects: [
    { name: 'http', testMatch: 'http/**/*.spec.ts' },
    { name: 'browser', testMatch: 'e2e/**/*.spec.ts' },
  ],
  use: {
    baseURL,
    // Tests see what the server answers; those of the service worker let theirs run.
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // The banner is what its own tests are about (tests/e2e/consent) and the sweep of accessibility.
    storageState: REFUSED,
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: BROWSER_ARGS,
    },
  },
  webServer: {
    command: 'node src/lib/server/main.ts',
    url: `${baseURL}/robots.txt`,
    env: {
      PORT: port,
      DATA_DIR: process.env['E2E_DATA'],
      LOG_LEVEL: 'warn',
      API_TOKEN,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
