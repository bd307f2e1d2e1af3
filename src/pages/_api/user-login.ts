import type { APIContext, APIRoute } from 'astro';
import { loginBody, loginRefusal } from '../../lib/server/api/calls/user.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { saveLogin } from '../../lib/server/services/accounts/cookies.ts';
import { signInWithCode } from '../../lib/server/services/accounts/sign-in.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** Signs in while a page stays as it is. */
export const POST: APIRoute = async (astro: APIContext) => {
  const { request, cookies, clientAddress, locals } = astro;
  const { env, accounts } = locals.app;
  const caller = await locals.caller();
  const context = await createPageContext(astro);
  const { locale, t } = context;
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, locale);
  if (csrf !== null) {
    issueCsrfToken(cookies, env, caller);
    return jsonFailure(csrf);
  }
  const body = await bodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const login = loginBody.safeParse(body.value, { error: errorsIn(locale) });
  if (!login.success) return jsonFailure(invalid(login.error.issues, locale).failure);
  const visit = { headers: request.headers, address: clientAddress };
  const { isCode, ...result } = await signInWithCode(accounts, login.data, visit);
  if (!('cookies' in result)) return jsonFailure(loginRefusal(result.kind, isCode, t));
  await saveLogin(cookies, result, accounts);
  return jsonOf(result.kind === 'code' ? { needs_code: true } : { is_logged_in: true });
};
