import { defineCommand } from 'citty';
import { Presets, SingleBar } from 'cli-progress';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { withDatabase } from './with-database.ts';

/** Makes the search's index anew; what is there goes on answering meanwhile. */
export default defineCommand({
  meta: { name: 'search-index', description: "Makes the search's index anew" },
  run: () =>
    withDatabase(async (database) => {
      const modules = await loadModules();
      const index = new SearchIndexer({ database, modules, now: () => new Date() });
      const bar = new SingleBar(
        { format: 'Indexing |{bar}| {value}/{total} records, {eta_formatted} to go' },
        Presets.shades_classic,
      );
      bar.start(1, 0);
      await index.makeAnew((done, all) => {
        bar.setTotal(all);
        bar.update(done);
      });
      bar.stop();
    }),
});
