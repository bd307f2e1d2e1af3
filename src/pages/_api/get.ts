import type { APIRoute } from 'astro';
import { isKept, matchApi } from '../../lib/routing/api-routes.ts';
import { dropCookies } from '../../lib/server/services/accounts/cookies.ts';
import { answerApi } from '../../lib/server/api/answer.ts';
import { giveToken } from '../../lib/server/services/accounts/csrf.ts';

/** Every GET of the API; which one is in the address (API-01). */
export const GET: APIRoute = async ({ locals, url, cache, cookies }) => {
  const { response, cache: keep } = await answerApi(locals.app, url, locals.caller);
  if (keep !== null) cache.set(keep);
  const call = matchApi(url.pathname);
  // Who asks for something as fresh as this is about to send something (US-04).
  if (call !== null && !isKept(call.name)) giveToken(cookies, locals.app.env);
  // A session that is over is no reason to ask again and again.
  if (call?.name === 'user-details' && (await locals.caller()).user === null)
    dropCookies(cookies, locals.app.env);
  return response;
};
