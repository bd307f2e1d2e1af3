import { statfs } from 'node:fs/promises';
import facts from '../../../../../package.json' with { type: 'json' };
import { records } from '../../../../content/records/kinds.ts';
import { INSTANCE_NAME } from '../../../constants.ts';
import type { AppContext } from '../../app/app-context.ts';
import {
  databaseBytes,
  appliedMigrations,
  databaseVersion,
  recordCounts,
  waitingCounts,
} from '../../repositories/dashboard/facts.ts';
import { mediaByType } from '../../repositories/dashboard/media-overview.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';

/** The packages whose versions say what a venue runs on; each is pinned to one version. */
const PACKAGES = [
  'astro',
  'better-auth',
  'kysely',
  'nodemailer',
  'pg',
  'react',
  'sharp',
  'slate',
  'zod',
] as const;

/** The product and what it is made of. */
export const PRODUCT = {
  version: facts.version,
  packages: PACKAGES.map((name) => ({ name, version: facts.dependencies[name] })),
};

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

/** The versions of the product, of what it runs on, and of its schema. */
export const versionStatistics = async ({ app: { database } }: PageContext) => ({
  product: PRODUCT.version,
  instance: INSTANCE_NAME,
  node: process.versions.node,
  database: { engine: database.engine, version: await databaseVersion(database) },
  migrations: await appliedMigrations(database.db),
  packages: PRODUCT.packages,
});
