import { defineCommand } from 'citty';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { json, progressBar, say } from './output.ts';
import { withDatabase } from './with-database.ts';

/** Makes the search's index anew; what is there goes on answering meanwhile. */
export default defineCommand({
  meta: { name: 'search-index', description: "Makes the search's index anew" },
  args: { json },
  run: ({ args }) =>
    withDatabase(async (database) => {
      const modules = await loadModules();
      const index = new SearchIndexer({ database, modules, now: () => new Date() });
      const bar = progressBar('Indexing', 'records');
      let records = 0;
      await index.makeAnew((done, all) => {
        records = all;
        bar.update(done, all);
      });
      bar.stop();
      say(args, { records }, `The search knows ${String(records)} records.`);
    }),
});
