import type { ApiMatch } from '../../../routing/api-routes.ts';
import { success, type Result } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import { csrfDenial } from '../../services/accounts/access.ts';
import { withSessionOver } from '../../services/accounts/cookies.ts';
import type { ReadCookies } from '../../services/accounts/csrf.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { optionalBodyOf } from '../core/json-body.ts';
import { methodNotAllowed, methodsOf, noSuchCall } from '../core/no-call.ts';
import { resourceCallsAt } from './resource-calls.ts';
import { callDenied, runResourceCall } from './run-resource-call.ts';

/** A request as it comes in, with who sent it, which is asked where it matters. */
export interface ResourceHttpRequest {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadCookies;
  readonly caller: () => Promise<Caller>;
}

/** Answers a request at an address of a resource; failures are those before its call is run. */
export async function answerResource(
  app: AppContext,
  { name, locale, params }: ApiMatch,
  { request, url, cookies, caller: askCaller }: ResourceHttpRequest,
): Promise<Result<Response>> {
  const { method, headers } = request;
  const calls = resourceCallsAt(name, params['kind']);
  if (calls.length === 0) return success(noSuchCall(locale));
  const methods = calls.map((one) => one.method);
  if (method === 'OPTIONS') return success(methodsOf(methods));
  const call = calls.find((one) => one.method === method);
  if (call === undefined) return success(methodNotAllowed(methods, locale));
  const caller = await askCaller();
  const denial = callDenied(call, caller, locale);
  if (denial !== null) return { ok: false, failure: withSessionOver(denial, headers, locale) };
  const forged = method === 'GET' ? null : csrfDenial(caller, { headers, cookies }, locale);
  if (forged !== null) return { ok: false, failure: forged };
  const body = method === 'GET' ? null : await optionalBodyOf(request, locale, 'editor');
  if (body?.ok === false) return body;
  const input = { locale, caller, params, url, headers, body: body?.value ?? null };
  const answer = await runResourceCall(app, call, input);
  const answerHeaders = { 'content-language': locale, ...answer.headers };
  return success(Response.json(answer.body, { status: answer.status, headers: answerHeaders }));
}
