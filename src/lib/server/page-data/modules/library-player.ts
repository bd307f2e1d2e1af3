import type { RichText } from '../../../../content/rich-text/schema.ts';
import { textIn } from '../../../i18n/localized.ts';
import { imageView } from '../../../media/picture.ts';
import type { LibraryPlayer } from '../../../modules/queries.ts';
import { mediaBySrc } from '../../repositories/media/library-list.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** Plain text as rich text: a paragraph for each that an empty line parts. */
const paragraphsOf = (text: string): RichText =>
  text
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) => ({ type: 'paragraph', children: [{ text: part.trim() }] }));

/** What the media library says of a film or a sound: its text tracks, its still, what is said in it. */
export async function libraryPlayer(
  context: PageContext,
  src: string,
): Promise<LibraryPlayer | null> {
  const { app, locale } = context;
  const media = await mediaBySrc(app.database.db, src);
  if (media === null) return null;
  context.shows(recordTag('media', media.id));
  return {
    image: media.poster && imageView(media.poster, locale),
    captions: media.captions,
    transcript: paragraphsOf(textIn(media.transcript, locale)),
  };
}
