import { atom } from 'nanostores';
import { placeOfMark } from '../../../lib/editing/marks.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { valueAt, type Path } from '../../../lib/editing/operation.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { locale } from '../api/record.ts';
import { $content } from '../stores/content.ts';
import { setField } from '../stores/commands.ts';
import { moduleOffer } from '../api/library.ts';
import { selectModule } from '../stores/selection.ts';
import { t } from '../i18n/t.ts';
import { insertWords } from '../keys/type-keys.ts';
import { $caret, setCaretAtEnd, setCaretBehindChange, type Caret } from './caret.ts';
import { moduleIdAround, moduleAround, topModule } from './dom.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { handleHistoryKey } from './history-keys.ts';
import { oneLine, plainTextOf, plainTexts } from './plain-texts.ts';
import { standInOf, updatePlaceholder } from './placeholder.ts';

/** A rich text that is edited in place. */
export interface InlineRichTextField {
  readonly element: HTMLElement;
  readonly module: string;
  readonly path: Path;
  readonly field: FieldForm;
  /** Where it was pressed, in the window; null: reached by keyboard. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  /** Where writing goes on; null: where it was pressed, or at the end. */
  readonly caret: Caret | null;
}
export const $inlineRichText = atom<InlineRichTextField | null>(null);

interface TextField {
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

/** What a marked text is, if it can be edited. The page shows its own language, whichever the fields show. */
export function textFieldOf(
  element: Element,
  mark = element.getAttribute('data-field') ?? '',
): TextField | null {
  const place = placeOfMark(mark);
  if (place === null) return null;
  // Lists on the page repeat texts of other modules.
  if (moduleIdAround(element) !== place.module) return null;
  const module = moduleById($content.get().modules, place.module);
  const field = module && fieldAt(moduleOffer(module.kind)?.fields ?? [], place.path);
  return field ? { ...place, field } : null;
}

const isRich = ({ field }: TextField): boolean => field.control === 'richtext';

const topModuleId = (element: Element): string => {
  const around = moduleAround(element);
  return around === null ? '' : (topModule(around).dataset['module'] ?? '');
};

/** A text that an event is about; null: none that is written in place. */
function textAt(target: EventTarget | null): { element: HTMLElement; place: TextField } | null {
  if (!(target instanceof HTMLElement) || target.dataset['ready'] === undefined) return null;
  const place = textFieldOf(target);
  return place && { element: target, place };
}

/** Makes the texts of some modules fields. Done again after each rendering. */
export function makeTextsEditable(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-field]')) {
    if (element.dataset['ready'] !== undefined) continue;
    const shown = element.dataset['field'] ?? '';
    const mark = shown.replace(/\.\w+$/u, `.${locale}`);
    const place = textFieldOf(element, mark);
    if (place === null) continue;
    // Words of the other language stand in: what is written there is the text that is missing.
    if (mark !== shown) element.dataset['standIn'] = element.textContent;
    element.dataset['field'] = mark;
    element.dataset['ready'] = '';
    element.dataset['placeholder'] = place.field.label;
    // A heading or a link keeps its role: browsers expose that it is editable.
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

/** One line of text stays one line, also of several that are pasted; that is a step of its own. */
function pasteLine(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-ready]') : null;
  const place = element && textFieldOf(element);
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!element || place?.field.control !== 'line' || !/[\n\r\t]/u.test(text)) return;
  event.preventDefault();
  insertWords(element, oneLine(text), false);
}

/** Keys of a text that is written in place. */
function onKey(event: KeyboardEvent): void {
  const text = textAt(event.target);
  if (text === null) return;
  const { element, place } = text;
  // One line of text stays one line.
  if (event.key === 'Enter' && place.field.control === 'line') event.preventDefault();
  if (event.key === 'Escape') moduleAround(element)?.focus();
  const before = element.textContent;
  // The browser would undo in this element only, and not know of the rest.
  if (handleHistoryKey(event)) {
    event.stopPropagation();
    syncText(element, place);
    setCaretBehindChange(element, before);
  }
}

/** Typing into plain texts, and opening the editor of rich ones. */
export function startInlineEditing(): void {
  let pointer: InlineRichTextField['pointer'] = null;
  document.addEventListener('pointerdown', ({ clientX, clientY }) => {
    pointer = { x: clientX, y: clientY };
  });
  document.addEventListener('keydown', () => {
    pointer = null;
  });
  document.addEventListener('focusin', ({ target }) => {
    const text = textAt(target);
    if (text === null) return;
    const { element, place } = text;
    selectModule(place.module);
    if (isRich(place)) {
      canvasRenderer.setTyping(topModuleId(element), true);
      $inlineRichText.set({ element, ...place, pointer, caret: $caret.get() });
      return;
    }
    // Somebody stands in it: what others write is put in, instead of another element.
    canvasRenderer.hold(topModuleId(element));
    if (standInOf(element) === null) return;
    syncText(element, place);
    setCaretAtEnd(element);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    if (target.dataset['ready'] === undefined || $inlineRichText.get() !== null) return;
    // What was written is rendered now; where nothing was, the other words come back.
    if (target.textContent === '' && standInOf(target) !== null)
      showText(target, standInOf(target));
    canvasRenderer.setTyping(topModuleId(target), false);
  });
  document.addEventListener('paste', pasteLine);
  $content.listen(followContent);
  plainTexts.listen(followContent);
  document.addEventListener('input', (event) => {
    const found = textAt(event.target);
    if (found === null || isRich(found.place)) return;
    const { element, place } = found;
    canvasRenderer.setTyping(topModuleId(element), true);
    const text = plainTextOf(element);
    const isTyping = !(event instanceof InputEvent && event.inputType.startsWith('insertFrom'));
    const isLine = place.field.control === 'line' && text.includes('\n');
    const written = isLine ? oneLine(text) : text;
    if (isLine) element.textContent = written;
    const merged = plainTexts.merge(element, written, storedText(place) ?? '');
    setField(place.module, place.path, merged, isTyping);
  });
  document.addEventListener('keydown', onKey);
}

function showText(element: HTMLElement, text: string | null): void {
  element.textContent = text;
  updatePlaceholder(element);
}

/** What the record holds of a text; null: its module is gone. */
function storedText({ module, path }: TextField): string | null {
  const data = moduleById($content.get().modules, module)?.data;
  // Drafts may leave a language out.
  const value = data && (valueAt(data, path) ?? '');
  return typeof value === 'string' ? value : null;
}

/** After undo, or what others wrote, the element shows what the record holds; the caret stays at its words. */
function syncText(element: HTMLElement, place: TextField): void {
  const stored = storedText(place);
  if (stored === null || plainTextOf(element) === stored) return;
  if (plainTexts.show(element, stored)) updatePlaceholder(element);
}

/** The text that has the focus is not rendered again; what others write in it is put in. */
function followContent(): void {
  const text = textAt(document.activeElement);
  if (text !== null && !isRich(text.place)) syncText(text.element, text.place);
}

/** The rich text is left: the page shows it by its view again. */
export function closeInlineRichText(): void {
  const place = $inlineRichText.get();
  if (place === null) return;
  $inlineRichText.set(null);
  place.element.hidden = false;
  canvasRenderer.setTyping(topModuleId(place.element), false);
}

/** Why visitors do not see a module; empty: they do. */
export const hiddenReasonText = (why: string): string => (why === '' ? '' : t(`unseen.${why}`));
