import { moveModule } from '../stores/commands.ts';
import { dropTargetAt, showDrop } from './drop-target.ts';
import { moduleFocus } from './module-focus.ts';

/** This near to the window's edge the page moves along, in pixels. */
const EDGE_PX = 72;
/** So far with each frame. */
const STEP_PX = 14;

/**
 * Dragging by a handle, with mouse, pen or finger; Escape ends it. Every move can be made
 * with buttons, too. The handle may go out of sight meanwhile: the window is listened to.
 */
export function startDrag(id: string, handle: Element, start: PointerEvent): void {
  // It may have been let go before this was there.
  if (!handle.hasPointerCapture(start.pointerId)) return;
  let target: ReturnType<typeof dropTargetAt> = null;
  let { clientX, clientY } = start;
  let frame = 0;
  const updateTarget = () => {
    target = dropTargetAt(clientX, clientY, id);
    showDrop(target);
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
    showDrop(null);
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
