import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Result } from '../../../result.ts';

/** Deeper than anything that is kept: modules in modules with rich text take some thirty levels. */
const MOST_DEPTH = 64;

/** Held against the text: what walks through the values would run out of stack. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [bracket] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gsu)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth -= 1;
    if (depth > MOST_DEPTH) return true;
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The body of a changing call: an object of JSON and nothing else. */
export async function bodyOf(request: Request, locale: Locale): Promise<Result<unknown>> {
  const t = translator(locale);
  if (!/^application\/json\b/iu.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', t('api:sendJson'));
  const text = await request.text().catch(() => '');
  if (isTooDeep(text)) return failure('invalid', t('api:tooDeep'));
  const body = parsed(text);
  const forbidden = forbiddenIn(body);
  if (forbidden !== null)
    return failure('invalid', t('api:forbiddenName'), {
      [forbidden]: t('api:forbiddenField'),
    });
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ok: true, value: body }
    : failure('invalid', t('api:noObject'));
}
