import { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import type { Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { receiveFile } from '../../services/media/receive-file.ts';
import { failureOf } from '../../services/media/upload-failure.ts';
import { storeWithRecord } from '../../services/media/upload.ts';
import type { Exchange } from '../request/exchange.ts';
import { FORM_OVERHEAD_BYTES } from '../response/limits.ts';
import { readUploadForm } from './upload-form.ts';
import { addMedia, type AddedMedia } from './add-media.ts';
import type { MediaOptions } from './media-options.ts';

const YES = ['1', 'true', 'on', 'yes'];

/** The fields of the form; what is left out gets the record's defaults. */
const metadataSchema = z.strictObject({
  title: z.string().trim().optional(),
  alt_de: z.string().default(''),
  alt_en: z.string().default(''),
  decorative: z.string().default(''),
  credit: z.string().trim().optional(),
});

/** Reads an upload, stores its file and writes its record, unless there is one of the same bytes. */
export async function uploadResult(
  options: MediaOptions,
  exchange: Exchange,
  locale: Locale,
): Promise<Result<AddedMedia>> {
  const { library } = options;
  const length = Number(exchange.request.headers['content-length'] ?? 0);
  const announcedBytes = Math.max(0, length - FORM_OVERHEAD_BYTES);
  const form = await readUploadForm(exchange, {
    receive: (stream) => receiveFile(stream, library.tempFiles, { announcedBytes }),
    drop: ({ file }) => library.tempFiles.drop(file),
  });
  if (!form.ok) return { ok: false, failure: failureOf(form.failure, locale) };
  const { received, fileName, fields } = form.value;
  const parsed = metadataSchema.safeParse(fields, { error: errorsIn(locale) });
  if (!parsed.success) {
    await library.tempFiles.drop(received.file);
    return invalid(parsed.error.issues, locale);
  }
  const { title, alt_de: de, alt_en: en, decorative, credit } = parsed.data;
  return storeWithRecord(library, { received, fileName, locale }, (facts, notices) =>
    addMedia(
      options,
      {
        ...facts,
        title: title === undefined || title === '' ? facts.title : title,
        alt: { de, en },
        decorative: YES.includes(decorative.toLowerCase()),
        credit: credit === undefined || credit === '' ? null : credit,
      },
      { locale, notices },
    ),
  );
}
