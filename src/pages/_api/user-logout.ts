import type { APIRoute } from 'astro';
import { failure } from '../../lib/result.ts';
import { forwardCookies } from '../../lib/server/services/accounts/cookies.ts';
import { signOut } from '../../lib/server/services/accounts/sign-in.ts';
import { issueCsrfToken, hasCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { open } from '../_open.ts';
import { jsonFailure, jsonOf } from './reply.ts';

/** Signs out without leaving the page. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals } = astro;
  const { env, accounts } = locals.app;
  const caller = await locals.caller();
  if (!hasCsrfToken(request.headers, cookies, caller)) {
    issueCsrfToken(cookies, env, caller);
    const { t } = await open(astro);
    return jsonFailure(failure('forbidden', t('booking:error.csrf')).failure);
  }
  await forwardCookies(
    cookies,
    await signOut(accounts, request.headers, astro.clientAddress),
    accounts,
  );
  return jsonOf({ is_logged_in: false });
};
