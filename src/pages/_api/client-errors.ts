import type { APIRoute } from 'astro';
import { failure } from '../../lib/result.ts';
import { clientError } from '../../lib/server/api/calls/error-log.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { logScriptError } from '../../lib/server/services/errors/script-error.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { jsonFailure, jsonOf } from '../../lib/server/api/reply.ts';

/** Receives the error of a page's script. */
export const POST: APIRoute = async (astro) => {
  const { request, locals, clientAddress } = astro;
  const { app } = locals;
  const { locale, t } = await createPageContext(astro);
  // Browsers name the origin with whatever they send by POST; pages of others are not listened to.
  if (request.headers.get('origin') !== app.env.siteOrigin)
    return jsonFailure(failure('forbidden', t('api:foreign')).failure);
  const body = await bodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const note = clientError.safeParse(body.value, { error: errorsIn(locale) });
  if (!note.success) return jsonFailure(invalid(note.error.issues, locale).failure);
  if (!(await logScriptError(app, note.data, clientAddress)))
    return jsonFailure(failure('too_many', t('api:tooMany')).failure);
  return jsonOf({});
};
