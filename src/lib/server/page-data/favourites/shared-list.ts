import { perLocale } from '../../../../content/i18n/locales.ts';
import {
  favouritesText,
  sharedFavourites,
  type Favourites,
} from '../../../programme/favourites.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { SharedListView } from '../../../views/favourites-view.ts';
import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { listView, listQuery } from './favourites.ts';

/**
 * A list that somebody passed on, by the ids of its address; what is no id there is left out,
 * as messengers cut addresses and add signs to them.
 * @param own the visitor's own list, which stays as it is
 */
export async function sharedListPage(
  context: PageContext,
  asked: string,
  own: Favourites,
): Promise<{ readonly page: Page; readonly view: SharedListView }> {
  const { t } = context;
  const ids = sharedFavourites(asked);
  const isOwn = new Set(own);
  return {
    view: {
      ...(await listView(context, ids)),
      ids: favouritesText(ids),
      missing: ids.filter((id) => !isOwn.has(id)).length,
    },
    page: makePage(context, {
      route: 'favourites-shared',
      title: t(ids.length === 0 ? 'favourites:shared.broken' : 'favourites:shared.headline'),
      crumb: t('favourites:shared.headline'),
      description: t('favourites:shared.lead'),
      search: ids.length === 0 ? '' : listQuery(ids),
      translations: perLocale((other) => pathTo('favourites-shared', other)),
    }),
  };
}
