import type { MediaEntity } from '../../../content/records/media.ts';
import type { Failure, Result } from '../../../lib/result.ts';
import { csrfToken } from '../../csrf-token.ts';
import { loginPrompt } from '../api/login-prompt.ts';
import { locale } from '../api/record.ts';
import { failureText } from '../i18n/failure-text.ts';

/** How much of a file is sent, in per cent. */
export type Progress = (percent: number) => void;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** XMLHttpRequest, because `fetch` does not say how much of a body is sent. */
function send(file: File, onProgress: Progress): Promise<Answer> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
    });
    request.addEventListener('loadend', () => {
      resolve({ status: request.status, body: request.response });
    });
    request.open('POST', `/${locale}/pageeditor-api/media`);
    request.setRequestHeader('x-csrftoken', csrfToken());
    request.send(form);
  });
}

/** A record of the library; `notice`: how the file differs from what was sent. */
export type UploadedMedia = MediaEntity & { readonly notice?: string };

const NO_ANSWER: Failure = { code: 'unavailable', message: '' };

/**
 * Uploads a file into the media library; a failure has a message for the editor. Where the session is over the login opens, and it is sent again.
 */
export async function upload(
  file: File,
  onProgress: Progress = () => undefined,
): Promise<Result<UploadedMedia>> {
  const { status, body } = await send(file, onProgress);
  if (status === 401) {
    await loginPrompt.open();
    return upload(file, onProgress);
  }
  if (status >= 200 && status < 300) return { ok: true, value: body as UploadedMedia };
  const failure = (body as Failure | null) ?? NO_ANSWER;
  return { ok: false, failure: { ...failure, message: failureText({ status, failure }) } };
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
