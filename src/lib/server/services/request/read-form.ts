import { withoutMarkSigns } from '../../../../content/fields/clean-text.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure, success, type Failure, type Result } from '../../../result.ts';

/** The most bytes of a body: what visitors send in a call and in a form, and what editors send in either. */
export const BODY_BYTES = { call: 16 * 1024, form: 64 * 1024, editor: 1024 * 1024 } as const;

/** Why a body was not read: it is packed, larger than allowed, or the connection broke off. */
type BodyFailure = 'packed' | 'too-large' | 'broken';

type BodyText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: BodyFailure };

const failed = (why: BodyFailure): BodyText => ({ ok: false, why });

async function joined(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<BodyText> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      // Nobody waits for whoever sends to be told.
      reader.cancel().catch(() => undefined);
      return failed('too-large');
    }
    chunks.push(part.value);
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}

/** Whether what is sent is not what is meant: nothing is unpacked, so that little cannot become much. */
export const isPacked = (contentEncoding: string | null | undefined): boolean =>
  !/^(?:identity)?$/iu.test(contentEncoding ?? '');

/**
 * The body of a request as text, read no further than it may be long. What its
 * Content-Length announces is believed only where that is too much.
 * @param maxBytes see `BODY_BYTES`
 */
export async function readBodyText(request: Request, maxBytes: number): Promise<BodyText> {
  if (isPacked(request.headers.get('content-encoding'))) return failed('packed');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return failed('too-large');
  if (request.body === null) return { ok: true, text: '' };
  return joined(request.body, maxBytes).catch(() => failed('broken'));
}

/** More fields than any form of ours has; the longest is that of tickets. */
export const MAX_FORM_FIELDS = 200;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu;

/** What a form may hold: what visitors send, and what editors do, whose lists have entries with lists. */
const LIMITS = {
  visitor: { bytes: BODY_BYTES.form, fields: MAX_FORM_FIELDS },
  editor: { bytes: BODY_BYTES.editor, fields: 20_000 },
} as const;

/** Whether a form has more than so many fields; looked at no further. */
function hasTooMany(text: string, most: number): boolean {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count > most) return true;
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
 * A form that somebody sent. Files never come this far (`http/forms`), so that there is one
 * way to send it. Failures: `unsupported` for any other way, `too_large`, `invalid`.
 * @param locale the language of messages
 * @param sender `editor` only where it is known that one sent it
 */
export async function readForm(
  request: Request,
  locale: Locale,
  sender: keyof typeof LIMITS = 'visitor',
): Promise<Result<FormData>> {
  const most = LIMITS[sender];
  const t = translator(locale);
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', t('system:form.broken'));
  const body = await readBodyText(request, most.bytes);
  if (!body.ok && body.why === 'packed') return failure('unsupported', t('system:form.broken'));
  if (!body.ok && body.why === 'broken') return failure('invalid', t('system:form.broken'));
  if (!body.ok || hasTooMany(body.text, most.fields))
    return failure('too_large', t('system:form.tooLarge'));
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
