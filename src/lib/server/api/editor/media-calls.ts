import { failure } from '../../../result.ts';
import { translator } from '../../../i18n/translator.ts';
import { mediaBySrc } from '../../repositories/media/library-list.ts';
import { cropMedia } from '../../services/media-library/crop-media.ts';
import { cropSchema } from './call-bodies.ts';
import { answered, editorCall, type EditorCallRow } from './call-row.ts';

/** What the editor makes of files of the library; uploads are streams (`http/media/upload.ts`). */
export const MEDIA_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: 'media/crop',
    method: 'POST',
    action: 'write',
    subject: 'media',
    summary: 'makes a new picture of a part of one; the same part is made once only',
    body: cropSchema,
    needsBody: true,
    async run({ app, body: { src, ...area }, locale, editor }) {
      const media = await mediaBySrc(app.database.db, src);
      if (media === null)
        return answered(failure('not_found', translator(locale)('media_library:crop.gone')));
      const { actor = null, source } = editor;
      const cropped = await cropMedia(app, media, area, { locale, actor, source });
      return cropped.ok
        ? { status: cropped.value.isKnown ? 200 : 201, body: cropped.value.media }
        : answered(cropped);
    },
  }),
];
