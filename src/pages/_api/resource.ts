import type { APIRoute } from 'astro';
import { optionalBodyOf } from '../../lib/server/api/core/json-body.ts';
import { methodNotAllowed, methodsOf, noSuchCall } from '../../lib/server/api/core/no-call.ts';
import { resourceCallsAt } from '../../lib/server/api/resources/resource-calls.ts';
import { callDenied, runResourceCall } from '../../lib/server/api/resources/run-resource-call.ts';
import { csrfDenial } from '../../lib/server/services/accounts/access.ts';
import { withSessionOver } from '../../lib/server/services/accounts/session-over.ts';
import { callOf } from './call.ts';
import { jsonFailure } from './reply.ts';

/** Every call on records and what else is kept; which one is in the address (API-03, API-06). */
export const ALL: APIRoute = async ({ locals, request, url, cookies }) => {
  const { method, headers } = request;
  const { name, locale, params } = callOf(locals);
  const calls = resourceCallsAt(name, params['kind']);
  if (calls.length === 0) return noSuchCall(locale);
  const methods = calls.map((one) => one.method);
  if (method === 'OPTIONS') return methodsOf(methods);
  const call = calls.find((one) => one.method === method);
  if (call === undefined) return methodNotAllowed(methods, locale);
  const caller = await locals.caller();
  const denial = callDenied(call, caller, locale);
  if (denial !== null) return jsonFailure(withSessionOver(denial, headers, locale));
  const forged = method === 'GET' ? null : csrfDenial(caller, { headers, cookies }, locale);
  if (forged !== null) return jsonFailure(forged);
  const body = method === 'GET' ? null : await optionalBodyOf(request, locale, 'editor');
  if (body?.ok === false) return jsonFailure(body.failure);
  const input = { locale, caller, params, url, headers, body: body?.value ?? null };
  const answer = await runResourceCall(locals.app, call, input);
  const answerHeaders = { 'content-language': locale, ...answer.headers };
  return Response.json(answer.body, { status: answer.status, headers: answerHeaders });
};
