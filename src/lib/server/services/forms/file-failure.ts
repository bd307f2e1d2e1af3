import { FORM_FILE_MB, type Locale } from '../../../constants.ts';
import { MAX_FILES } from '../../../forms/check-field.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import { MAX_FORM_MEGAPIXELS } from '../media/limits.ts';
import { failureOf, type UploadFailureReason } from '../media/upload-failure.ts';

/** Why a file of a form was refused: forms take fewer types than the media library, and smaller files. */
export function formFileFailure(reason: UploadFailureReason, locale: Locale): Failure {
  const failure = failureOf({ reason, limit: FORM_FILE_MB }, locale);
  const t = translator(locale);
  if (reason === 'too_many_pixels')
    return { ...failure, message: t('forms:tooManyPixels', { most: MAX_FORM_MEGAPIXELS }) };
  if (reason === 'unknown_type') return { ...failure, message: t('forms:unknownType') };
  if (reason !== 'several_files') return failure;
  return { ...failure, message: t('forms:maxFiles', { most: MAX_FILES }) };
}
