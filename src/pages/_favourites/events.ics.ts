import type { APIRoute } from 'astro';
import { sharedFavourites } from '../../lib/programme/favourites.ts';
import { favouritesFile } from '../../lib/server/page-data/feeds/favourites-calendar.ts';
import { slugOf } from '../../lib/routing/slug.ts';
import { carriedList } from '../../lib/server/services/favourites/cookies.ts';
import { formMeaningless } from '../../lib/server/services/request/read-form.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';

/** A list of favourites as a calendar file: of its address, else the visitor's own. */
export const GET: APIRoute = async (astro) => {
  const context = await createPageContext(astro);
  const asked = astro.url.searchParams.get('ids');
  const ids =
    asked === null ? carriedList(astro.cookies, context.app.env).ids : sharedFavourites(asked);
  if (asked !== null && ids.length === 0) return formMeaningless(context.locale);
  const { file } = await favouritesFile(context, ids);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slugOf(context.t('favourites:headline'))}.ics"`,
      'x-robots-tag': 'noindex',
    },
  });
};
