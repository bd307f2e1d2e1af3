import { writeSync } from 'node:fs';
import type { KyselyPlugin } from 'kysely';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';

/**
 * A process that migrates a database and is killed before its n-th statement that changes
 * something; without a number it goes to the end and says how many there were.
 */
const [databaseUrl = '', dataDir = '', at = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir });
let count = 0;
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'SelectQueryNode') count += 1;
    // At once, as from outside: nothing can be cleaned up.
    if (String(count) === at) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
await migrate(database.db.withPlugin(killer));
writeSync(1, String(count));
await database.db.destroy();
