import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { hasMarkSigns, withoutMarkSigns } from '../../../../content/fields/clean-text.ts';
import { BODY_BYTES, readBodyText } from '../../services/request/read-form.ts';

/** Deeper than anything that is kept: modules in modules with rich text take some thirty levels. */
const MAX_DEPTH = 64;

const QUOTE = 34;
const BACKSLASH = 92;
/** How deep each bracket leads. */
const STEPS: Readonly<Record<number, number>> = { 91: 1, 123: 1, 93: -1, 125: -1 };

/**
 * Held against the text: what walks through the values would run out of stack. One look at
 * each sign, as an expression for strings can be made to look at them again and again.
 */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (sign === QUOTE) isInString = !isInString;
    else if (!isInString) depth += STEPS[sign] ?? 0;
    else if (sign === BACKSLASH) index += 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Names that reach for what all objects share; JSON can carry them, content never does. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Where a value has such a name; null: nowhere. */
function forbiddenIn(value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const forbidden = FORBIDDEN.includes(key) ? path + key : forbiddenIn(part, `${path}${key}.`);
    if (forbidden !== null) return forbidden;
  }
  return null;
}

/** Texts come without the signs that only pages may make (`lib/editing/marks.ts`). */
const withoutSigns = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutMarkSigns(value) : value;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json, hasMarkSigns(json) ? withoutSigns : undefined);
  } catch {
    return null;
  }
}

/** Who sends a body, which decides how long it can be. */
export type BodySender = 'visitor' | 'form' | 'editor';
const MAX_BYTES = {
  visitor: BODY_BYTES.call,
  // A visitor who sends a form as a call.
  form: BODY_BYTES.form,
  editor: BODY_BYTES.editor,
} as const;
const JSON_TYPE = /^application\/json\s*(?:;|$)/iu;

/** A text as the body of a changing call: an object of JSON and nothing else. */
export function objectIn(text: string, locale: Locale): Result<object> {
  const t = translator(locale);
  if (isTooDeep(text)) return failure('invalid', t('api:tooDeep'));
  const body = parsed(text);
  const forbidden = forbiddenIn(body);
  if (forbidden !== null)
    return failure('invalid', t('api:forbiddenName'), {
      [forbidden]: t('api:forbiddenField'),
    });
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? success(body)
    : failure('invalid', t('api:noObject'));
}

/**
 * The body of a changing call that may have one.
 * Failures: `unsupported` for another type than JSON, `too_large`, `invalid`.
 * @returns null where nothing was sent
 */
export async function optionalBodyOf(
  request: Request,
  locale: Locale,
  sender: BodySender = 'visitor',
): Promise<Result<object | null>> {
  const t = translator(locale);
  const isJson = JSON_TYPE.test(request.headers.get('content-type') ?? '');
  const body = await readBodyText(request, MAX_BYTES[sender]);
  if (!body.ok && body.why === 'packed') return failure('unsupported', t('api:sendJson'));
  if (!body.ok && body.why === 'too-large')
    return failure('too_large', t('api:tooLarge', { most: MAX_BYTES[sender] / 1024 }));
  if (!body.ok) return failure('invalid', t('api:noObject'));
  if (body.text === '') return success(null);
  return isJson ? objectIn(body.text, locale) : failure('unsupported', t('api:sendJson'));
}

/** The body of a changing call that has to have one; failures as above. */
export async function bodyOf(
  request: Request,
  locale: Locale,
  sender: BodySender = 'visitor',
): Promise<Result<object>> {
  const t = translator(locale);
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', t('api:sendJson'));
  const body = await optionalBodyOf(request, locale, sender);
  if (!body.ok) return body;
  return body.value === null ? failure('invalid', t('api:noObject')) : success(body.value);
}
