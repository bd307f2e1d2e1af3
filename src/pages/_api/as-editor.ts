import type { APIContext } from 'astro';
import type { Locale } from '../../lib/constants.ts';
import { refuseChange, refuseReading } from '../../lib/server/services/accounts/access.ts';
import type { Caller } from '../../lib/server/services/accounts/user.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { answered, type EditingAnswer } from '../../lib/server/api/editing/answer.ts';

/** An answer that nobody may keep. */
export const privately = ({ status, body }: EditingAnswer): Response =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
  });

type Asked = Pick<APIContext, 'locals' | 'request' | 'cookies'>;

/**
 * Does what editors may do: reading for whoever is one, changing with the token of
 * the cookie as well. What is sent is an object of JSON, or nothing.
 */
export async function asEditor(
  { locals, request, cookies }: Asked,
  locale: Locale,
  work: (caller: Caller, body: unknown) => Promise<EditingAnswer>,
): Promise<Response> {
  const { method, headers } = request;
  const caller = await locals.caller();
  const isReading = method === 'GET' || method === 'HEAD';
  const refusal = isReading
    ? refuseReading(caller, 'editor', locale)
    : refuseChange(caller, 'editor', headers, cookies, locale);
  if (refusal !== null) return privately(answered({ ok: false, failure: refusal }));
  const isEmpty = isReading || (await request.clone().text()) === '';
  const body = isEmpty ? { ok: true as const, value: null } : await bodyOf(request);
  return privately(body.ok ? await work(caller, body.value) : answered(body));
}
