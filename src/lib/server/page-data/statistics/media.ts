import { LOCALES } from '../../../constants.ts';
import {
  allMedia,
  mediaByType,
  mediaWithoutAlt,
  type ListedMedia,
} from '../../repositories/dashboard/media-overview.ts';
import { hashOf, usedUploads } from '../../repositories/media/places.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './max-listed.ts';

const bytesOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((bytes, each) => bytes + each.bytes, 0);

/** Files of uploads that nothing names; those of other addresses are not ours to judge. */
const unusedOf = (files: readonly ListedMedia[], used: ReadonlySet<string>) =>
  files.filter(({ src }) => {
    const hash = hashOf(src);
    return hash !== null && !used.has(hash);
  });

/** The media library as an overview of digital assets. */
export async function mediaStatistics({ app: { database } }: PageContext) {
  const { db } = database;
  const types = await mediaByType(db);
  const speechless = await mediaWithoutAlt(db, MAX_LISTED);
  const unused = unusedOf(await allMedia(db), await usedUploads(db));
  return {
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
      results: unused.slice(0, MAX_LISTED),
    },
  };
}
