import { mkdir } from 'node:fs/promises';
import { defineCommand } from 'citty';
import { BackupError } from '../services/backup/backup-file.ts';
import { backUp, type BackupFacts } from '../services/backup/backup.ts';
import { SET_FOLDERS, writeSet } from '../services/backup/backup-set.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { json, refuse, say, type Outcome } from './output.ts';
import { withEnv } from './with-database.ts';

/** What has to be copied beside the database; `operations.md` says how. */
export const NOT_IN_BACKUP = ['forms', 'html', 'mail', 'media', 'secret'] as const;

const factLines = ({ at, rows, bytes, milliseconds }: BackupFacts): readonly string[] => [
  `Point in time: ${at}. What was acknowledged up to then is in it; what came later is not.`,
  `Rows: ${String(rows)}. Bytes: ${String(bytes)}. Took: ${String(milliseconds)} ms.`,
];

async function backUpDatabase(database: OpenDatabase, file: string): Promise<Outcome> {
  const facts = await backUp(database, file);
  const lines = [
    `Backup ${file} (checksum beside it) is written and verified.`,
    ...factLines(facts),
    `Not in it, of DATA_DIR: ${NOT_IN_BACKUP.join(', ')} (docs/operations.md).`,
  ];
  return [{ file, ...facts }, lines];
}

async function backUpSet(
  database: OpenDatabase,
  folder: string,
  dataDir: string,
): Promise<Outcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { copied, ...facts } = await writeSet(database, { folder, dataDir }, () => new Date());
  const lines = [
    `Backup ${facts.folder} is written; its database is verified.`,
    ...factLines(facts),
    `Files of ${SET_FOLDERS.join(', ')}: ${String(copied.files)}, bytes: ${String(copied.bytes)}.`,
    'Not in it, of DATA_DIR: mail, secret (docs/operations.md).',
  ];
  return [{ ...facts, copied }, lines];
}

/** Writes the database to a file, or everything into a folder, while the site goes on. */
export default defineCommand({
  meta: { name: 'backup', description: 'Writes the database, as of one moment, to a new file' },
  args: {
    file: {
      type: 'positional',
      required: true,
      description: 'The file, which must not exist; with --files the folder of all backups',
    },
    files: { type: 'boolean', description: 'With uploaded files, as a set named by its time' },
    json,
  },
  run: ({ args }) =>
    withEnv(async (env) => {
      const database = await openDatabase(env);
      try {
        const [facts, lines] = args.files
          ? await backUpSet(database, args.file, env.dataDir)
          : await backUpDatabase(database, args.file);
        say(args, facts, lines);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        refuse(args, error.message);
      } finally {
        await database.db.destroy();
      }
    }),
});
