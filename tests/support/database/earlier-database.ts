import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { openDatabase, type DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import { databaseFor } from './house.ts';

/*
 * Databases that five earlier commits have filled, by the last step that each of them knew: their
 * demo venue with sixty events, an account, and a row in every table of visitors and editors.
 */
const FOLDER = fileURLToPath(new URL('earlier', import.meta.url));
export const EARLIER = readdirSync(FOLDER).sort();

/** Such a database in a folder of its own. */
export async function earlier(name: string): Promise<DatabaseConfig> {
  const place = await databaseFor('sqlite', 'nothing');
  const bytes = brotliDecompressSync(readFileSync(path.join(FOLDER, name)));
  writeFileSync(path.join(place.dataDir, 'foyer.db'), bytes);
  return place;
}

/** Works with a database, and closes it. */
export const inDatabase = async <Value>(
  place: DatabaseConfig,
  work: (db: Kysely<never>) => Promise<Value>,
): Promise<Value> => {
  const { db } = await openDatabase(place);
  try {
    return await work(db as unknown as Kysely<never>);
  } finally {
    await db.destroy();
  }
};
