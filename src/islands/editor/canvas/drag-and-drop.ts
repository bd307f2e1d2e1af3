import { atom } from 'nanostores';
import { moduleById, placeOf, type Place } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { moveModule } from '../stores/commands.ts';
import { elementOf } from './dom.ts';
import type { Box } from '../components/Positioned.tsx';
import { moduleFocus } from './module-focus.ts';

/** Where what is dragged would fall, in pixels of the document; null: nothing is dragged. */
export const $dropIndicator = atom<Box | null>(null);

/** This near to the window's edge the page moves along, in pixels. */
const EDGE_PX = 72;
/** So far with each frame. */
const STEP_PX = 14;

/**
 * The place below a point: before or after the module there, or at the end of a column.
 * @param id the module that is dragged, which cannot fall into itself; empty for something new
 */
export function dropTargetAt(
  x: number,
  y: number,
  id: string,
): { place: Place; box: DOMRect; isAfter: boolean } | null {
  const below = document.elementFromPoint(x, y);
  const column = below?.closest<HTMLElement>('[data-column]');
  const module = below?.closest<HTMLElement>('[data-module]');
  if (id !== '' && elementOf(id)?.contains(below ?? null)) return null;
  if (column && module?.contains(column)) {
    const parent = module.dataset['module'] ?? '';
    const number = Number(column.dataset['column']);
    const index = moduleById($content.get().modules, parent)?.columns[number]?.length ?? 0;
    const place = { parent, column: number, index };
    return { place, box: column.getBoundingClientRect(), isAfter: index > 0 };
  }
  const place = module ? placeOf($content.get().modules, module.dataset['module'] ?? '') : null;
  if (!module || place === null) return null;
  const box = module.getBoundingClientRect();
  const isAfter = y > box.top + box.height / 2;
  return { place: { ...place, index: place.index + (isAfter ? 1 : 0) }, box, isAfter };
}

/**
 * Dragging by a handle, with mouse, pen or finger; Escape ends it. Every move can be made
 * with buttons, too. The handle may go out of sight meanwhile: the window is listened to.
 */
export function startDrag(id: string, start: PointerEvent): void {
  (start.currentTarget as HTMLElement).setPointerCapture(start.pointerId);
  let target: ReturnType<typeof dropTargetAt> = null;
  let { clientX, clientY } = start;
  let frame = 0;
  const updateTarget = () => {
    target = dropTargetAt(clientX, clientY, id);
    const line = target && (target.isAfter ? target.box.bottom : target.box.top);
    $dropIndicator.set(
      target && {
        left: target.box.left + scrollX,
        top: (line ?? 0) + scrollY,
        width: target.box.width,
      },
    );
  };
  // At an edge the page moves along as long as one stays there.
  const scroll = () => {
    const by = Number(clientY > innerHeight - EDGE_PX) - Number(clientY < EDGE_PX);
    if (by !== 0) {
      scrollBy({ top: by * STEP_PX, behavior: 'instant' });
      updateTarget();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = (isDone: boolean) => {
    controller.abort();
    cancelAnimationFrame(frame);
    $dropIndicator.set(null);
    if (!isDone || target === null) return;
    moveModule(id, target.place);
    moduleFocus.request(id);
  };
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(
    'pointermove',
    (event) => {
      if (frame === 0) scroll();
      ({ clientX, clientY } = event);
      updateTarget();
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') end(false);
    },
    { signal },
  );
}
