import type { APIRoute } from 'astro';
import { sheetPath } from '../../lib/design/design.ts';
import { designSheet } from '../../lib/design/sheet.ts';
import { kindTag } from '../../lib/server/services/cache-tags/tags.ts';
import { settingsOf } from '../../lib/server/services/records/reference-data.ts';

/** It says the same for ever: all of it follows from its address. */
const MAX_AGE_S = 31_536_000;

/** The sheet of a venue's own colours and typefaces. Only the one that pages name is kept. */
export const GET: APIRoute = async ({ params, locals, url, cache }) => {
  const [, name = ''] = /^([\w-]{1,80})\.css$/u.exec(params['file'] ?? '') ?? [];
  const sheet = designSheet(name);
  if (sheet === null) return new Response('404 Not Found', { status: 404 });
  const settings = settingsOf(await locals.app.reference.read());
  if (sheetPath(settings) === url.pathname)
    cache.set({ maxAge: MAX_AGE_S, tags: [kindTag('settings')] });
  return new Response(sheet, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE_S}, immutable`,
    },
  });
};
