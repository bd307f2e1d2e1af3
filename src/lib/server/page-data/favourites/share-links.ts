import { favouritesText, type Favourites } from '../../../programme/favourites.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { ShareLinks } from '../../../views/favourites-view.ts';
import type { PageContext } from '../page/page-context.ts';

/** The query that a list is in the address by. */
export const listQuery = (ids: Favourites): string => `?ids=${favouritesText(ids)}`;

/** The addresses under which a list can be passed on; null for an empty one. */
export function shareLinks({ app, locale, t }: PageContext, ids: Favourites): ShareLinks | null {
  if (ids.length === 0) return null;
  const path = pathTo('favourites-shared', locale) + listQuery(ids);
  const address = app.env.siteOrigin + path;
  const subject = encodeURIComponent(t('favourites:take.subject'));
  return {
    path,
    address,
    mail: `mailto:?subject=${subject}&body=${encodeURIComponent(address)}`,
    file: pathTo('favourites-events', locale) + listQuery(ids),
  };
}
