import { defineCommand } from 'citty';
import { backUp } from '../services/backup/backup.ts';
import { BackupError } from '../services/backup/backup-error.ts';
import { openDatabase } from '../db/open.ts';
import { withEnv } from './with-database.ts';

/** What has to be copied beside it; `operations.md` says how. */
export const NOT_IN_BACKUP = ['forms', 'html', 'mail', 'media', 'secret'] as const;

/** Writes the database to a file, while the site goes on. */
export default defineCommand({
  meta: { name: 'backup', description: 'Writes the database, as of one moment, to a new file' },
  args: { file: { type: 'positional', required: true, description: 'The file; must not exist' } },
  run: ({ args }) =>
    withEnv(async (env) => {
      const database = await openDatabase(env);
      try {
        const { at, rows, bytes, milliseconds } = await backUp(database, args.file);
        console.log(
          [
            `Backup ${args.file} (checksum beside it) is written and verified.`,
            `Point in time: ${at}. What was acknowledged up to then is in it; what came later is not.`,
            `Rows: ${String(rows)}. Bytes: ${String(bytes)}. Took: ${String(milliseconds)} ms.`,
            `Not in it, of DATA_DIR: ${NOT_IN_BACKUP.join(', ')} (docs/operations.md).`,
          ].join('\n'),
        );
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      } finally {
        await database.db.destroy();
      }
    }),
});
