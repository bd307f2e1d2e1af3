import type { PageEntity } from '../../../../../content/records/page.ts';
import { MENU_PLACES, type MenuItemEntity } from '../../../../../content/records/site.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { MENU_MOVES, moved, spotsBelow, type MenuSpot } from '../../../../menus/menu-order.ts';
import { type Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { MenuNodeView, MenusView } from '../../../../views/hub/menus-view.ts';
import { allRecords } from '../../../repositories/records.ts';
import { menuStamp } from '../../../services/hub/move-menu-item.ts';
import type { PageContext } from '../../page/page-context.ts';

type Place = MenuItemEntity['place'];

/** What came of a move: an address to go to, or why it was not made. */
export type MenusOutcome =
  { readonly location: string } | { readonly status: number; readonly failure: Failure };

/** Pages that stand in a menu by themselves, at its first level. */
function pagesIn(place: Place, { data }: PageContext): readonly PageEntity[] {
  return [...data.page.values()]
    .filter((page) =>
      place === 'primary'
        ? page.in_menu && page.content_type === 'page' && page.parent === null
        : place === 'footer' && page.in_footer && !page.is_easy_language,
    )
    .sort((left, right) => left.position - right.position || left.id - right.id);
}

function pageNode(page: PageEntity, place: Place, context: PageContext): MenuNodeView {
  const { data, locale, t } = context;
  const below = [...data.page.values()]
    .filter((one) => place === 'primary' && one.in_menu && one.parent === page.id)
    .sort((left, right) => left.position - right.position || left.id - right.id);
  return {
    id: null,
    label: textIn(page.title, locale),
    href: pathTo('hub-record', locale, { list: 'page', id: page.id }),
    note: t('menus:isPage'),
    moves: [],
    below: null,
    children: below.map((one) => pageNode(one, place, context)),
  };
}

/** The entries of a place below one of them, pages among them at the first level. */
function nodesBelow(
  place: Place,
  items: readonly MenuItemEntity[],
  parent: number | null,
  context: PageContext,
): readonly MenuNodeView[] {
  const { locale, t } = context;
  const pages = pagesIn(place, context);
  const spots = pages.map(({ position }): MenuSpot => ({ item: null, position }));
  const waiting = [...pages];
  return spotsBelow(items, spots, parent).flatMap(({ item: id }): readonly MenuNodeView[] => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return waiting.splice(0, 1).map((one) => pageNode(one, place, context));
    const label = textIn(item.menu_name, locale);
    return [
      {
        id: item.id,
        label,
        href: pathTo('hub-record', locale, { list: 'menu_item', id: item.id }),
        note: item.is_online ? textIn(item.url, locale) : t('menus:offline'),
        moves: MENU_MOVES.filter((move) => moved(items, spots, item.id, move) !== null).map(
          (move) => ({
            value: `${move}.${item.id}`,
            key: move,
            label: t(`menus:move.${move}`, { name: label }),
          }),
        ),
        below: {
          href: `${pathTo('hub-new', locale, { list: 'menu_item' })}?below=${String(item.id)}`,
          label: t('menus:below', { name: label }),
        },
        children: nodesBelow(place, items, item.id, context),
      },
    ];
  });
}

/** The menus as trees. @param refused why a move was not made; null: none was refused */
export async function menusPage(
  context: PageContext,
  done: string | null,
  refused: Failure | null,
): Promise<MenusView> {
  const { app, locale, t } = context;
  const items = await allRecords(app.database.db, 'menu_item');
  return {
    title: t('menus:title'),
    action: pathTo('hub-menus', locale),
    newHref: pathTo('hub-new', locale, { list: 'menu_item' }),
    stamp: menuStamp(items),
    notice: refused === null && done === 'moved' ? t('menus:moved') : '',
    error: refused?.message ?? '',
    places: MENU_PLACES.map((place) => ({
      key: place,
      label: t(`menus:place.${place}`),
      nodes: nodesBelow(
        place,
        items.filter((item) => item.place === place),
        null,
        context,
      ),
    })),
  };
}
