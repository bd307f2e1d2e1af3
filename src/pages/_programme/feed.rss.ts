import type { APIRoute } from 'astro';
import { programmeSearch } from '../../lib/programme/programme-query.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { feedChoice } from '../../lib/server/page-data/feeds/choice.ts';
import { newsFeed } from '../../lib/server/page-data/feeds/news.ts';
import {
  createPageContext,
  programmeQuery,
} from '../../lib/server/page-data/page/create-page-context.ts';

/** The programme of one choice as news. */
export const GET: APIRoute = async (astro) => {
  const query = programmeQuery(astro, 'events-feed');
  if ('clean' in query) return astro.redirect(query.clean, 302);
  const context = await createPageContext(astro);
  const choice = await feedChoice(context, query);
  const path = pathTo('events-feed', context.locale) + programmeSearch(query);
  const feed = newsFeed(choice, context.app.env.siteOrigin + path, context);
  astro.cache.set(context.cacheOptions());
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
