import { defineCommand } from 'citty';
import { DEFAULT_LOCALE } from '../../constants.ts';
import { translator } from '../../i18n/translator.ts';
import { recordById } from '../repositories/records.ts';
import { openChangeFeed } from '../services/records/change-feed.ts';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { inputOf } from '../services/records/record-input.ts';
import { RecordService } from '../services/records/record-service.ts';
import { withDatabase } from './with-database.ts';

/** Changes an event a little, as an editor would: the benchmark sees when its pages show it. */
export default defineCommand({
  meta: {
    name: 'touch-event',
    description: 'Saves an event anew, to see when it is public',
    hidden: true,
  },
  args: { id: { type: 'string', required: true, description: 'Id of the event' } },
  run: ({ args }) =>
    withDatabase(async (database) => {
      const record = await recordById(database.db, 'event', Number(args.id));
      if (record === null) throw new Error(`There is no event ${args.id}.`);
      const input = inputOf('event', record);
      const subtitle = {
        ...record.subtitle,
        de: mark(record.subtitle.de),
        en: mark(record.subtitle.en),
      };
      const feed = await openChangeFeed(database);
      const modules = await loadModules();
      const searchIndex = new SearchIndexer({ database, modules, now: () => new Date() });
      const records = new RecordService({ database, feed, modules, searchIndex });
      const saved = await records.update(
        'event',
        record,
        { ...input, subtitle },
        {
          locale: DEFAULT_LOCALE,
          by: translator(DEFAULT_LOCALE)('editing:commandLine'),
          source: 'command',
        },
      );
      const at = Date.now();
      await feed.close();
      if (!saved.ok) throw new Error(saved.failure.message);
      console.log(JSON.stringify({ at }));
    }),
});

/** Adds a mark to a text, or takes it away again. */
const mark = (text: string): string => (text.endsWith(' ·') ? text.slice(0, -2) : `${text} ·`);
