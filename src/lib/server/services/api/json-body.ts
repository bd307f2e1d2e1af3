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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The body of a changing call: an object of JSON and nothing else. */
export async function bodyOf(request: Request): Promise<Result<unknown>> {
  if (!/^application\/json\b/iu.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', 'Send application/json.');
  const text = await request.text().catch(() => '');
  if (isTooDeep(text)) return failure('invalid', 'The body is nested too deep.');
  const body = parsed(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ok: true, value: body }
    : failure('invalid', 'The body is no object of JSON.');
}
