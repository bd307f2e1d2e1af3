import type { APIRoute } from 'astro';
import type { Failure } from '../../lib/result.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { entryBody } from '../../lib/server/api/calls/forms.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { sendByCall } from '../../lib/server/actions/forms/send-by-call.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** A form that a script or a program sends. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals } = astro;
  const context = await createPageContext(astro);
  const { locale, app } = context;
  const refuse = (reason: Failure) => jsonFailure(reason);
  const caller = await locals.caller();
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, locale);
  if (csrf !== null) {
    // The page may have outlived the cookie: whoever tries again has one.
    issueCsrfToken(cookies, app.env, caller);
    return refuse(csrf);
  }
  const body = await bodyOf(request, locale, 'form');
  if (!body.ok) return refuse(body.failure);
  const entry = entryBody.safeParse(body.value, { error: errorsIn(locale) });
  if (!entry.success) return refuse(invalid(entry.error.issues, locale).failure);
  const result = await sendByCall(context, entry.data, astro);
  return result.ok ? jsonOf(result.value) : refuse(result.failure);
};
