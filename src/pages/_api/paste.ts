import type { APIRoute } from 'astro';
import { answerPaste } from '../../lib/server/api/calls/paste.ts';
import { bodyOf } from '../../lib/server/api/core/json-body.ts';
import { checkWriteAccess } from '../../lib/server/services/accounts/access.ts';
import { jsonFailure, jsonOf, callOf } from '../../lib/server/api/reply.ts';
import { withSessionOver } from '../../lib/server/services/accounts/cookies.ts';

/** What an editor pastes, as rich text. */
export const POST: APIRoute = async ({ locals, request, cookies }) => {
  const { locale } = callOf(locals);
  const caller = await locals.caller();
  const { headers } = request;
  const right = { subject: 'page', action: 'write' } as const;
  const denial = checkWriteAccess(caller, right, { headers, cookies }, locale);
  if (denial !== null) return jsonFailure(withSessionOver(denial, headers, locale));
  const body = await bodyOf(request, locale, 'editor');
  if (!body.ok) return jsonFailure(body.failure);
  const pasted = answerPaste(locals.app, body.value, locale);
  return pasted.ok ? jsonOf(pasted.value) : jsonFailure(pasted.failure);
};
