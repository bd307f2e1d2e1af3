import type { LibraryPlayer, Load } from '../../../lib/modules/queries.ts';
import type { module } from './module.ts';

/** What the media library has of the file, for what this place leaves open; null: it leaves nothing open. */
export const load: Load<typeof module, LibraryPlayer | null> = (
  { file, image, captions, transcript },
  { locale, queries },
) =>
  image !== null && captions.length > 0 && transcript[locale].length > 0
    ? null
    : queries.player(file.src);
