import type { Place } from '../../../lib/editing/content.ts';
import { placeOfMark } from '../../../lib/editing/marks.ts';
import { dropTargetAt, showDrop } from '../canvas/drop-target.ts';
import { topModules } from '../canvas/dom.ts';
import { recordPicture } from '../canvas/record-fields.ts';
import { $content } from '../stores/content.ts';
import type { FileTarget } from './receive-files.ts';

/*
 * Where files go that are dragged over the page. It comes with the first ones.
 */

/** Files over the page: where, and of which types. */
export interface Dragged {
  readonly x: number;
  readonly y: number;
  readonly types: readonly string[];
}

interface Target {
  readonly target: FileTarget;
  /** The picture that would be replaced. */
  readonly picture: HTMLElement | null;
}

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
export function targetAt({ x, y, types }: Dragged): Target | null {
  const isOnePicture = types.length === 1 && types[0]?.startsWith('image/') === true;
  const picture = isOnePicture
    ? document
        .elementsFromPoint(x, y)
        .find((one): one is HTMLElement => one.matches('[data-picture]'))
    : undefined;
  const replaced = picture && pictureTarget(picture);
  if (picture && replaced) return { target: replaced, picture };
  const own = isOnePicture ? ownPictureAt(x, y) : null;
  if (own) return { target: { field: own.dataset['record'] ?? '' }, picture: own };
  const between = dropTargetAt(x, y, []);
  const end = between === null ? endOfPage() : null;
  const place = between?.place ?? end?.place;
  if (place === undefined) return null;
  const box = end?.box;
  showDrop(between ?? (box === undefined ? null : { box, isAfter: true, isInside: false }));
  return { target: { place }, picture: null };
}

/** Shows where files would go; null: nowhere. */
export function showTarget(target: Target | null): void {
  for (const one of document.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop');
  target?.picture?.setAttribute('data-drop', '');
  if (target === null || target.picture) showDrop(null);
}
