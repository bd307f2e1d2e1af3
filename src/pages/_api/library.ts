import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { matchChoiceCall } from '../../lib/routing/editing-routes.ts';
import { libraryIn } from '../../lib/server/services/editing/library.ts';
import { asEditor } from './as-editor.ts';

/** What pages can be composed of, with the words of the editor. */
export const GET: APIRoute = (asked) => {
  const locale = matchChoiceCall(asked.url.pathname)?.locale ?? DEFAULT_LOCALE;
  return asEditor(asked, locale, async () => ({
    status: 200,
    body: await libraryIn(asked.locals.app.modules, locale),
  }));
};
