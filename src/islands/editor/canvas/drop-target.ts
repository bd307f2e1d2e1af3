import { moduleById, placeOf, type Place } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { $dropIndicator } from '../stores/drop-indicator.ts';
import { elementOf } from './dom.ts';

/** Where something that is dragged would fall. */
export interface DropTarget {
  readonly place: Place;
  readonly box: DOMRect;
  /** Behind the module whose box it is. */
  readonly isAfter: boolean;
  /** Into the column whose box it is. */
  readonly isInside: boolean;
}

/** Shows where something would fall: a line beside a module, a frame around a column. */
export function showDrop(target: Omit<DropTarget, 'place'> | null): void {
  if (target === null) {
    $dropIndicator.set(null);
    return;
  }
  const { box, isAfter, isInside } = target;
  $dropIndicator.set({
    left: box.left + scrollX,
    top: (isAfter && !isInside ? box.bottom : box.top) + scrollY,
    width: box.width,
    ...(isInside && { height: box.height }),
    isInside,
  });
}

/**
 * The place below a point: before or after the module there, or at the end of a column.
 * @param ids the modules that are dragged, which cannot fall into themselves; none: something new
 */
export function dropTargetAt(x: number, y: number, ids: readonly string[]): DropTarget | null {
  const below = document.elementFromPoint(x, y);
  const column = below?.closest<HTMLElement>('[data-column]');
  const module = below?.closest<HTMLElement>('[data-module]');
  if (ids.some((id) => elementOf(id)?.contains(below ?? null))) return null;
  if (column && module?.contains(column)) {
    const parent = module.dataset['module'] ?? '';
    const number = Number(column.dataset['column']);
    const index = moduleById($content.get().modules, parent)?.columns[number]?.length ?? 0;
    const place = { parent, column: number, index };
    return { place, box: column.getBoundingClientRect(), isAfter: index > 0, isInside: true };
  }
  const place = module ? placeOf($content.get().modules, module.dataset['module'] ?? '') : null;
  if (!module || place === null) return null;
  const box = module.getBoundingClientRect();
  const isAfter = y > box.top + box.height / 2;
  const index = place.index + (isAfter ? 1 : 0);
  return { place: { ...place, index }, box, isAfter, isInside: false };
}
