import { stat } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand } from 'citty';
import { BackupError } from '../services/backup/backup-error.ts';
import { DATABASE_FILE, filesOfSet, restoreFiles } from '../services/backup/backup-set.ts';
import { examine, restore } from '../services/backup/restore.ts';
import type { Env } from '../config/env.ts';
import { withEnv } from './with-database.ts';

/** A set is a folder; its database is a backup as any other. */
async function partsOf(
  place: string,
): Promise<{ readonly file: string; readonly set: string | null }> {
  const isSet = (await stat(place).catch(() => null))?.isDirectory() === true;
  return isSet ? { file: path.join(place, DATABASE_FILE), set: place } : { file: place, set: null };
}

async function dryRun(place: string): Promise<void> {
  const { file, set } = await partsOf(place);
  const { rows, last } = await examine(file);
  console.log(`${place} is whole. It would restore ${String(rows)} rows, as of schema ${last}.`);
  if (set === null) return;
  const { files, bytes } = await filesOfSet(set);
  console.log(`Files beside it: ${String(files)}, bytes: ${String(bytes)}. Nothing was changed.`);
}

async function putBack(place: string, env: Env, force: boolean): Promise<void> {
  const { file, set } = await partsOf(place);
  const { rows, kept, milliseconds } = await restore(file, env, { force });
  console.log(`Restored ${String(rows)} rows in ${String(milliseconds)} ms.`);
  if (kept !== null) console.log(`What was there before is kept as ${kept}.`);
  if (set === null) return;
  const { files } = await restoreFiles(set, env.dataDir);
  console.log(`Restored ${String(files)} files that were missing.`);
}

/** Puts a backup in the place of the database, with the files of a set. */
export default defineCommand({
  meta: { name: 'restore', description: 'Puts a backup in the place of the database' },
  args: {
    file: { type: 'positional', required: true, description: 'The backup: a file, or a set' },
    force: {
      type: 'boolean',
      description: 'Also where there is a site already, which is kept beside',
    },
    'dry-run': { type: 'boolean', description: 'Only checks it and says what it would restore' },
  },
  run: ({ args }) =>
    withEnv(async (env) => {
      try {
        await (args['dry-run'] ? dryRun(args.file) : putBack(args.file, env, args.force ?? false));
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      }
    }),
});
