import { statfs } from 'node:fs/promises';
import { records } from '../../../../content/records/kinds.ts';
import type { AppContext } from '../../app/app-context.ts';
import { recordCounts, waitingCounts } from '../../repositories/dashboard/counts.ts';
import { databaseBytes } from '../../repositories/dashboard/facts.ts';
import { mediaByType } from '../../repositories/dashboard/media-overview.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from '../page/page-context.ts';
import { PRODUCT } from './product.ts';

/** What the venue takes on disk, and what is free where it stands. */
async function storageOf({ database, env }: AppContext) {
  const { bavail, bsize } = await statfs(env.dataDir);
  const types = await mediaByType(database.db);
  return {
    database_bytes: await databaseBytes(database),
    media_bytes: types.reduce((sum, type) => sum + type.bytes, 0),
    free_bytes: bavail * bsize,
  };
}

const newestOf = (instants: readonly (string | null)[]): string | null =>
  instants
    .flatMap((at) => at ?? [])
    .sort()
    .at(-1) ?? null;

/** How many records there are, what waits, what changed last, and what it weighs. */
export async function siteStatistics({ app, data, locale }: PageContext) {
  const { db } = app.database;
  const counts = await recordCounts(db);
  const { is_site_online, is_shop_online } = settingsOf(data);
  return {
    is_site_online,
    is_shop_online,
    version: PRODUCT.version,
    records: counts.map((count) => ({ ...count, label: records[count.kind].label[locale] })),
    public: counts.reduce((sum, count) => sum + count.public, 0),
    offline: counts.reduce((sum, count) => sum + count.offline, 0),
    ...(await waitingCounts(db)),
    newest: newestOf(counts.map(({ newest }) => newest)),
    storage: await storageOf(app),
  };
}
