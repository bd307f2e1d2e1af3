import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectNode } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { commandOf } from './checks.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** A browser whose libraries are missing is there and does not run: only running it tells. */
const runs = (file) => spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;

/** Chromium on this machine: as configured, Playwright's own, or the system's; null for none. */
async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (runs(configured)) return configured;
    console.error(`CHROMIUM_PATH is ${configured}, which does not run; looking elsewhere.`);
  }
  const { chromium } = await import('playwright-core');
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(path.delimiter)];
  const names = [...NAMES, 'Google Chrome', 'Chromium'];
  const system = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return (
    [chromium.executablePath(), ...system].find((file) => existsSync(file) && runs(file)) ?? null
  );
}

const isRoot = () => process.getuid?.() === 0;

async function install() {
  const browser = commandOf('playwright-core');
  const withSystem = isRoot() ? ['--with-deps'] : [];
  const code = await run(projectNode(), [browser, 'install', ...withSystem, 'chromium']);
  if (code === 0 || !isRoot() || !existsSync('/usr/bin/apt-get')) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

/** Finds Chromium, installing it where there is none. @returns its path, or null */
export async function chromiumPath() {
  const found = await findChromium();
  if (found !== null) return found;
  console.log('No Chromium here; installing one. This is done once.');
  await install();
  return findChromium();
}
