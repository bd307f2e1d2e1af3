import { followDrag } from '../canvas/drag.ts';
import type { DropTarget } from '../canvas/drop-target.ts';
import { moveModule } from '../stores/commands.ts';
import { $several } from '../stores/selection.ts';
import { moveAllTo } from './commands.ts';

type TargetAt = (x: number, y: number, ids: readonly string[]) => DropTarget | null;

/** What goes along when a module is dragged: all that are chosen, if it is one of them. */
export function draggedWith(id: string): readonly string[] {
  const chosen = $several.get() ?? [];
  return chosen.includes(id) ? chosen : [id];
}

interface Press {
  readonly handle: Element;
  readonly event: PointerEvent;
}

/** Drags modules by a handle; they fall to one place, in their order. */
export function dragModules(
  ids: readonly string[],
  { handle, event }: Press,
  targetAt: TargetAt,
  scroller: Element | null = null,
): void {
  const [only, ...others] = ids;
  handle.setPointerCapture(event.pointerId);
  followDrag(
    {
      targetAt: (x, y) => targetAt(x, y, ids),
      onDrop(place) {
        if (only !== undefined && others.length === 0) moveModule(only, place);
        else moveAllTo(ids, place);
      },
      scroller,
    },
    handle,
    event,
  );
}
