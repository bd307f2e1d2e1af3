import type { APIContext, APIRoute } from 'astro';
import { readIfMatch } from '../../lib/editing/revision.ts';
import { optionalBodyOf } from '../../lib/server/api/core/json-body.ts';
import { methodNotAllowed, methodsOf, noSuchCall } from '../../lib/server/api/core/no-call.ts';
import { matchEditorCalls, rightOf, runEditorCall } from '../../lib/server/api/editor/dispatch.ts';
import { checkReadAccess, checkWriteAccess } from '../../lib/server/services/accounts/access.ts';
import { jsonFailure, jsonOf, callOf } from '../../lib/server/api/reply.ts';
import { withSessionOver } from '../../lib/server/services/accounts/cookies.ts';

/** Every call of editors and their programs; which one is in the address. */
export const ALL: APIRoute = async ({ locals, request, url, cookies }: APIContext) => {
  const { app } = locals;
  const { method, headers } = request;
  const { locale, params } = callOf(locals);
  const calls = matchEditorCalls(params['call'] ?? '', app);
  if (calls.length === 0) return noSuchCall(locale);
  const methods = calls.map(({ row }) => row.method);
  if (method === 'OPTIONS') return methodsOf(methods);
  const call = calls.find(({ row }) => row.method === method);
  if (call === undefined) return methodNotAllowed(methods, locale);
  const caller = await locals.caller();
  const right = rightOf(call);
  const denial =
    method === 'GET'
      ? checkReadAccess(caller, right, locale)
      : checkWriteAccess(caller, right, { headers, cookies }, locale);
  if (denial !== null) return jsonFailure(withSessionOver(denial, headers, locale));
  const body = method === 'GET' ? null : await optionalBodyOf(request, locale, 'editor');
  if (body?.ok === false) return jsonFailure(body.failure);
  const revision = readIfMatch(headers.get('if-match'));
  const input = { locale, caller, query: url.searchParams, revision, body: body?.value ?? null };
  const answer = await runEditorCall(app, call, input);
  return jsonOf(answer.body, answer.status);
};
