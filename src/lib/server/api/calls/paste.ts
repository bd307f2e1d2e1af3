import { z } from 'zod';
import { pastedSchema, type PastedDocument } from '../../../../content/rich-text/pasted.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { pastedDocument } from '../../services/paste/paste.ts';
import type { PostEndpoint } from '../core/endpoint.ts';

/** What a program's clipboard may hold, in bytes; a hundred pages of Word stay below it. */
const MAX_BYTES = 512 * 1024;

const body = z.strictObject({ html: z.string() });

export const paste: PostEndpoint = {
  summary:
    'Editors: HTML of a clipboard as rich text and as parts that can be modules, without anything that the schema does not know (header x-csrftoken)',
  body,
  answer: pastedSchema,
};

/** Makes rich text of what an editor pastes. Failures: `invalid`, `too_large`. */
export function answerPaste(
  { env }: Pick<AppContext, 'env'>,
  sent: unknown,
  locale: Locale,
): Result<PastedDocument> {
  const parsed = body.safeParse(sent, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const { html } = parsed.data;
  const message = translator(locale)('api:tooLarge', { most: MAX_BYTES / 1024 });
  if (Buffer.byteLength(html) > MAX_BYTES) return failure('too_large', message, { html: message });
  return success(pastedDocument(html, env.siteOrigin));
}
