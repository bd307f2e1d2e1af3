import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/** What cached pages belong to: pages of another build, origin or database must not be used. */
export interface Identity {
  readonly build: string;
  /** Origin and database: what else makes the same page come out different. */
  readonly site: string;
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const LOCK = 'lock';

/** The folder of one site's pages by one build, held by one process at a time. */
export interface StoreFolder {
  readonly path: string;
  readonly release: () => Promise<void>;
}

/**
 * Takes the folder for this process, before the first request, and removes what other builds left there.
 * @returns null when another running process holds it: two writers would corrupt the journal.
 */
export function claimFolder(root: string, identity: Identity): StoreFolder | null {
  const site = path.join(root, shortHash(identity.site));
  mkdirSync(site, { recursive: true });
  const lock = path.join(site, LOCK);
  if (!acquireLock(lock)) return null;

  const build = shortHash(identity.build);
  const folder = path.join(site, build);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(site)) {
    if (name === build || name === LOCK) continue;
    // Best effort and in the background: old files only cost space.
    void rm(path.join(site, name), { recursive: true, force: true }).catch(() => undefined);
  }
  return {
    path: folder,
    release: () => rm(lock, { force: true }).catch(() => undefined),
  };
}

function acquireLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holderPid = Number(readFileSync(lock, 'utf8'));
  if (holderPid !== process.pid && isRunning(holderPid)) return false;
  writeFileSync(lock, String(process.pid));
  return true;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The text of a file, before the first request; empty where there is none. */
export function readAtStart(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
