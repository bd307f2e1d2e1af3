import type { Dragged } from './file-target.ts';

/** Where files have places of their own, or none. */
export const CHROME = '.ed-panel,.ed-bar,.ed-uploads,dialog';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

export const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const draggedOf = ({ clientX: x, clientY: y, dataTransfer }: DragEvent): Dragged => ({
  x,
  y,
  types: [...(dataTransfer?.items ?? [])].map(({ type }) => type),
});

/** Shows where files would go; null: nowhere. */
async function show(dragged: Dragged | null): Promise<void> {
  const { showTarget, targetAt } = await import('./file-target.ts');
  showTarget(dragged && targetAt(dragged));
}

async function drop(files: readonly File[], dragged: Dragged | null): Promise<void> {
  const { showTarget, targetAt } = await import('./file-target.ts');
  const found = dragged && targetAt(dragged);
  showTarget(null);
  if (found === null || files.length === 0) return;
  const { receiveFiles } = await import('./receive-files.ts');
  await receiveFiles(files, found.target);
}

/**
 * Files are dropped anywhere on the page. The browser never opens one in the place of the editor,
 * wherever it falls.
 */
export function startFileDrop(): void {
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const isOutside = isWithin(event.target, CHROME);
    void show(isOutside ? null : draggedOf(event));
    if (isOutside && event.dataTransfer && !isWithin(event.target, '.ed-media'))
      event.dataTransfer.dropEffect = 'none';
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) void show(null);
  });
  document.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const dragged = isWithin(event.target, CHROME) ? null : draggedOf(event);
    void drop([...(event.dataTransfer?.files ?? [])], dragged);
  });
}
