import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { matchChoiceCall } from '../../lib/routing/editing-routes.ts';
import { answerFinder } from '../../lib/server/api/editing/answer-finder.ts';
import { asEditor } from './as-editor.ts';

/** ED-08: records and files to choose from. */
export const GET: APIRoute = (asked) => {
  const { locals, url } = asked;
  const { locale, of } = matchChoiceCall(url.pathname) ?? {
    locale: DEFAULT_LOCALE,
    of: 'finder' as const,
  };
  return asEditor(asked, locale, () =>
    answerFinder(locals.app, of === 'finder/media', url.searchParams, locale),
  );
};
