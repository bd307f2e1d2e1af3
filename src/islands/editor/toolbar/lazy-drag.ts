/** Dragging comes with the first thing that somebody does on the page. */
export const drag = {
  preload: () => import('../canvas/drag.ts'),
  async start(id: string, event: PointerEvent): Promise<void> {
    const handle = event.currentTarget as Element;
    handle.setPointerCapture(event.pointerId);
    (await drag.preload()).startDrag(id, handle, event);
  },
};
