import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import { KINDS, records } from '../../../../../content/records/kinds.ts';
import { success } from '../../../../result.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { recordCounts, waitingCounts } from '../../../repositories/dashboard/counts.ts';
import { databaseBytes } from '../../../repositories/dashboard/facts.ts';
import { mediaByType } from '../../../repositories/dashboard/media-overview.ts';
import { settingsOf } from '../../../services/records/settings-of.ts';
import { dashboardCall } from './dashboard-call.ts';
import { PRODUCT } from './product.ts';

const instant = z.iso.datetime().nullable();
const bytes = z.int();

/** What the house takes on disk, and what is free where it stands. */
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

export const site = dashboardCall({
  summary:
    'Dashboard: how many records there are, what waits, what changed last, and what it weighs',
  query: z.object({}),
  answer: z.object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    version: z.string().meta({ description: 'Of the product' }),
    records: z.array(
      z.object({
        kind: z.enum(KINDS),
        label: z.string(),
        public: z.int(),
        offline: z.int(),
        newest: instant,
      }),
    ),
    public: z.int(),
    offline: z.int(),
    drafts: z.int().meta({ description: 'Records that somebody works on' }),
    scheduled: z.int().meta({ description: 'Publications and removals that are ordered' }),
    newest: instant.meta({ description: 'When anything was changed last' }),
    storage: z.object({
      database_bytes: bytes,
      media_bytes: bytes.meta({ description: 'Originals of the library' }),
      free_bytes: bytes,
    }),
  }),
  async load({ app, data, locale }) {
    const { db } = app.database;
    const counts = await recordCounts(db);
    const { is_site_online, is_shop_online } = settingsOf(data);
    return success({
      is_site_online,
      is_shop_online,
      version: PRODUCT.version,
      records: counts.map((count) => ({ ...count, label: records[count.kind].label[locale] })),
      public: counts.reduce((sum, count) => sum + count.public, 0),
      offline: counts.reduce((sum, count) => sum + count.offline, 0),
      ...(await waitingCounts(db)),
      newest: newestOf(counts.map(({ newest }) => newest)),
      storage: await storageOf(app),
    });
  },
});
