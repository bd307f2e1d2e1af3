import type { RichText } from '../../../content/rich-text/schema.ts';
import { editorRoot, locale } from '../api/record.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { $caret, type Caret } from '../canvas/caret.ts';
import { handleHistoryKey } from '../canvas/history-keys.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { t } from '../i18n/t.ts';
import { setField } from '../stores/commands.ts';

/** What is typed before its place on the page is there. */
const asText = (typed: string): RichText =>
  typed.split('\n').map((text) => ({ type: 'paragraph', children: [{ text }] }));

const elementFor = (module: string, field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(`${module}|${field}.${locale}`)}"][data-ready]`,
  );

/** Gives a text of the page the focus, with the caret in it. */
function focusText(element: HTMLElement, caret: Caret): void {
  $caret.set(caret);
  element.focus();
  $caret.set(null);
  if (!element.isContentEditable) return;
  const selection = getSelection();
  selection?.selectAllChildren(element);
  if (caret === 'end') selection?.collapseToEnd();
  else selection?.collapseToStart();
}

interface Target {
  readonly module: string;
  readonly field: string;
  readonly isRich: boolean;
  readonly caret: Caret;
  /** Of one line: what the Enter key does. */
  readonly onEnter?: () => void;
}

/**
 * Writing goes on in a text of another module. A new one comes from the server: until it is
 * on the page, a field that nobody sees takes the keys (and keeps the touch keyboard open).
 */
export function writeInto(target: Target): void {
  const { module, field, caret } = target;
  const existing = elementFor(module, field);
  if (existing !== null) {
    focusText(existing, caret);
    return;
  }
  typeAhead(target);
}

function typeAhead({ module, field, isRich, caret, onEnter }: Target): void {
  const box = document.createElement('textarea');
  box.className = 'ed-type-ahead';
  box.lang = locale;
  box.setAttribute('aria-label', t('text.writing'));
  editorRoot().append(box);
  box.focus({ preventScroll: true });
  let isComposing = false;
  const end = (): void => {
    stop();
    box.remove();
  };
  const typed = (): unknown => (isRich ? asText(box.value) : box.value.replaceAll('\n', ' '));
  const place = (): void => {
    const element = elementFor(module, field);
    if (element === null || isComposing) return;
    const isHere = document.activeElement === box;
    end();
    if (!isHere) return;
    // What it shows may be older than what was typed since.
    if (element.isContentEditable && box.value !== '') element.textContent = box.value;
    focusText(element, box.value === '' ? caret : 'end');
  };
  const stop = canvasRenderer.onRendered(place);
  box.addEventListener('input', () => setField(module, [field, locale], typed(), true));
  box.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  box.addEventListener('compositionend', () => {
    isComposing = false;
    requestAnimationFrame(place);
  });
  box.addEventListener('keydown', (event) => {
    const isEnter = event.key === 'Enter' && !event.isComposing && onEnter !== undefined;
    if (isEnter) event.preventDefault();
    if (isEnter || event.key === 'Escape' || handleHistoryKey(event)) end();
    if (isEnter) onEnter();
    if (event.key === 'Escape') moduleFocus.request(module);
  });
}
