import type { APIRoute } from 'astro';
import { failure } from '../../lib/result.ts';
import { missedAddress } from '../../lib/server/api/calls/error-log.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { csrfFailure, issueCsrfToken } from '../../lib/server/services/accounts/csrf.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** A browser shows that an address is not there. */
export const POST: APIRoute = async (astro) => {
  const { request, cookies, locals, clientAddress } = astro;
  const { app } = locals;
  const { locale, t } = await createPageContext(astro);
  const caller = await locals.caller();
  const csrf = csrfFailure({ headers: request.headers, cookies }, caller, locale);
  if (csrf !== null) {
    issueCsrfToken(cookies, app.env, caller);
    return jsonFailure(csrf);
  }
  const body = await bodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const input = missedAddress(app.env).safeParse(body.value, { error: errorsIn(locale) });
  if (!input.success) return jsonFailure(invalid(input.error.issues, locale).failure);
  if (!(await app.errorLog.countSeen(input.data.url, clientAddress)))
    return jsonFailure(failure('too_many', t('api:tooMany')).failure);
  return jsonOf({ url: input.data.url });
};
