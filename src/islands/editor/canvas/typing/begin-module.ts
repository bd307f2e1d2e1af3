import { moduleById } from '../../../../lib/editing/content.ts';
import {
  firstMissingField,
  type MissingField,
} from '../../../../lib/editing/missing-fields/first-missing-field.ts';
import { moduleOffer } from '../../api/library.ts';
import { locale } from '../../api/record.ts';
import { $content } from '../../stores/content.ts';
import { openPanel } from '../../stores/selection.ts';
import { openField } from '../open-field.ts';
import { elementOf } from '../dom.ts';
import { moduleFocus } from '../module-focus.ts';
import { holdPaste } from './held-paste.ts';
import { textElement, typeAhead } from './type-ahead.ts';

/** The caret behind everything that stands in an element. */
function focusAtEnd(element: HTMLElement): void {
  element.focus();
  if (!element.isContentEditable) return;
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Goes on in the text that a new module begins with. */
function writeFirst(id: string, { path, field }: MissingField): void {
  const text = [...path, locale];
  const focus = (element: HTMLElement): void => {
    // What is folded away is opened: the caret would be nowhere.
    for (const part of elementOf(id)?.querySelectorAll('details') ?? []) part.open = true;
    focusAtEnd(element);
    elementOf(id)?.scrollIntoView({ block: 'nearest' });
  };
  const existing = textElement(id, text);
  if (existing !== null) {
    focus(existing);
    return;
  }
  typeAhead({
    module: id,
    path: text,
    label: field.label,
    isRich: field.control === 'richtext',
    ...(field.control === 'richtext' && { hold: holdPaste }),
    focus,
  });
}

/**
 * Whoever has added a module goes on with what it needs: the caret is in the text on
 * the page that it begins with, or the panel is open at the first field that must be filled in.
 */
export function beginModule(id: string): void {
  const module = moduleById($content.get().modules, id);
  const offer = module && moduleOffer(module.kind);
  if (!module || !offer) return;
  const missing = firstMissingField(offer.fields, module.data);
  if (missing?.isWritten === true) {
    openPanel(null);
    writeFirst(id, missing);
  } else if (missing !== null) {
    // Whoever fills in the panel sees what becomes of it.
    openField(id, missing.path.join('.'), () => moduleFocus.request(id));
  } else {
    // What others are put into is filled on the page.
    openPanel(offer.columns === null ? 'module' : null);
    moduleFocus.request(id);
  }
}
