import type { APIRoute } from 'astro';
import { textIn } from '../../lib/i18n/localized.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { onlineEvent } from '../../lib/server/page-data/events/list-events.ts';
import { calendarFile } from '../../lib/server/page-data/feeds/calendar.ts';
import { slugOf } from '../../lib/routing/slug.ts';
import {
  idOf,
  createPageContext,
  movedTo,
} from '../../lib/server/page-data/page/create-page-context.ts';

/** One event for a visitor's own calendar. */
export const GET: APIRoute = async (astro) => {
  const context = await createPageContext(astro);
  const event = await onlineEvent(context, idOf(astro));
  if (event === null) return astro.rewrite(pathTo('not-found', context.locale));
  const title = textIn(event.title, context.locale);
  const slug = slugOf(title);
  const path = pathTo('events-slug-id-calendar', context.locale, { slug, id: event.id });
  if (path !== astro.url.pathname) return movedTo(astro, path);
  const file = calendarFile(title, [event], context);
  astro.cache.set(context.cacheOptions());
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
    },
  });
};
