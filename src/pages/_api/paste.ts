import type { APIRoute } from 'astro';
import { matchApi } from '../../lib/routing/api-routes.ts';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { answerPaste } from '../../lib/server/api/calls/paste.ts';
import { answered } from '../../lib/server/api/editing/answer.ts';
import { asEditor } from './as-editor.ts';

/** ED-02: what an editor pastes, as rich text. */
export const POST: APIRoute = (asked) => {
  const { locals, url } = asked;
  const locale = matchApi(url.pathname)?.locale ?? DEFAULT_LOCALE;
  return asEditor(asked, locale, (_, body) =>
    Promise.resolve(answered(answerPaste(locals.app, body, locale))),
  );
};
