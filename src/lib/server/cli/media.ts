import { defineCommand } from 'citty';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { openChangeFeed } from '../services/records/change-feed.ts';
import { openMedia } from '../services/media/library.ts';
import { receiveFile } from '../services/media/receive-file.ts';
import { failureOf } from '../services/media/upload-failure.ts';
import { noticesText } from '../services/media/upload-notice.ts';
import { storeWithRecord } from '../services/media/upload.ts';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { RecordService } from '../services/records/record-service.ts';
import { dryRun, json, refuse, say } from './output.ts';
import { withDatabase } from './with-database.ts';

const add = defineCommand({
  meta: { name: 'add', description: 'Adds a file to the media library, as an upload would' },
  args: {
    file: { type: 'positional', required: true, description: 'The file' },
    title: { type: 'string', description: 'Its name in the library; else its file name' },
    'alt-de': { type: 'string', description: 'What a picture shows, in German' },
    'alt-en': { type: 'string', description: 'What a picture shows, in English' },
    decorative: { type: 'boolean', description: 'The picture only decorates' },
    credit: { type: 'string', description: 'Who made it' },
    'dry-run': dryRun,
    json,
  },
  run: ({ args }) =>
    withDatabase(async (database, env) => {
      const fileStat = await stat(args.file).catch(() => null);
      if (fileStat?.isFile() !== true) {
        refuse(args, `There is no file ${args.file}.`);
        return;
      }
      const library = openMedia(env.dataDir);
      const received = await receiveFile(createReadStream(args.file), library.tempFiles, {
        announcedBytes: fileStat.size,
      });
      if (!received.ok) {
        refuse(args, failureOf(received.failure, 'en').message);
        return;
      }
      if (args['dry-run']) {
        const { bytes, kind } = received.value;
        await library.tempFiles.drop(received.value.file);
        say(
          args,
          { bytes, type: kind.type, isAdded: false },
          `Would add ${args.file} (${kind.type}).`,
        );
        return;
      }
      const feed = await openChangeFeed(database);
      const modules = await loadModules();
      const searchIndex = new SearchIndexer({ database, modules, now: () => new Date() });
      const records = new RecordService({ database, feed, modules, searchIndex });
      const name = path.basename(args.file);
      const saved = await storeWithRecord(
        library,
        { received: received.value, fileName: name, locale: 'en' },
        (facts, notices) => {
          const notice = noticesText(notices, 'en');
          if (notice !== '') console.error(notice);
          return records.create('media', {
            ...facts,
            title: args.title ?? facts.title,
            alt: { de: args['alt-de'] ?? '', en: args['alt-en'] ?? '' },
            decorative: args.decorative ?? false,
            credit: args.credit ?? null,
          });
        },
      );
      await feed.close();
      if (saved.ok) {
        const { id, src } = saved.value;
        say(args, { id, src }, `Added ${src} as file ${String(id)}.`);
      } else refuse(args, saved.failure.message, saved.failure.fields);
    }),
});

/** The files of the venue, from the command line. */
export default defineCommand({
  meta: { name: 'media', description: 'Adds files to the media library' },
  subCommands: { add },
});
