import type { APIRoute } from 'astro';
import { apiRow } from '../../lib/routing/api-routes.ts';
import { deleteLoginCookies, withSessionOver } from '../../lib/server/services/accounts/cookies.ts';
import { answerApi } from '../../lib/server/api/answer.ts';
import { issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { jsonFailure, callOf } from '../../lib/server/api/reply.ts';

/** Every GET of the API; which one is in the address. */
export const GET: APIRoute = async ({ locals, url, cache, cookies, request, clientAddress }) => {
  const call = callOf(locals);
  const answer = await answerApi(locals.app, call, url, locals.caller);
  const { cache: keep, searched } = answer;
  const response =
    answer.failure === null
      ? answer.response
      : jsonFailure(withSessionOver(answer.failure, request.headers, call.locale));
  const { cache: policy } = apiRow(call.name);
  // An earlier version is for editors, and kept for nobody.
  const isOfEditors = url.searchParams.has('version_id');
  if (keep !== null && !isOfEditors) cache.set(keep);
  if (searched) locals.app.searchWords.note(searched, { headers: request.headers, clientAddress });
  // It holds what somebody typed.
  if (policy === 'none' || isOfEditors) response.headers.set('cache-control', 'private, no-store');
  // Who asks for something as fresh as this is about to send something.
  if (policy === 'private') issueCsrfToken(cookies, locals.app.env, await locals.caller());
  // A session that is over is no reason to ask again and again.
  if (call.name === 'user-details' && (await locals.caller()).user === null)
    deleteLoginCookies(cookies, locals.app.env);
  return response;
};
