import { moduleById, placeOf } from '../../../../lib/editing/content.ts';
import { isWithin } from '../../../../lib/editing/several/selection.ts';
import type { DropTarget } from '../../canvas/drop-target.ts';
import { $content } from '../../stores/content.ts';
import { columnEnd } from '../../stores/placement.ts';

/** The end of a column, where a point is on its name or on what is empty of it. */
function columnAt(below: Element, ids: readonly string[]): DropTarget | null {
  const { modules } = $content.get();
  const column = below.closest<HTMLElement>('[data-outline-column]');
  const [id = '', number = '0'] = column?.dataset['outlineColumn']?.split(' ') ?? [];
  const module = moduleById(modules, id);
  if (column === null || module === null || isWithin(modules, id, ids)) return null;
  const place = columnEnd(module, Number(number));
  return { place, box: column.getBoundingClientRect(), isAfter: false, isInside: true };
}

/** Where modules would fall at a point of the outline; null: outside of it, or into themselves. */
export function outlineTargetAt(x: number, y: number, ids: readonly string[]): DropTarget | null {
  const { modules } = $content.get();
  const below = document.elementFromPoint(x, y);
  const row = below?.closest('.ed-outline .ed-row');
  if (!row) return below && columnAt(below, ids);
  const id = row.querySelector<HTMLElement>('[data-row]')?.dataset['row'] ?? '';
  const place = placeOf(modules, id);
  if (place === null || isWithin(modules, id, ids)) return null;
  const { top, height } = row.getBoundingClientRect();
  const isAfter = y > top + height / 2;
  // What stands in its columns is listed between it and what comes behind it.
  const box = (isAfter ? (row.closest('li') ?? row) : row).getBoundingClientRect();
  const index = place.index + (isAfter ? 1 : 0);
  return { place: { ...place, index }, box, isAfter, isInside: false };
}
