import { stat } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand } from 'citty';
import { BackupError } from '../services/backup/backup-file.ts';
import { DATABASE_FILE, filesOfSet, restoreFiles } from '../services/backup/backup-set.ts';
import { examine, restore } from '../services/backup/restore.ts';
import type { Env } from '../config/env.ts';
import { dryRun, json, refuse, say, type Outcome } from './output.ts';
import { withEnv } from './with-database.ts';

/** A set is a folder; its database is a backup as any other. */
async function partsOf(
  place: string,
): Promise<{ readonly file: string; readonly set: string | null }> {
  const isSet = (await stat(place).catch(() => null))?.isDirectory() === true;
  return isSet ? { file: path.join(place, DATABASE_FILE), set: place } : { file: place, set: null };
}

async function wouldRestore(place: string): Promise<Outcome> {
  const { file, set } = await partsOf(place);
  const { rows, last } = await examine(file);
  const beside = set === null ? { files: 0, bytes: 0 } : await filesOfSet(set);
  const { files, bytes } = beside;
  return [
    { rows, schema: last, files, bytes, isRestored: false },
    [
      `${place} is whole. It would restore ${String(rows)} rows, as of schema ${last}.`,
      `Files beside it: ${String(files)}, bytes: ${String(bytes)}. Nothing was changed.`,
    ],
  ];
}

async function putBack(place: string, env: Env, force: boolean): Promise<Outcome> {
  const { file, set } = await partsOf(place);
  const { rows, kept, milliseconds } = await restore(file, env, { force });
  const { files } = set === null ? { files: 0 } : await restoreFiles(set, env.dataDir);
  return [
    { rows, files, kept, milliseconds, isRestored: true },
    [
      `Restored ${String(rows)} rows in ${String(milliseconds)} ms.`,
      ...(kept === null ? [] : [`What was there before is kept as ${kept}.`]),
      ...(set === null ? [] : [`Restored ${String(files)} files that were missing.`]),
    ],
  ];
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
    'dry-run': dryRun,
    json,
  },
  run: ({ args }) =>
    withEnv(async (env) => {
      try {
        const [facts, lines] = await (args['dry-run']
          ? wouldRestore(args.file)
          : putBack(args.file, env, args.force ?? false));
        say(args, facts, lines);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        refuse(args, error.message);
      }
    }),
});
