import { listAt, type Place } from '../../../lib/editing/content.ts';
import { elementOf, modulesContainer } from '../canvas/dom.ts';
import { $content } from '../stores/content.ts';
import { $selected } from '../stores/selection.ts';

/** More than a page shows takes only time. */
const MAX_PIXELS = 1600;
/** A module that has not come after so long is not waited for, in milliseconds. */
const MAX_WAIT_MS = 5000;

/** Where an element goes that stands for a module at a place of the page. */
function insertAt(element: HTMLElement, place: Place): void {
  const list = listAt($content.get().modules, place);
  const after = elementOf(list[place.index]?.id ?? '');
  const before = elementOf(list[place.index - 1]?.id ?? '');
  if (after !== null) after.before(element);
  else if (before !== null) before.after(element);
  else {
    const end = modulesContainer();
    end.parent.insertBefore(element, end.before);
  }
}

/**
 * Shows a picture of this computer where it will stand, while it is on its way. It is painted:
 * a page loads pictures of its own site only.
 * @returns what takes it away, as soon as the page shows what came of it
 */
export async function showLocalPicture(
  file: File,
  place: Place,
): Promise<(isDone: boolean) => void> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return () => undefined;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_PIXELS / bitmap.width);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  canvas.className = 'ed-local-picture';
  canvas.dataset['edOwn'] = '';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', file.name);
  insertAt(canvas, place);
  return (isDone) => {
    if (!isDone) {
      canvas.remove();
      return;
    }
    // What came of it is chosen, and comes from the server.
    const end = performance.now() + MAX_WAIT_MS;
    const wait = (): void => {
      if (elementOf($selected.get() ?? '') !== null || performance.now() > end) canvas.remove();
      else requestAnimationFrame(wait);
    };
    requestAnimationFrame(wait);
  };
}
