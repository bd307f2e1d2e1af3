import { defineCommand } from 'citty';
import { SingleBar, Presets } from 'cli-progress';
import { hasSettings } from '../repositories/settings.ts';
import { openMedia } from '../services/media/library.ts';
import { deleteEverything } from '../repositories/bulk.ts';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { seed } from '../services/seed/seed.ts';
import { withDatabase } from './with-database.ts';

export default defineCommand({
  meta: { name: 'seed', description: 'Fills the database with the demo venue' },
  args: {
    events: { type: 'string', description: 'How many events, for scale tests', valueHint: 'N' },
    replace: { type: 'boolean', description: 'Throw away what is in the database first' },
  },
  async run({ args }) {
    const wanted = args.events;
    if (wanted !== undefined && !/^[1-9]\d{0,6}$/u.test(wanted)) {
      console.error('--events takes a whole number from 1 to 9999999.');
      process.exitCode = 1;
      return;
    }
    await withDatabase(async (database, env) => {
      if (await hasSettings(database.db)) {
        if (!args.replace) {
          console.error(
            'There is a house in this database already. --replace throws it away first.',
          );
          process.exitCode = 1;
          return;
        }
        await deleteEverything(database);
      }
      const bar = new SingleBar(
        { format: 'Filling |{bar}| {value}/{total} records, {eta_formatted} to go' },
        Presets.shades_classic,
      );
      bar.start(1, 0);
      const media = openMedia(env.dataDir);
      const options = wanted === undefined ? { media } : { media, events: Number(wanted) };
      await seed(database, new Date(), options, (done, all) => {
        bar.setTotal(all);
        bar.update(done);
      });
      const modules = await loadModules();
      const index = new SearchIndexer({ database, modules, now: () => new Date() });
      await index.makeAnew((done, all) => {
        bar.setTotal(all);
        bar.update(done);
      });
      bar.stop();
    });
  },
});
