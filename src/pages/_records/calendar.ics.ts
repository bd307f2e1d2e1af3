import type { APIRoute } from 'astro';
import { matchRoute, pathTo } from '../../lib/routing/routes.ts';
import {
  CALENDAR_KINDS,
  recordCalendar,
} from '../../lib/server/page-data/feeds/record-calendar.ts';
import {
  idOf,
  createPageContext,
  movedTo,
} from '../../lib/server/page-data/page/create-page-context.ts';

/** The coming events of a production, a series, a venue or a person for calendar programs. */
export const GET: APIRoute = async (astro) => {
  const context = await createPageContext(astro);
  const kind = CALENDAR_KINDS.get(matchRoute(astro.url.pathname)?.name ?? 'page');
  const calendar = kind && (await recordCalendar(context, kind, idOf(astro)));
  if (!calendar) return astro.rewrite(pathTo('not-found', context.locale));
  if (calendar.path !== astro.url.pathname) return movedTo(astro, calendar.path);
  astro.cache.set(context.cacheOptions());
  return new Response(calendar.file, {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
