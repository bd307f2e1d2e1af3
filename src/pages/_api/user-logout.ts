import type { APIRoute } from 'astro';
import { forwardCookies } from '../../lib/server/services/accounts/cookies.ts';
import { signOut } from '../../lib/server/services/accounts/sign-in.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { optionalBodyOf } from '../../lib/server/api/core/json-body.ts';
import { localeOf } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** Signs out without leaving the page. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals } = astro;
  const { env, accounts } = locals.app;
  const caller = await locals.caller();
  const locale = localeOf(astro);
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, locale);
  if (csrf !== null) {
    issueCsrfToken(cookies, env, caller);
    return jsonFailure(csrf);
  }
  const body = await optionalBodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const ended = await signOut(accounts, request.headers, astro.clientAddress);
  await forwardCookies(cookies, ended, accounts);
  return jsonOf({ is_logged_in: false });
};
