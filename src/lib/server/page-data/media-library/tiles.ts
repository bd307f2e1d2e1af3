import {
  MEDIA_TYPES,
  type MediaEntity,
  type MediaType,
} from '../../../../content/records/media.ts';
import { LICENCE_WARNING_DAYS, LOCALES, type Locale } from '../../../constants.ts';
import { formatDay, moveDay } from '../../../dates/dates.ts';
import type { Day } from '../../../venue-clock.ts';
import { pathTo } from '../../../routing/routes.ts';
import { bytesText } from '../../../text/bytes-text.ts';
import type { MediaPreview, MediaTile } from '../../../views/hub/media-view.ts';
import type { PageContext } from '../page/page-context.ts';

export const isMediaType = (text: string): text is MediaType =>
  MEDIA_TYPES.some((type) => type === text);

/** How a file is shown in small. */
export function previewOf({ type, src, width, height, focal }: MediaEntity): MediaPreview {
  if (type === 'vector') return { image: null, drawing: src };
  if (type !== 'picture' || width === null || height === null)
    return { image: null, drawing: null };
  return { image: { src, width, height, alt: '', credit: '', focal }, drawing: null };
}

/** The day from which on the library warns of a licence that ends. */
export const warningDay = (today: Day): Day => moveDay(today, LICENCE_WARNING_DAYS);

/** What is to be done about a file. */
export function notesOf(media: MediaEntity, { t, today, locale }: PageContext): MediaTile['notes'] {
  const { type, alt, decorative, licence_ends: ends } = media;
  const isSeen = type === 'picture' || type === 'vector';
  const missing = LOCALES.filter((language) => alt[language] === '');
  const day = ends === null ? '' : formatDay(ends, locale, 'numeric');
  return [
    ...(ends !== null && ends < today
      ? [{ text: t('media_library:note.ended', { day }), isBad: true }]
      : []),
    ...(ends !== null && ends >= today && ends <= warningDay(today)
      ? [{ text: t('media_library:note.ending', { day }), isBad: false }]
      : []),
    ...(isSeen && !decorative && missing.length > 0
      ? [
          {
            text: t('media_library:note.noAlt', {
              languages: missing.map((language) => language.toUpperCase()).join(', '),
            }),
            isBad: false,
          },
        ]
      : []),
  ];
}

/** Size in pixels and bytes. */
export const sizeText = ({ width, height, bytes }: MediaEntity, locale: Locale): string =>
  [
    ...(width === null || height === null ? [] : [`${width} × ${height}`]),
    bytesText(bytes, locale),
  ].join(' · ');

/** A file as lists show it. */
export const tileOf = (media: MediaEntity, context: PageContext): MediaTile => ({
  id: media.id,
  href: pathTo('hub-media-file', context.locale, { id: media.id }),
  title: media.title,
  preview: previewOf(media),
  type: context.t(`media_library:type.${media.type}`),
  facts: sizeText(media, context.locale),
  tags: media.tags.join(', '),
  notes: notesOf(media, context),
  deleted: '',
});
