import type { Place } from '../../../lib/editing/content.ts';
import { moveModule } from '../stores/commands.ts';
import { dropTargetAt, showDrop, type DropTarget } from './drop-target.ts';
import { moduleFocus } from './module-focus.ts';

/** This near to an edge of what scrolls it moves along, in pixels. */
const EDGE_PX = 72;
/** So far with each frame. */
const STEP_PX = 14;

interface Dragged {
  /** Where it would fall at a point of the window; null: nowhere. */
  readonly targetAt: (x: number, y: number) => DropTarget | null;
  readonly onDrop: (place: Place) => void;
  /** What moves along at its edges; null: the page. */
  readonly scroller?: Element | null;
}

/** Moves the page, or a part of it, along while one stays at an edge of it. */
function scrollAlong(scroller: Element | null | undefined, y: number): boolean {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const by = Number(y > bottom - EDGE_PX) - Number(y < top + EDGE_PX);
  (scroller ?? window).scrollBy({ top: by * STEP_PX, behavior: 'instant' });
  return by !== 0;
}

/**
 * Dragging by a handle, with mouse, pen or finger; Escape ends it. Every move can be made
 * with buttons, too. The handle may go out of sight meanwhile: the window is listened to.
 * `last` is the newest event of the pointer: the press, or a move behind it.
 */
export function followDrag(
  { targetAt, onDrop, scroller }: Dragged,
  handle: Element,
  last: PointerEvent,
): void {
  // It may have been let go before this was there.
  if (!handle.hasPointerCapture(last.pointerId)) return;
  let target: DropTarget | null = null;
  let { clientX, clientY } = last;
  let frame = 0;
  const updateTarget = () => {
    target = targetAt(clientX, clientY);
    showDrop(target);
  };
  const scroll = () => {
    if (scrollAlong(scroller, clientY)) updateTarget();
    frame = requestAnimationFrame(scroll);
  };
  const moveTo = (event: PointerEvent) => {
    if (frame === 0) scroll();
    ({ clientX, clientY } = event);
    updateTarget();
  };
  const end = (isDone: boolean) => {
    controller.abort();
    cancelAnimationFrame(frame);
    showDrop(null);
    if (isDone && target !== null) onDrop(target.place);
  };
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('pointermove', moveTo, { signal });
  // It moved before this was there, and may rest now.
  if (last.type === 'pointermove') moveTo(last);
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // It ends the dragging and nothing else.
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** Drags one module of the page; `last` is the newest event of the pointer. */
export const startDrag = (id: string, handle: Element, last: PointerEvent): void =>
  followDrag(
    {
      targetAt: (x, y) => dropTargetAt(x, y, [id]),
      onDrop(place) {
        moveModule(id, place);
        moduleFocus.request(id);
      },
    },
    handle,
    last,
  );
