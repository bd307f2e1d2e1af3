import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure, FailureCode, Result } from '../../../result.ts';

/** Why a file is rejected, and the failure code of each reason. */
const CODE_OF = {
  no_file: 'invalid',
  several_files: 'invalid',
  form: 'invalid',
  not_form: 'unsupported',
  empty: 'invalid',
  interrupted: 'invalid',
  unknown_type: 'unsupported',
  unreadable: 'unsupported',
  avif: 'unsupported',
  disguised: 'unsupported',
  wrong_ending: 'unsupported',
  too_large: 'too_large',
  too_many_pixels: 'too_large',
  picture: 'invalid',
  vector: 'invalid',
  vector_repeats: 'invalid',
  vector_pictures: 'too_large',
  captions: 'invalid',
  busy: 'unavailable',
  too_many_files: 'too_many',
  no_space: 'unavailable',
} as const satisfies Record<string, FailureCode>;

export type UploadFailureReason = keyof typeof CODE_OF;

export const isUploadFailureReason = (text: string): text is UploadFailureReason =>
  Object.hasOwn(CODE_OF, text);

/** Why a file was rejected. */
export interface UploadFailure {
  readonly reason: UploadFailureReason;
  /** For `too_large`: the limit in megabytes. */
  readonly limit?: number;
}

export type UploadResult<Value> = Result<Value, UploadFailure>;

export const uploadFailure = (
  reason: UploadFailureReason,
  limit?: number,
): { readonly ok: false; readonly failure: UploadFailure } => ({
  ok: false,
  failure: limit === undefined ? { reason } : { reason, limit },
});

/** Names of files of the types that the library takes. */
const TAKEN_NAME = /\.(?:jpe?g|png|webp|gif|svg|mp4|webm|mp3|ogg|m4a|wav|pdf|vtt)$/iu;

/** What is called as the library takes it, and is nothing of the kind, is damaged or another file. */
export const forName = (failure: UploadFailure, fileName: string): UploadFailure =>
  failure.reason === 'unknown_type' && TAKEN_NAME.test(fileName)
    ? { reason: 'unreadable' }
    : failure;

/** The failure with a message in one language; `reason` does not depend on the language. */
export function failureOf({ reason, limit }: UploadFailure, locale: Locale): Failure {
  const message = translator(locale)(`upload:refused.${reason}`, { limit: limit ?? 0 });
  return { code: CODE_OF[reason], message, reason };
}
