import type { APIRoute } from 'astro';
import { pathTo } from '../../../lib/routing/routes.ts';
import {
  statisticCsv,
  statisticQuery,
  statisticView,
} from '../../../lib/server/page-data/statistics/views/statistic-view.ts';
import { hubAccess } from '../../../lib/server/page-data/hub/hub-access.ts';
import { createPageContext } from '../../../lib/server/page-data/page/create-page-context.ts';

/** Statistics of the venue as a file. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro);
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const query = statisticQuery(astro.url.searchParams);
  const view = await statisticView(context, astro.params['statistic'] ?? '', query);
  if (view === null) return astro.rewrite(pathTo('not-found', context.locale));
  return new Response(statisticCsv(view), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${view.fileName}"`,
    },
  });
};
