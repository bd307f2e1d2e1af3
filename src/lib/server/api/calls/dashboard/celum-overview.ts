import { z } from 'zod';
import { MEDIA_TYPES } from '../../../../../content/records/media.ts';
import { LOCALES } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import {
  allMedia,
  mediaByType,
  mediaWithoutAlt,
  usedUploads,
  type ListedMedia,
} from '../../../repositories/dashboard/media-overview.ts';
import { dashboardCall, MOST_LISTED } from './dashboard-call.ts';

const file = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(MEDIA_TYPES),
  src: z.string(),
  bytes: z.int(),
});
const sum = { count: z.int(), bytes: z.int() };

const bytesOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((bytes, each) => bytes + each.bytes, 0);

/** Files of uploads that nothing names; those of other addresses are not ours to judge. */
const unusedOf = (files: readonly ListedMedia[], used: ReadonlySet<string>) =>
  files.filter(({ src }) => {
    const [, hash] = /^\/media\/([0-9a-f]{32})\//u.exec(src) ?? [];
    return hash !== undefined && !used.has(hash);
  });

export const celumOverview = dashboardCall({
  summary: 'Dashboard: the media library as an overview of digital assets',
  query: z.object({}),
  answer: z.object({
    ...sum,
    types: z.array(z.object({ type: z.enum(MEDIA_TYPES), ...sum })),
    without_alt: z
      .object({
        count: z.int(),
        results: z.array(file.extend({ missing: z.array(z.enum(LOCALES)) })),
      })
      .meta({ description: 'Pictures that say nothing to whoever does not see them' }),
    unused: z
      .object({ ...sum, results: z.array(file) })
      .meta({ description: 'Files that no record and no draft names' }),
  }),
  async load({ app: { database } }) {
    const { db } = database;
    const types = await mediaByType(db);
    const speechless = await mediaWithoutAlt(db, MOST_LISTED);
    const unused = unusedOf(await allMedia(db), await usedUploads(db));
    return success({
      count: types.reduce((count, type) => count + type.count, 0),
      bytes: bytesOf(types),
      types,
      without_alt: {
        count: speechless.count,
        results: speechless.results.map(({ alt_de: de, alt_en: en, ...listed }) => ({
          ...listed,
          missing: LOCALES.filter((locale) => ({ de, en })[locale] === ''),
        })),
      },
      unused: {
        count: unused.length,
        bytes: bytesOf(unused),
        results: unused.slice(0, MOST_LISTED),
      },
    });
  },
});
