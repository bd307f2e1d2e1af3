import { withoutMarkSigns } from '../../../../content/fields/mark-signs.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure, success, type Failure, type Result } from '../../../result.ts';
import { BODY_BYTES, readBodyText } from './read-body.ts';

/** More fields than any form of ours has; the longest is that of tickets. */
export const MOST_FORM_FIELDS = 200;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu;

/** Whether a form has more than so many fields; looked at no further. */
function hasTooMany(text: string): boolean {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count > MOST_FORM_FIELDS) return true;
  }
  return false;
}

/** The fields of a form, without the signs that only pages may make (`lib/editing/marks.ts`). */
function fieldsIn(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text))
    form.append(withoutMarkSigns(name), withoutMarkSigns(value));
  return form;
}

/**
 * A form that a visitor sent. No form of ours takes files, so that there is one way to send
 * them. Failures: `unsupported` for any other way, `too_large`, `invalid`.
 * @param locale the language of messages
 */
export async function readForm(request: Request, locale: Locale): Promise<Result<FormData>> {
  const t = translator(locale);
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', t('system:form.broken'));
  const body = await readBodyText(request, BODY_BYTES.form);
  if (!body.ok && body.why === 'packed') return failure('unsupported', t('system:form.broken'));
  if (!body.ok && body.why === 'broken') return failure('invalid', t('system:form.broken'));
  if (!body.ok || hasTooMany(body.text)) return failure('too_large', t('system:form.tooLarge'));
  return success(fieldsIn(body.text));
}

/** The answer to a form that was not read: a line of text, which needs nothing of the page. */
export const formRefused = ({ code, message }: Failure): Response =>
  new Response(`${message}\n`, {
    status: FAILURE_STATUS[code],
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The answer to a form that says nothing that can be done. */
export const formMeaningless = (locale: Locale): Response =>
  formRefused(failure('invalid', translator(locale)('system:form.broken')).failure);
