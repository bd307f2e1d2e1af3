import type { APIRoute } from 'astro';
import { calendarFile } from '../../lib/server/page-data/feeds/calendar.ts';
import { feedChoice } from '../../lib/server/page-data/feeds/choice.ts';
import {
  createPageContext,
  programmeQuery,
} from '../../lib/server/page-data/page/create-page-context.ts';

/** The programme of one choice for calendar programs. */
export const GET: APIRoute = async (astro) => {
  const query = programmeQuery(astro, 'events-calendar');
  if ('clean' in query) return astro.redirect(query.clean, 302);
  const context = await createPageContext(astro);
  const { title, events } = await feedChoice(context, query);
  const file = calendarFile(title, events, context);
  astro.cache.set(context.cacheOptions());
  return new Response(file, {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
