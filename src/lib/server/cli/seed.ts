import { defineCommand } from 'citty';
import { hasSettings } from '../repositories/settings.ts';
import { openMedia } from '../services/media/library.ts';
import { deleteEverything } from '../repositories/bulk.ts';
import { loadModules } from '../services/modules/library.ts';
import { SearchIndexer } from '../services/search/indexer.ts';
import { seed } from '../services/seed/seed.ts';
import { dryRun, json, progressBar, refuse, say } from './output.ts';
import { withDatabase } from './with-database.ts';

export default defineCommand({
  meta: { name: 'seed', description: 'Fills the database with the demo venue' },
  args: {
    events: { type: 'string', description: 'How many events, for scale tests', valueHint: 'N' },
    'dry-run': dryRun,
    json,
    replace: { type: 'boolean', description: 'Throw away what is in the database first' },
  },
  async run({ args }) {
    const wanted = args.events;
    if (wanted !== undefined && !/^[1-9]\d{0,6}$/u.test(wanted)) {
      refuse(args, '--events takes a whole number from 1 to 9999999.');
      return;
    }
    await withDatabase(async (database, env) => {
      const hasVenue = await hasSettings(database.db);
      if (hasVenue && !args.replace) {
        refuse(args, 'There is a venue in this database already. --replace throws it away first.');
        return;
      }
      if (args['dry-run']) {
        const lines = hasVenue ? ['What is in the database would be thrown away.'] : [];
        say(args, { isReplaced: hasVenue }, [...lines, 'The demo venue would be filled in.']);
        return;
      }
      if (hasVenue) await deleteEverything(database);
      const bar = progressBar('Filling', 'records');
      let records = 0;
      const media = openMedia(env.dataDir);
      const options = wanted === undefined ? { media } : { media, events: Number(wanted) };
      await seed(database, new Date(), options, (done, all) => {
        records = all;
        bar.update(done, all);
      });
      const modules = await loadModules();
      const now = () => new Date();
      const index = new SearchIndexer({ database, modules, now, isAlone: true });
      await index.makeAnew(bar.update);
      bar.stop();
      say(args, { records }, `The demo venue is filled in: ${String(records)} records.`);
    });
  },
});
