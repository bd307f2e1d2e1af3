import { atom } from 'nanostores';
import { placeOfMark } from '../../../lib/editing/marks.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { valueAt, type Path } from '../../../lib/editing/operation.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { locale } from '../host.ts';
import { $content } from '../stores/content.ts';
import { change } from '../stores/document.ts';
import { offerOf } from '../stores/library.ts';
import { select } from '../stores/selection.ts';
import { word } from '../words.ts';
import { idAround, moduleAround, topOf } from './dom.ts';
import { setBusy } from './refresh.ts';
import { undoByKey } from './undo-keys.ts';

/** A rich text that is edited where it stands. */
export interface RichPlace {
  readonly element: HTMLElement;
  readonly module: string;
  readonly path: Path;
  readonly field: FieldForm;
  /** Where it was pressed, in the window; null: reached by keyboard. */
  readonly pressed: { readonly x: number; readonly y: number } | null;
}
export const $rich = atom<RichPlace | null>(null);

interface TextPlace {
  readonly module: string;
  readonly path: Path;
  readonly field: FieldForm;
}

/** The field at the end of some steps into a module's data. */
function fieldAt(fields: readonly FieldForm[], [key, ...rest]: Path): FieldForm | null {
  const field = fields.find((one) => one.key === key);
  if (field === undefined) return null;
  return field.control === 'list' ? fieldAt(field.items, rest.slice(1)) : field;
}

/**
 * What a marked text is, if it can be edited: texts of another language stand in for
 * one that is missing. The page shows its own language, whichever the fields show.
 */
export function textPlace(element: Element): TextPlace | null {
  const place = placeOfMark(element.getAttribute('data-field') ?? '');
  if (place === null || place.path.at(-1) !== locale) return null;
  // Lists of what else is on the page repeat the words of others.
  if (idAround(element) !== place.module) return null;
  const module = moduleById($content.get().modules, place.module);
  const field = module && fieldAt(offerOf(module.kind)?.fields ?? [], place.path);
  return field ? { ...place, field } : null;
}

const isRich = ({ field }: TextPlace): boolean => field.control === 'richtext';

const busyTop = (element: Element): string => {
  const around = moduleAround(element);
  return around === null ? '' : (topOf(around).dataset['module'] ?? '');
};

/** Makes the texts of some modules fields. Done again after each rendering. */
export function prepareTexts(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-field]')) {
    const place = textPlace(element);
    if (place === null || element.dataset['ready'] !== undefined) continue;
    element.dataset['ready'] = '';
    // What is a heading or a link stays one: that it can be edited browsers say themselves.
    if (!isRich(place)) {
      element.setAttribute('contenteditable', 'plaintext-only');
      continue;
    }
    element.tabIndex = 0;
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', 'true');
    element.setAttribute('aria-label', place.field.label);
  }
}

const plain = (element: HTMLElement): string =>
  element.innerText.replaceAll('\u{A0}', ' ').replace(/\n$/u, '');

/** Typing into plain texts, and the way into rich ones. */
export function editInPlace(): void {
  let pressed: RichPlace['pressed'] = null;
  document.addEventListener('pointerdown', ({ clientX, clientY }) => {
    pressed = { x: clientX, y: clientY };
  });
  document.addEventListener('keydown', () => {
    pressed = null;
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['ready'] === undefined) return;
    const place = textPlace(target);
    if (place === null) return;
    select(place.module);
    if (isRich(place)) {
      setBusy(busyTop(target), true);
      $rich.set({ element: target, ...place, pressed });
    }
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    if (textPlace(target) !== null && $rich.get() === null) setBusy(busyTop(target), false);
  });
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset['ready'] === undefined) return;
    const place = textPlace(target);
    if (place === null || isRich(place)) return;
    setBusy(busyTop(target), true);
    change(place.module, place.path, plain(target), true);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset['ready'] === undefined) return;
    const place = textPlace(target);
    if (place === null) return;
    // One line of text stays one line.
    if (key === 'Enter' && place.field.control === 'line') event.preventDefault();
    if (key === 'Escape') moduleAround(target)?.focus();
    // The browser would undo in this element only, and not know of the rest.
    if (undoByKey(event)) {
      event.stopPropagation();
      follow(target, place);
    }
  });
}

/** After undo the element shows what the record holds. */
function follow(element: HTMLElement, { module, path }: TextPlace): void {
  const value = valueAt(moduleById($content.get().modules, module)?.data, path);
  if (typeof value === 'string' && plain(element) !== value) element.textContent = value;
}

/** The rich text is left: the page shows it by its view again. */
export function leaveRich(): void {
  const place = $rich.get();
  if (place === null) return;
  $rich.set(null);
  place.element.hidden = false;
  setBusy(busyTop(place.element), false);
}

/** What a module says of itself to those who do not see it. */
export const unseenWord = (why: string): string => (why === '' ? '' : word(`unseen.${why}`));
