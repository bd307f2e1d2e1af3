import type { APIRoute } from 'astro';
import { failure } from '../../lib/result.ts';
import { pageNote } from '../../lib/server/api/calls/page-notes.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { noteScriptError } from '../../lib/server/services/errors/script-error.ts';
import { errorsIn, invalid } from '../../lib/i18n/validation.ts';
import { open } from '../_open.ts';
import { jsonFailure, jsonOf } from './reply.ts';

/** A script of a page failed in somebody's browser. */
export const POST: APIRoute = async (astro) => {
  const { request, locals, clientAddress } = astro;
  const { app } = locals;
  const { locale, t } = await open(astro);
  // Browsers name the origin with whatever they send by POST; pages of others are not listened to.
  if (request.headers.get('origin') !== app.env.siteOrigin)
    return jsonFailure(failure('forbidden', t('api:foreign')).failure);
  const body = await bodyOf(request, locale);
  if (!body.ok) return jsonFailure(body.failure);
  const note = pageNote.safeParse(body.value, { error: errorsIn(locale) });
  if (!note.success) return jsonFailure(invalid(note.error.issues, locale).failure);
  if (!(await noteScriptError(app, note.data, clientAddress)))
    return jsonFailure(failure('too_many', t('api:tooMany')).failure);
  return jsonOf({});
};
