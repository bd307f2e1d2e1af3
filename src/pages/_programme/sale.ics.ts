import type { APIRoute } from 'astro';
import { textIn } from '../../lib/i18n/localized.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { onlineEvent } from '../../lib/server/page-data/events/list-events.ts';
import { saleReminder } from '../../lib/server/page-data/feeds/sale-reminder.ts';
import { eventPartPath } from '../../lib/routing/record-routes.ts';
import { slugOf } from '../../lib/routing/slug.ts';
import {
  idOf,
  createPageContext,
  movedTo,
} from '../../lib/server/page-data/page/create-page-context.ts';

/** The start of an event's sale, for a visitor's own calendar; none where the sale has begun. */
export const GET: APIRoute = async (astro) => {
  const context = await createPageContext(astro);
  const event = await onlineEvent(context, idOf(astro));
  const file = event && saleReminder(event, context);
  if (event === null || file === null) return astro.rewrite(pathTo('not-found', context.locale));
  const path = eventPartPath('sale', event, context.locale);
  if (path !== astro.url.pathname) return movedTo(astro, path);
  astro.cache.set(context.cacheOptions());
  const name = slugOf(textIn(event.title, context.locale));
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${context.t('booking:saleFile')}.ics"`,
    },
  });
};
