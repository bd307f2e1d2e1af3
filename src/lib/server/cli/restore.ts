import { defineCommand } from 'citty';
import { BackupError } from '../services/backup/backup-error.ts';
import { restore } from '../services/backup/restore.ts';
import { withEnv } from './with-database.ts';

/** Puts a backup in the place of the database. */
export default defineCommand({
  meta: { name: 'restore', description: 'Puts a backup in the place of the database' },
  args: {
    file: { type: 'positional', required: true, description: 'The backup' },
    force: {
      type: 'boolean',
      description: 'Also where there is a site already, which is kept beside',
    },
  },
  run: ({ args }) =>
    withEnv(async (env) => {
      try {
        const { rows, kept, milliseconds } = await restore(args.file, env, {
          force: args.force ?? false,
        });
        console.log(`Restored ${String(rows)} rows in ${String(milliseconds)} ms.`);
        if (kept !== null) console.log(`What was there before is kept as ${kept}.`);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      }
    }),
});
