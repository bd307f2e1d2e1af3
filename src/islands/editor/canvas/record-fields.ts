import type { FieldForm } from '../../../lib/editing/library.ts';
import { valueAt, type Path } from '../../../lib/editing/operation.ts';
import { locale } from '../api/record.ts';
import { recordFields } from '../api/library.ts';
import { autosave } from '../stores/autosave.ts';
import { setField } from '../stores/commands.ts';
import { $content } from '../stores/content.ts';
import { openRecordField } from '../stores/field-focus.ts';
import { $recordText } from '../stores/selection.ts';
import { t } from '../i18n/t.ts';
import { setCaretAtEnd, setCaretBehindChange } from './caret.ts';
import { handleHistoryKey } from './history-keys.ts';
import { oneLine, plainTextOf, plainTexts } from './plain-texts.ts';

/*
 * Fields of the record itself that the page shows around its modules: texts are written where
 * they stand, everything else is opened beside the page. The views mark them by `data-record`.
 */

/** An element whose text is written in place, by its element. */
const TEXT = '[data-record-text]';

const formOf = (key: string): FieldForm | undefined =>
  recordFields().find((field) => field.key === key);

const pathOf = (field: FieldForm): Path => (field.isTranslated ? [field.key, locale] : [field.key]);

const storedText = (field: FieldForm, content = $content.get()): string => {
  const value = valueAt(content, pathOf(field));
  return typeof value === 'string' ? value : '';
};

const shownText = (element: HTMLElement, { control }: FieldForm): string => {
  const text = plainTextOf(element).replaceAll('\u{AD}', '');
  return control === 'line' && text.includes('\n') ? oneLine(text) : text;
};

/** The field that an element is the text of; null: it is none that is written in place. */
function textField(target: EventTarget | null): { element: HTMLElement; field: FieldForm } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(TEXT) : null;
  const field = element && formOf(element.dataset['recordText'] ?? '');
  return element && field ? { element, field } : null;
}

/** The way to the field whose text is around a place of the page; null: none of the record. */
export function recordTextPath(place: Element): Path | null {
  const text = textField(place);
  return text && pathOf(text.field);
}

/** Several paragraphs are one text: they are written as the record keeps them, in one element. */
function paragraphsIn(element: HTMLElement): HTMLElement {
  const text = document.createElement('div');
  const shown = [...element.querySelectorAll<HTMLElement>(':scope > p')];
  if (shown[0]) shown[0].before(text);
  else element.append(text);
  text.append(...shown.flatMap((paragraph, at) => [at > 0 ? '\n\n' : '', paragraph.innerText]));
  for (const paragraph of shown) paragraph.remove();
  return text;
}

function makeTextEditable(marked: HTMLElement, field: FieldForm, isForeign: boolean): void {
  const element = field.control === 'paragraphs' ? paragraphsIn(marked) : marked;
  element.dataset['recordText'] = field.key;
  element.dataset['empty'] = isForeign ? element.innerText : field.label;
  if (isForeign) element.dataset['standIn'] = marked.lang;
  element.setAttribute('contenteditable', 'plaintext-only');
  // Where the record says nothing the product does: whoever changes that writes it for the record.
  element.textContent = storedText(field) || element.textContent.trim();
}

/** Words of the other language keep their language, as long as nothing is written in their place. */
function setLanguage(element: HTMLElement): void {
  const { standIn } = element.dataset;
  if (standIn !== undefined) element.lang = element.textContent === '' ? standIn : locale;
}

/** Such words make room for the text that is missing. */
function hideStandIn(element: HTMLElement, field: FieldForm): void {
  if (element.dataset['standIn'] === undefined || storedText(field) !== '') return;
  element.textContent = '';
  setCaretAtEnd(element);
}

/** And come back where nothing is written. */
function showStandIn(element: HTMLElement): boolean {
  if (element.dataset['standIn'] === undefined || element.textContent !== '') return false;
  element.textContent = element.dataset['empty'] ?? '';
  return true;
}

/** Whether an element shows nothing of its field but a heading. */
const isEmpty = (marked: HTMLElement): boolean =>
  marked.querySelector('img,svg') === null &&
  [...marked.childNodes].every(
    (node) => node instanceof HTMLHeadingElement || (node.textContent ?? '').trim() === '',
  );

/** The place of the page that shows a picture of the record. */
export const recordPicture = (target: Element): HTMLElement | null => {
  const marked = target.closest<HTMLElement>('[data-record]');
  return formOf(marked?.dataset['record'] ?? '')?.control === 'image' ? marked : null;
};

/** A button at what is no text, for the keyboard and for who does not know that it can be pressed. */
function addButton(marked: HTMLElement, field: FieldForm): void {
  const button = document.createElement('button');
  button.type = 'button';
  // What is there is seen as visitors will; a field without anything is all button.
  button.className = isEmpty(marked) ? 'ed-here' : 'ed-open-field';
  button.dataset['edOwn'] = '';
  button.textContent = t('record.edit', { name: field.label });
  button.addEventListener('click', () => openRecordField(field.key));
  (marked.querySelector(':scope > dd:last-of-type') ?? marked).append(button);
}

/** Prepares what the page shows of its record; done again when the page was fetched anew. */
export function makeRecordFieldsEditable(): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-record]')) {
    const field = formOf(marked.dataset['record'] ?? '');
    if (field === undefined || marked.dataset['recordReady'] !== undefined) continue;
    marked.dataset['recordReady'] = '';
    const isText = field.control === 'line' || field.control === 'paragraphs';
    // Words of the other language stand in for those that are missing.
    const isForeign = marked.lang !== '' && marked.lang !== locale;
    if (isText) makeTextEditable(marked, field, isForeign);
    // What is said twice opens wherever it is pressed; one button is enough for the keyboard.
    else if (document.querySelector(`[data-record="${field.key}"]`) === marked)
      addButton(marked, field);
  }
}

/** After undo, and what others wrote: texts show what the record holds, also while they are written. */
function syncTexts(content = $content.get(), previous = content): void {
  for (const element of document.querySelectorAll<HTMLElement>(TEXT)) {
    const field = formOf(element.dataset['recordText'] ?? '');
    if (field === undefined) continue;
    const stored = storedText(field, content);
    // Where the record says nothing the product does; but what is written in can become empty.
    const isEmptied = element === document.activeElement && storedText(field, previous) !== '';
    if (
      (stored !== '' || isEmptied) &&
      shownText(element, field) !== stored &&
      plainTexts.show(element, stored)
    )
      setLanguage(element);
  }
}

function onKey(event: KeyboardEvent): void {
  const target = textField(event.target);
  if (target === null) return;
  const { element, field } = target;
  if (event.key === 'Enter' && field.control === 'line') event.preventDefault();
  if (event.key === 'Escape') element.blur();
  const before = element.textContent;
  if (!handleHistoryKey(event)) return;
  event.stopPropagation();
  setCaretBehindChange(element, before);
}

/** Writing the record's texts where they stand, and opening its other fields. */
export function startRecordFields(): void {
  document.addEventListener('input', ({ target }) => {
    const text = textField(target);
    if (text === null) return;
    const { element, field } = text;
    setLanguage(element);
    const written = plainTexts.merge(element, shownText(element, field), storedText(field));
    setField(null, pathOf(field), written, true);
  });
  document.addEventListener('focusin', ({ target }) => {
    const text = textField(target);
    if (text !== null) hideStandIn(text.element, text.field);
    // What the editor puts around the page is no place of it.
    if (target instanceof Element && target.closest('.ed') === null)
      $recordText.set(text?.field.key ?? null);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusout', ({ target }) => {
    const text = textField(target);
    if (text === null || showStandIn(text.element)) return;
    // What the page says of it elsewhere follows when it is saved.
    if (autosave.isUnsaved()) void autosave.save();
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey } = event;
      if (!(target instanceof Element) || ctrlKey || metaKey) return;
      const marked = target.closest<HTMLElement>('[data-record]');
      if (marked === null || target.closest('[data-ed-own],[data-module]')) return;
      if (textField(target) !== null) return;
      const key = marked.dataset['record'] ?? '';
      if (formOf(key) === undefined || marked.querySelector(TEXT) !== null) return;
      event.preventDefault();
      const entry = target.closest<HTMLElement>('[data-record-entry]')?.dataset['recordEntry'];
      openRecordField(entry === undefined ? key : `${key}.${entry}`);
    },
    true,
  );
  $content.listen(syncTexts);
  plainTexts.listen(() => syncTexts());
}
