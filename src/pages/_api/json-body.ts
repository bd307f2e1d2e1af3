import { failure, type Result } from '../../lib/result.ts';

/** The body of a changing call: an object of JSON and nothing else. */
export async function bodyOf(request: Request): Promise<Result<unknown>> {
  if (!/^application\/json\b/iu.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported', 'Send application/json.');
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ok: true, value: body }
    : failure('invalid', 'The body is no object of JSON.');
}
