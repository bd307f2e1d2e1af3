import type { APIRoute } from 'astro';
import { matchRecordCall } from '../../lib/api-routes.ts';
import { FAILURE_STATUS, failure, type Result } from '../../lib/result.ts';
import { bodyOf } from '../../lib/server/services/api/json-body.ts';
import { roleOf } from '../../lib/server/services/access.ts';
import { answerRecordCall } from '../../lib/server/services/api/write.ts';

const reply = (result: Result<unknown>, status = 200): Response =>
  Response.json(result.ok ? result.value : result.failure, {
    status: result.ok ? status : FAILURE_STATUS[result.failure.code],
    headers: {
      'cache-control': 'no-store',
      ...(!result.ok && result.failure.code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
    },
  });

/** Generic calls on records, for editors' programs only (API-03). */
export const ALL: APIRoute = async ({ locals: { house }, request, url }) => {
  const call = matchRecordCall(url.pathname);
  if (call === null) return reply(failure('not_found', 'There is no such call.'));
  const authorization = request.headers.get('authorization') ?? undefined;
  if (roleOf({ authorization }, house.env) !== 'editor')
    return reply(failure('unauthorized', 'Only editors may do this.'));
  const { method } = request;
  const takes = /^P/u.test(method) && call.part !== 'publish';
  const body = takes ? await bodyOf(request) : { ok: true as const, value: null };
  if (!body.ok) return reply(body);
  const version = /^(?:W\/)?"?(\d{1,9})"?$/u.exec(request.headers.get('if-match') ?? '')?.[1];
  const result = await answerRecordCall(house, call, {
    method,
    version: version === undefined ? null : Number(version),
    body: body.value,
  });
  return reply(result, method === 'POST' && call.id === null ? 201 : 200);
};
