import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES, ROOT } from './paths.mjs';
import { runQuietly } from './run.mjs';

const LOCK = path.join(ROOT, 'package-lock.json');
const MARK = path.join(MODULES, '.foyer-lock');
/** npm writes this one after everything else of an installation. */
const INSTALLED = path.join(MODULES, '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(MARK)) return readFileSync(MARK, 'utf8') === lockHash();
  // Somebody ran npm by hand: newer than the lock file is good enough.
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** Warnings of packages are for their authors; errors are shown. */
const QUIET = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** npm as it was called, else the one in the path; on Windows that one is a script. */
function npm() {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return { file: process.execPath, args: [script] };
  return process.platform === 'win32'
    ? { file: 'cmd.exe', args: ['/c', 'npm'] }
    : { file: 'npm', args: [] };
}

/**
 * Installs the packages of the lock file when they are missing or others.
 * @returns {Promise<number>} exit code of npm; 0 when nothing was to do
 */
export async function installPackages() {
  // A folder that is linked here is somebody else's.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return 0;
  if (!isInstalled()) {
    const { file, args } = npm();
    // Not `npm ci`: registry mirrors that lack a package for some other platform make
    // the lock file incomplete, and `ci` then refuses on every platform. --no-save keeps
    // the lock file as it is.
    const code = await runQuietly('Installing packages, once', file, [
      ...args,
      'install',
      ...QUIET,
    ]);
    if (code !== 0) return code;
  }
  if (!existsSync(MARK)) writeFileSync(MARK, lockHash());
  return 0;
}

/**
 * Installs what runs the front at the edge on this machine, where it is missing: 230 MB that
 * nothing else needs.
 * @returns {Promise<number>} exit code of npm; 0 when nothing was to do
 */
export async function installEdgeTools() {
  const folder = path.join(ROOT, 'edge');
  if (existsSync(path.join(folder, 'node_modules/workerd'))) return 0;
  const { file, args } = npm();
  const options = [...args, 'install', '--prefix', folder, ...QUIET];
  return runQuietly('Installing the tools of the edge, once', file, options);
}
