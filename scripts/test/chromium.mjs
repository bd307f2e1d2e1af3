import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectNode } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { commandOf } from './checks.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The one without a window, as Debian calls it. */
const SHELL = ['chromium-headless-shell'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** A browser whose libraries are missing is there and does not run: only running it tells. */
const runs = (file) => spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;

/** A browser of one of these names, or null. */
function findSystem(names, more = []) {
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(path.delimiter)];
  const system = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...more, ...system].find((file) => existsSync(file) && runs(file)) ?? null;
}

/** Chromium as configured; null for none. */
function configuredChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (!configured) return null;
  if (runs(configured)) return configured;
  console.error(`CHROMIUM_PATH is ${configured}, which does not run; looking elsewhere.`);
  return null;
}

/** Any Chromium on this machine: Playwright's own, or the system's; null for none. */
async function findChromium() {
  const { chromium } = await import('playwright-core');
  return findSystem([...NAMES, 'Google Chrome', 'Chromium'], [chromium.executablePath()]);
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromApt(name) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

async function installChromium() {
  const withSystem = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = ['install', ...withSystem, 'chromium'];
  const code = await run(projectNode(), [commandOf('playwright-core'), ...args]);
  if (code !== 0 && hasApt()) await installFromApt('chromium');
}

/**
 * A Chromium with windows, as visitors and editors have one, installing it where there is none.
 * @returns its path, or null
 */
export async function windowedChromiumPath() {
  const found = configuredChromium() ?? (await findChromium());
  if (found !== null) return found;
  console.log('No Chromium here; installing one. This is done once.');
  await installChromium();
  return findChromium();
}

/**
 * The Chromium of the tests: as configured, else the one without windows, with which they take a
 * fifth less time, else any. Installs what is missing.
 * @returns its path, or null
 */
export async function chromiumPath() {
  const configured = configuredChromium();
  if (configured !== null) return configured;
  const shell = await findSystem(SHELL);
  if (shell !== null) return shell;
  if (hasApt()) {
    console.log('Installing the Chromium that tests need. This is done once.');
    await installFromApt(SHELL[0]);
  }
  return (await findSystem(SHELL)) ?? windowedChromiumPath();
}
