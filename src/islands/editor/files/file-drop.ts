import type { Place } from '../../../lib/editing/content.ts';
import { placeOfMark } from '../../../lib/editing/marks.ts';
import { $dropIndicator, dropTargetAt } from '../canvas/drag-and-drop.ts';
import { topModules } from '../canvas/dom.ts';
import { recordPicture } from '../canvas/record-fields.ts';
import { $content } from '../stores/content.ts';
import type { FileTarget } from './receive-files.ts';

/** Where files have places of their own, or none. */
export const CHROME = '.ed-panel,.ed-bar,.ed-uploads,dialog';

interface Target {
  readonly target: FileTarget;
  /** The picture that would be replaced. */
  readonly picture: HTMLElement | null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

export const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export function pictureTarget(picture: HTMLElement): FileTarget | null {
  const place = placeOfMark(picture.dataset['picture'] ?? '');
  return place && { picture: place };
}

/** The record's own picture at a point, as the poster of an event. */
function ownPictureAt(x: number, y: number): HTMLElement | null {
  const [top] = document.elementsFromPoint(x, y);
  return top === undefined ? null : recordPicture(top);
}

/** What stands last among the modules of the page; null: it has no place for any. */
export const modulesEnd = (): HTMLElement | null =>
  topModules().at(-1) ?? document.querySelector<HTMLElement>('[data-modules-end]');

/** At the end of the page, where a point is on none of its modules. */
function endOfPage(): { readonly place: Place; readonly box: DOMRect } | null {
  const end = modulesEnd();
  const place = { parent: null, column: 0, index: $content.get().modules.length };
  return end && { place, box: end.getBoundingClientRect() };
}

/** What a file at a point would become: a picture there is replaced by a single one. */
function targetAt({ clientX, clientY, dataTransfer }: DragEvent): Target | null {
  const items = [...(dataTransfer?.items ?? [])];
  const isOnePicture = items.length === 1 && items[0]?.type.startsWith('image/') === true;
  const picture = isOnePicture
    ? document
        .elementsFromPoint(clientX, clientY)
        .find((one): one is HTMLElement => one.matches('[data-picture]'))
    : undefined;
  const replaced = picture && pictureTarget(picture);
  if (picture && replaced) return { target: replaced, picture };
  const own = isOnePicture ? ownPictureAt(clientX, clientY) : null;
  if (own) return { target: { field: own.dataset['record'] ?? '' }, picture: own };
  const between = dropTargetAt(clientX, clientY, '');
  const end = between === null ? endOfPage() : null;
  const place = between?.place ?? end?.place;
  if (place === undefined) return null;
  showLine(between?.box ?? end?.box, between?.isAfter ?? true);
  return { target: { place }, picture: null };
}

function showLine(box: DOMRect | undefined, isAfter: boolean): void {
  $dropIndicator.set(
    box === undefined
      ? null
      : {
          left: box.left + scrollX,
          top: (isAfter ? box.bottom : box.top) + scrollY,
          width: box.width,
        },
  );
}

function showTarget(target: Target | null): void {
  for (const one of document.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop');
  target?.picture?.setAttribute('data-drop', '');
  if (target === null || target.picture) $dropIndicator.set(null);
}

/** What is done with files comes with the first ones. */
async function receive(files: readonly File[], target: FileTarget): Promise<void> {
  const { receiveFiles } = await import('./receive-files.ts');
  await receiveFiles(files, target);
}

/**
 * Files are dropped anywhere on the page. The browser never opens one in the place
 * of the editor, wherever it falls.
 */
export function startFileDrop(): void {
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!isWithin(event.target, CHROME)) showTarget(targetAt(event));
    else {
      showTarget(null);
      if (event.dataTransfer && !isWithin(event.target, '.ed-media'))
        event.dataTransfer.dropEffect = 'none';
    }
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) showTarget(null);
  });
  document.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const found = isWithin(event.target, CHROME) ? null : targetAt(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    showTarget(null);
    if (found && files.length > 0) void receive(files, found.target);
  });
}
