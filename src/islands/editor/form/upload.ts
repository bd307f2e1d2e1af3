import type { MediaEntity } from '../../../content/records/media.ts';
import type { Result } from '../../../lib/result.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';

/** Uploads a file into the media library; a failure has a message for the editor. */
export async function upload(file: File): Promise<Result<MediaEntity>> {
  const form = new FormData();
  form.append('file', file);
  const result = await request<MediaEntity>('POST', `/${locale}/pageeditor-api/media`, form);
  return result.ok ? result : { ok: false, failure: result.failure };
}

/** A file of the library as a field of that control keeps it. */
export const mediaFieldValue = (
  control: string,
  media: MediaEntity,
): Readonly<Record<string, unknown>> =>
  control === 'file'
    ? {
        src: media.src,
        // The library keeps the type with which it answers, charset and all.
        mime: media.mime.split(';', 1)[0] ?? '',
        bytes: media.bytes,
        title: media.title,
      }
    : {
        src: media.src,
        width: media.width ?? 1,
        height: media.height ?? 1,
        alt: media.alt,
        decorative: media.decorative,
        credit: media.credit ?? '',
        focal: media.focal,
      };
