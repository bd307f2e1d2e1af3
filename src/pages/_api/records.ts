import type { APIRoute } from 'astro';
import { matchRecordCall } from '../../lib/routing/api-routes.ts';
import { FAILURE_STATUS, failure, type Result } from '../../lib/result.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { refuseChange, refuseReading } from '../../lib/server/services/accounts/access.ts';
import { editorOf } from '../../lib/server/api/editing/answer.ts';
import { readRevision } from '../../lib/editing/revision.ts';
import { answerRecordCall } from '../../lib/server/api/editing/write.ts';

const reply = (result: Result<unknown>, status = 200): Response =>
  Response.json(result.ok ? result.value : result.failure, {
    status: result.ok ? status : FAILURE_STATUS[result.failure.code],
    headers: {
      'cache-control': 'no-store',
      ...(!result.ok && result.failure.code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
    },
  });

/** Generic calls on records, for editors and their programs (API-03). */
export const ALL: APIRoute = async ({ locals, request, url, cookies }) => {
  const call = matchRecordCall(url.pathname);
  if (call === null) return reply(failure('not_found', 'There is no such call.'));
  const { method, headers } = request;
  const caller = await locals.caller();
  const reason =
    method === 'GET'
      ? refuseReading(caller, 'editor', call.locale)
      : refuseChange(caller, 'editor', headers, cookies, call.locale);
  if (reason !== null) return reply({ ok: false, failure: reason });
  const takes = /^P/u.test(method) && call.part !== 'publish';
  const body = takes ? await bodyOf(request) : { ok: true as const, value: null };
  if (!body.ok) return reply(body);
  const result = await answerRecordCall(locals.app, call, {
    method,
    revision: readRevision(headers.get('if-match')),
    by: caller.user && editorOf(caller, call.locale).name,
    body: body.value,
  });
  return reply(result, method === 'POST' && call.id === null ? 201 : 200);
};
