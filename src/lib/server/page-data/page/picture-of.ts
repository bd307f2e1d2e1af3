import type { Image } from '../../../../content/fields/image.ts';
import { imageView } from '../../../media/picture.ts';
import type { Picture } from '../../../views/event-view.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from './page-context.ts';

/** The photograph of a record in the page's language, with the poster that stands for a missing one. */
export function pictureOf(
  context: PageContext,
  kind: string,
  record: { readonly id: number; readonly image: Image | null },
): Picture {
  const { theme } = settingsOf(context.data);
  return {
    image: record.image && imageView(record.image, context.locale),
    poster: { theme, kind, id: record.id },
  };
}
