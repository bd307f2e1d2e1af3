import { beginRange, chooseTo } from './choice.ts';

const rowAt = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/**
 * Chooses the modules of the outline from the name that is pressed to the one that the pointer is
 * drawn to. By mouse or pen alone: a finger scrolls.
 */
export function lasso({ target, button, pointerType }: PointerEvent): void {
  const from = rowAt(target as Element);
  if (from === null || button !== 0 || pointerType === 'touch') return;
  let last = from;
  const listening = new AbortController();
  const { signal } = listening;
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    const row = rowAt(document.elementFromPoint(clientX, clientY));
    if (row === null || row === last) return;
    if (last === from) beginRange(from);
    last = row;
    chooseTo(row, true);
  };
  addEventListener('pointermove', onMove, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, () => listening.abort(), { signal });
}
