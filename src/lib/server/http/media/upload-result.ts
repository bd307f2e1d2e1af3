import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { MediaEntity } from '../../../../content/records/media.ts';
import type { Locale } from '../../../constants.ts';
import type { Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { receive } from '../../services/media/receive.ts';
import { failureOf } from '../../services/media/upload-failure.ts';
import { keepWithRecord } from '../../services/media/upload.ts';
import { FORM_OVERHEAD_BYTES } from '../response/limits.ts';
import { readUploadForm } from './upload-form.ts';
import type { MediaOptions } from './media-options.ts';

const YES = ['1', 'true', 'on', 'yes'];

/** What may be told of a file; what is not told is left to the record's defaults. */
const told = z.strictObject({
  title: z.string().trim().optional(),
  alt_de: z.string().default(''),
  alt_en: z.string().default(''),
  decorative: z.string().default(''),
  credit: z.string().trim().optional(),
});

/** Reads an upload, keeps its file and writes its record. */
export async function uploadResult(
  { library, createRecord }: MediaOptions,
  request: IncomingMessage,
  locale: Locale,
): Promise<Result<MediaEntity>> {
  const length = Number(request.headers['content-length'] ?? 0);
  const announced = Math.max(0, length - FORM_OVERHEAD_BYTES);
  const form = await readUploadForm(request, {
    receive: (stream) => receive(stream, library.scratch, announced),
    drop: ({ file }) => library.scratch.drop(file),
  });
  if (!form.ok) return { ok: false, failure: failureOf(form.failure, locale) };
  const { received, fileName, fields } = form.value;
  const parsed = told.safeParse(fields, { error: errorsIn(locale) });
  if (!parsed.success) {
    await library.scratch.drop(received.file);
    return invalid(parsed.error.issues, locale);
  }
  const { title, alt_de: de, alt_en: en, decorative, credit } = parsed.data;
  return keepWithRecord(library, received, fileName, locale, (facts) =>
    createRecord(
      {
        ...facts,
        title: title === undefined || title === '' ? facts.title : title,
        alt: { de, en },
        decorative: YES.includes(decorative.toLowerCase()),
        credit: credit === undefined || credit === '' ? null : credit,
      },
      locale,
    ),
  );
}
