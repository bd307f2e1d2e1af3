import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { backUp, type BackupFacts } from './backup.ts';
import { sync } from './backup-file.ts';
import { copyFiles, type CopiedFiles } from './copy-files.ts';

/** The database in a set. */
export const DATABASE_FILE = 'database.foyer';
/** Folders of `DATA_DIR` that a set holds. The secret is kept apart from backups. */
export const SET_FOLDERS = ['media', 'forms', 'html'] as const;

/** A set is a folder that is named by when it was made, in UTC. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/u;

const nameOf = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/u, 'Z')
    .replaceAll(':', '-');

/** When a set was made, in milliseconds; null: the name is that of no set. */
function timeOf(name: string): number | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, day = '', hour = '', minute = '', second = ''] = match;
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

export interface BackupSet {
  readonly folder: string;
  readonly at: number;
}

/** The sets in a folder, the oldest first. */
export async function setsIn(folder: string): Promise<readonly BackupSet[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const at = timeOf(name);
      return at === null ? [] : [{ folder: path.join(folder, name), at }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** A set that is being written for so long was left by a process that was ended. */
const PART_MS = millisecondsInDay;
const PART = /^\.(.+)\.part$/u;

/** Deletes what processes left that were ended while they wrote a set. */
export async function sweepParts(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const at = timeOf(PART.exec(name)?.[1] ?? '');
    if (at !== null && now - at > PART_MS)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

export interface SetFacts extends BackupFacts {
  readonly folder: string;
  readonly copied: CopiedFiles;
}

/**
 * Writes the database and then the files that it names, as one set that has its name when it is
 * whole. Files that the last set has take no room again, where the disk can name a file twice.
 * @throws {BackupError} where the database cannot be copied; nothing is left then
 */
export async function writeSet(
  database: OpenDatabase,
  { dataDir, folder }: { readonly dataDir: string; readonly folder: string },
  now: () => Date,
): Promise<SetFacts> {
  const name = nameOf(now());
  const part = path.join(folder, `.${name}.part`);
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const last = (await setsIn(folder)).at(-1)?.folder ?? null;
    const facts = await backUp(database, path.join(part, DATABASE_FILE), now);
    let copied: CopiedFiles = { files: 0, bytes: 0 };
    for (const one of SET_FOLDERS) {
      const earlier = last === null ? null : path.join(last, one);
      const { files, bytes } = await copyFiles(
        path.join(dataDir, one),
        path.join(part, one),
        earlier,
      );
      copied = { files: copied.files + files, bytes: copied.bytes + bytes };
    }
    const whole = path.join(folder, name);
    await rename(part, whole);
    await sync(folder);
    return { ...facts, folder: whole, copied };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** What files a set holds. */
export async function filesOfSet(set: string): Promise<CopiedFiles> {
  const below = await readdir(set, { recursive: true, withFileTypes: true });
  const files = below.filter(
    (entry) =>
      entry.isFile() && SET_FOLDERS.some((one) => isBelow(entry.parentPath, path.join(set, one))),
  );
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const isBelow = (folder: string, above: string): boolean =>
  folder === above || folder.startsWith(above + path.sep);

/** Puts back the files of a set that are missing; what is there stays: files never change. */
export async function restoreFiles(set: string, dataDir: string): Promise<CopiedFiles> {
  let restored: CopiedFiles = { files: 0, bytes: 0 };
  for (const one of SET_FOLDERS) {
    const { files, bytes } = await copyFiles(path.join(set, one), path.join(dataDir, one), null);
    restored = { files: restored.files + files, bytes: restored.bytes + bytes };
  }
  return restored;
}
