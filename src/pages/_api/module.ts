import type { APIRoute } from 'astro';
import { matchModuleCall } from '../../lib/routing/editing-routes.ts';
import { readRevision } from '../../lib/editing/revision.ts';
import { failure } from '../../lib/result.ts';
import { answered } from '../../lib/server/api/editing/answer.ts';
import { answerModule } from '../../lib/server/api/editing/module-calls.ts';
import { asEditor, privately } from './as-editor.ts';

/** Calls on one module, as the specification has them (ED-04, ED-05). */
export const ALL: APIRoute = (asked) => {
  const { locals, request, url } = asked;
  const call = matchModuleCall(url.pathname);
  // Who asks for what there is nowhere is told so, whoever it is.
  if (call === null || !locals.app.modules.has(call.kind))
    return privately(answered(failure('not_found', 'There is no such call.')));
  return asEditor(asked, call.locale, (caller, body) =>
    answerModule(locals.app, call, {
      method: request.method,
      revision: readRevision(request.headers.get('if-match')),
      query: url.searchParams,
      body,
      caller,
    }),
  );
};
