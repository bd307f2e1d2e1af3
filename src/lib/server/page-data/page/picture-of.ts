import type { Image } from '../../../../content/fields/image.ts';
import { inksOf } from '../../../design/design.ts';
import { imageView } from '../../../media/picture.ts';
import { posterOfEvent } from '../../../poster/poster.ts';
import type { Picture } from '../../../views/event-view.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from './page-context.ts';

/** The photograph of a record in the page's language, with the poster that stands for a missing one. */
export function pictureOf(
  context: PageContext,
  kind: string,
  record: { readonly id: number; readonly image: Image | null },
): Picture {
  return {
    image: record.image && imageView(record.image, context.locale),
    poster: { theme: inksOf(settingsOf(context.data)), kind, id: record.id },
  };
}

/** The same of an event, whose poster is that of its work. */
export function pictureOfEvent(
  context: PageContext,
  event: Parameters<typeof posterOfEvent>[0] & { readonly image: Image | null },
): Picture {
  const { image, poster } = pictureOf(context, 'event', event);
  return { image, poster: { ...posterOfEvent(event), theme: poster.theme } };
}
