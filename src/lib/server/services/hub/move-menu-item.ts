import type { Transaction } from 'kysely';
import type { MenuItemEntity } from '../../../../content/records/site.ts';
import { translator } from '../../../i18n/translator.ts';
import { inPlaces, moved, type MenuMove, type MenuSpot } from '../../../menus/menu-order.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

/** The state of all entries, by which a form knows whether they were changed meanwhile. */
export const menuStamp = (items: Iterable<MenuItemEntity>): string =>
  [...items]
    .map(({ id, version }) => `${id}.${version}`)
    .sort()
    .join('-');

export interface MenuOrder {
  readonly id: number;
  readonly move: MenuMove;
  /** What the page was made of. */
  readonly stamp: string;
}

/** The pages that stand at the first level of a menu, whose places stay as they are. */
async function fixedSpots(tx: Transaction<Database>, place: MenuItemEntity['place']) {
  const pages = (await allRecords(tx, 'page')).filter(({ is_online: on }) => on);
  const shown = pages.filter(
    ({
      in_menu: inMenu,
      in_footer: inFooter,
      content_type: type,
      parent,
      is_easy_language: easy,
    }) =>
      place === 'primary'
        ? inMenu && type === 'page' && parent === null
        : place === 'footer' && inFooter && !easy,
  );
  return shown.map(({ position }): MenuSpot => ({ item: null, position }));
}

/**
 * Moves an entry among its neighbours, and writes all positions that change with it at once.
 * Failures: `not_found`, `conflict` (the menus are other ones by now, or it cannot go there).
 */
export function moveMenuItem(
  records: RecordService,
  { id, move, stamp }: MenuOrder,
  how: WriteOptions,
): Promise<Result<null>> {
  const t = translator(how.locale);
  return records.write(async (tx) => {
    const items = await allRecords(tx, 'menu_item');
    const item = items.find((one) => one.id === id);
    if (item === undefined) return failure('not_found', t('menus:gone'));
    if (menuStamp(items) !== stamp) return failure('conflict', t('menus:stale'));
    const own = items.filter(({ place }) => place === item.place);
    const lists = moved(own, await fixedSpots(tx, item.place), id, move);
    const places = lists && inPlaces(lists);
    if (places === null) return failure('conflict', t('menus:noRoom'));
    for (const [changed, { parent, position }] of places) {
      const before = items.find((one) => one.id === changed);
      if (before === undefined) continue;
      const target = { kind: 'menu_item', id: changed, version: before.version } as const;
      const input = { ...inputOf('menu_item', before), parent, position };
      const saved = await records.updateIn(tx, target, input, { ...how, isOnlyChanged: true });
      if (!saved.ok) return saved;
    }
    return success(null);
  }, how.locale);
}
