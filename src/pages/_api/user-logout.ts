import type { APIRoute } from 'astro';
import { failure } from '../../lib/result.ts';
import { passCookies } from '../../lib/server/services/accounts/cookies.ts';
import { signOut } from '../../lib/server/services/accounts/sign-in.ts';
import { giveToken, showsToken } from '../../lib/server/services/accounts/csrf.ts';
import { open } from '../_open.ts';
import { answer, refusal } from './reply.ts';

/** Signs out without leaving the page. */
export const POST: APIRoute = async (asked) => {
  const { request, cookies, locals } = asked;
  const { env, accounts } = locals.app;
  if (!showsToken(request.headers, cookies)) {
    giveToken(cookies, env);
    const { t } = await open(asked);
    return refusal(failure('forbidden', t('booking:error.csrf')).failure);
  }
  passCookies(cookies, await signOut(accounts, request.headers), env);
  return answer({ is_logged_in: false });
};
