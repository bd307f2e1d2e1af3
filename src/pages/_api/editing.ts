import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { matchEditingCall } from '../../lib/routing/editing-routes.ts';
import { readRevision } from '../../lib/editing/revision.ts';
import { answerEditing, answered, noCall } from '../../lib/server/api/editing/answer.ts';
import { asEditor, privately } from './as-editor.ts';

/** Everything that the editor reads and changes of one record (ED-05 … ED-10). */
export const ALL: APIRoute = (asked) => {
  const { locals, request, url } = asked;
  const call = matchEditingCall(url.pathname);
  if (call === null) return privately(answered(noCall({ name: '', locale: DEFAULT_LOCALE })));
  return asEditor(asked, call.locale, (caller, body) =>
    answerEditing(locals.app, call, {
      method: request.method,
      revision: readRevision(request.headers.get('if-match')),
      body,
      isAnyway: url.searchParams.has('anyway'),
      caller,
    }),
  );
};
