import type { APIRoute } from 'astro';
import { answerApi } from '../../lib/server/api/answer.ts';
import { callOf } from '../../lib/server/api/reply.ts';
import { issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { issueFormKey } from '../../lib/server/services/booking/form-key.ts';
import { setVisitor, visitorOf } from '../../lib/server/services/booking/visitor.ts';

/** A form, with the cookies that its files and its entry are sent with. */
export const GET: APIRoute = async (astro) => {
  const { locals, url, cookies } = astro;
  const { app } = locals;
  const { response } = await answerApi(app, callOf(locals), url, locals.caller);
  if (!response.ok) return response;
  issueCsrfToken(cookies, app.env, await locals.caller());
  await issueFormKey(cookies, app.env);
  await setVisitor(cookies, app, await visitorOf(astro, app));
  return response;
};
