import type { APIRoute } from 'astro';
import { forwardCookies } from '../../lib/server/services/accounts/cookies.ts';
import { signOut } from '../../lib/server/services/accounts/sign-in.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { localeOf } from '../_open.ts';
import { jsonFailure, jsonOf } from './reply.ts';

/** Signs out without leaving the page. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals } = astro;
  const { env, accounts } = locals.app;
  const caller = await locals.caller();
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, localeOf(astro));
  if (csrf !== null) {
    issueCsrfToken(cookies, env, caller);
    return jsonFailure(csrf);
  }
  await forwardCookies(cookies, await signOut(accounts, request.headers), accounts);
  return jsonOf({ is_logged_in: false });
};
