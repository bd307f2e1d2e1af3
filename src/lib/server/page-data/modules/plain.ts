import { plainText } from '../../../../content/rich-text/plain.ts';
import type { Inline, RichText } from '../../../../content/rich-text/schema.ts';
import { textIn } from '../../../i18n/localized.ts';
import { imageView } from '../../../media/picture.ts';
import type { LibraryPlayer } from '../../../modules/queries.ts';
import type { ShownModule } from '../../../views/module-view.ts';
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

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (block: unknown) =>
      typeof block === 'object' && block !== null && 'type' in block && 'children' in block,
  );

const saysLanguage = (node: Inline): boolean =>
  'text' in node
    ? node.text.trim() === '' || node.lang !== undefined
    : node.children.every(saysLanguage);

/** Whether a text is all in other languages than its module: it stands in for the page's own. */
const standsIn = (text: RichText): boolean =>
  text.every((block) =>
    block.type === 'list'
      ? block.children.every(({ children }) => children.every(saysLanguage))
      : block.children.every(saysLanguage),
  );

/**
 * The first running text of some modules in the page's language, as plain words: what describes
 * a page that says nothing else.
 */
export function plainTextOf(modules: readonly ShownModule[]): string {
  for (const module of modules) {
    if (module.lang !== undefined) continue;
    for (const value of Object.values(module.data))
      if (isRichText(value) && !standsIn(value)) return plainText(value);
    const inside = plainTextOf(module.columns.flat());
    if (inside !== '') return inside;
  }
  return '';
}
