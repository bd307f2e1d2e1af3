import { FORM_FILE_MB, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import { failureOf, type UploadFailureReason } from '../media/upload-failure.ts';

/** Why a file of a form was refused: forms take fewer types than the media library, and smaller files. */
export function formFileFailure(reason: UploadFailureReason, locale: Locale): Failure {
  const failure = failureOf({ reason, limit: FORM_FILE_MB }, locale);
  return reason === 'unknown_type'
    ? { ...failure, message: translator(locale)('forms:unknownType') }
    : failure;
}
