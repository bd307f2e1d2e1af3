/**
 * Opens a browser when the site answers: `node open-browser.mjs <address>`, in a process of its
 * own beside the server, for whoever says `npm start -- --open`.
 */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 500;
/** Longer than the first start takes on a slow machine. */
const MAX_LOOKS = 1200;
const OPENERS = {
  darwin: ['open'],
  win32: ['cmd.exe', '/c', 'start', ''],
  linux: ['xdg-open'],
};

const [address = ''] = process.argv.slice(2);
const [file = 'xdg-open', ...args] =
  OPENERS[/** @type {keyof typeof OPENERS} */ (process.platform)] ?? OPENERS.linux;

const isOpen = () =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

for (let look = 0; look < MAX_LOOKS && !(await isOpen()); look += 1) await pause(LOOK_MS);
// A machine without a browser has nothing to open.
spawn(file, [...args, address], { stdio: 'ignore', detached: true })
  .on('error', () => undefined)
  .unref();
