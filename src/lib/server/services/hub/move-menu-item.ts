import type { Transaction } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { MenuItemEntity } from '../../../../content/records/site.ts';
import { movedBy } from '../../../editing/moved-dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { inPlaces, moved, type MenuMove, type MenuSpot } from '../../../menus/menu-order.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { childIds } from '../../repositories/programme.ts';
import { allRecords, recordById } from '../../repositories/records.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

/** What moves with the start of an event that belongs to another one. */
const DATES = ['date_start', 'date_end', 'doors'] as const;

/** The events below one that moves, and how far, in milliseconds. */
interface MovedChildren {
  readonly parent: number;
  readonly distance: number;
}

/** Moves the events below an event, as a part of a write: all of them, or it fails by the first that cannot. */
export async function moveChildrenIn(
  records: Pick<RecordService, 'holdIn' | 'updateIn'>,
  tx: Transaction<Database>,
  { parent, distance }: MovedChildren,
  options: WriteOptions,
): Promise<Result<null>> {
  for (const id of await childIds(tx, parent)) {
    await records.holdIn(tx, 'event', id);
    const child: EventEntity | null = await recordById(tx, 'event', id);
    if (child === null) continue;
    const moved = { ...child, ...movedBy({ ...child }, DATES, distance) };
    const key = { kind: 'event', id, version: child.version } as const;
    const saved = await records.updateIn(tx, key, inputOf('event', moved), options);
    if (!saved.ok) {
      const { code, message, fields = {} } = saved.failure;
      const why = Object.values(fields)[0] ?? message;
      return failure(code, `«${titleOf('event', child, options.locale)}»: ${why}`);
    }
  }
  return success(null);
}

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
