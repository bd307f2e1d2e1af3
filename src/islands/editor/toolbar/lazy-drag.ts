/** Dragging comes with the first thing that somebody does on the page. */
export const drag = {
  preload: () => import('../canvas/drag.ts'),
  async start(id: string, event: PointerEvent): Promise<void> {
    const handle = event.currentTarget as Element;
    handle.setPointerCapture(event.pointerId);
    // The pointer moves on, and may rest, before the file is there.
    let last = event;
    const follow = (moved: PointerEvent) => (last = moved);
    addEventListener('pointermove', follow);
    const { startDrag } = await drag.preload();
    removeEventListener('pointermove', follow);
    startDrag(id, handle, last);
  },
};
