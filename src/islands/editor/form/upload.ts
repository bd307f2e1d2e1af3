import type { MediaEntity } from '../../../content/records/media.ts';
import type { Result } from '../../../lib/result.ts';
import { locale } from '../host.ts';
import { ask } from '../request.ts';

/** Takes a file into the library of the house; what is wrong with it is said in words. */
export async function upload(file: File): Promise<Result<MediaEntity>> {
  const form = new FormData();
  form.append('file', file);
  const answer = await ask<MediaEntity>('POST', `/${locale}/pageeditor-api/media`, form);
  return answer.ok ? answer : { ok: false, failure: answer.failure };
}

/** A file of the library as a field of that control keeps it. */
export const storedAs = (control: string, media: MediaEntity): Readonly<Record<string, unknown>> =>
  control === 'file'
    ? {
        src: media.src,
        // The library keeps the type with which it answers, charset and all.
        mime: media.mime.replace(/;.*$/u, ''),
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
