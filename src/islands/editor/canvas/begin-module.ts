import { moduleById } from '../../../lib/editing/content.ts';
import { firstNeed, type FirstNeed } from '../../../lib/editing/first-need.ts';
import { moduleOffer } from '../api/library.ts';
import { editorRoot, locale } from '../api/record.ts';
import { setField } from '../stores/commands.ts';
import { $content } from '../stores/content.ts';
import { openPanel } from '../stores/selection.ts';
import { openField } from './open-field.ts';
import { canvasRenderer } from './canvas-renderer.ts';
import { elementOf } from './dom.ts';
import { moduleFocus } from './module-focus.ts';
import { holdPaste } from './typing/held-paste.ts';

/** What was typed before the place on the page was there, as the field keeps it. */
const valueOf = ({ field }: FirstNeed, typed: string): unknown =>
  field.control === 'richtext'
    ? typed.split('\n').map((text) => ({ type: 'paragraph', children: [{ text }] }))
    : typed;

/** The caret behind everything that stands in an element. */
function focusAtEnd(element: HTMLElement): void {
  element.focus();
  if (!element.isContentEditable) return;
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/**
 * The new module comes from the server, and whoever adds it types on at once: until its text
 * stands on the page, a field that nobody sees takes the keys (and holds the touch keyboard open).
 */
function typeAhead(id: string, need: FirstNeed): void {
  const path = [...need.path, locale];
  const box = document.createElement('textarea');
  box.className = 'ed-type-ahead';
  box.lang = locale;
  box.setAttribute('aria-label', need.field.label);
  editorRoot().append(box);
  box.focus({ preventScroll: true });
  const paste = need.field.control === 'richtext' ? holdPaste(box) : null;
  let isComposing = false;
  const end = (): void => {
    stop();
    box.remove();
  };
  const place = (): void => {
    const key = `${id}|${path.join('.')}`;
    const element = document.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(key)}"][data-ready]`,
    );
    if (element === null || isComposing) return;
    const isHere = document.activeElement === box;
    for (const part of elementOf(id)?.querySelectorAll('details') ?? []) part.open = true;
    end();
    if (!isHere) return;
    if (element.isContentEditable && box.value !== '') {
      // From now on it is typed into, and nothing renders it anew under the hands.
      if (element.textContent !== box.value) element.textContent = box.value;
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    focusAtEnd(element);
    paste?.();
    elementOf(id)?.scrollIntoView({ block: 'nearest' });
  };
  const stop = canvasRenderer.onRendered(place);
  box.addEventListener('input', () => setField(id, path, valueOf(need, box.value), true));
  box.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  box.addEventListener('compositionend', () => {
    isComposing = false;
    requestAnimationFrame(place);
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    end();
    moduleFocus.request(id);
  });
}

/**
 * ED-14: whoever has added a module goes on with what it needs: the caret is in the text on
 * the page that it begins with, or the panel is open at the first field that must be filled in.
 */
export function beginModule(id: string): void {
  const module = moduleById($content.get().modules, id);
  const offer = module && moduleOffer(module.kind);
  if (!module || !offer) return;
  const need = firstNeed(offer.fields, module.data);
  if (need?.isWritten === true) {
    openPanel(null);
    typeAhead(id, need);
  } else if (need !== null) openField(id, need.path.join('.'));
  else {
    // What others are put into is filled on the page.
    openPanel(offer.columns === null ? 'module' : null);
    moduleFocus.request(id);
  }
}
