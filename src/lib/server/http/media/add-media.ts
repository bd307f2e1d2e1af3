import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import type { Locale } from '../../../constants.ts';
import { success, type Result } from '../../../result.ts';
import type { UploadNotice } from '../../services/media/upload-notice.ts';
import type { MediaOptions } from './media-options.ts';

/** A file with its record. */
export interface AddedMedia {
  readonly record: MediaEntity;
  /** The library had these bytes already: nothing new was written. */
  readonly isKnown: boolean;
  /** How the file differs from what was sent. */
  readonly notices: readonly UploadNotice[];
}

/** Writes the record of a stored file, unless the library has one of the same bytes. */
export async function addMedia(
  { recordOf, createRecord }: Pick<MediaOptions, 'recordOf' | 'createRecord'>,
  input: MediaInput & Required<Pick<MediaInput, 'src'>>,
  { locale, notices }: { readonly locale: Locale; readonly notices: readonly UploadNotice[] },
): Promise<Result<AddedMedia>> {
  const known = await recordOf(input.src);
  if (known !== null) return success({ record: known, isKnown: true, notices });
  const created = await createRecord(input, locale);
  return created.ok ? success({ record: created.value, isKnown: false, notices }) : created;
}
