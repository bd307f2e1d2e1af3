import { locale } from '../api/record.ts';
import { $caret, type Caret } from '../canvas/caret.ts';
import { handleHistoryKey } from '../canvas/history-keys.ts';
import { textElement, typeAhead } from '../canvas/typing/type-ahead.ts';
import { t } from '../i18n/t.ts';

/** Gives a text of the page the focus, with the caret in it. */
export function focusText(element: HTMLElement, caret: Caret): void {
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

/** Writing goes on in a text of another module, which may still be on its way to the page. */
export function writeInto({ module, field, isRich, caret, onEnter }: Target): void {
  const path = [field, locale];
  const existing = textElement(module, path);
  if (existing !== null) {
    focusText(existing, caret);
    return;
  }
  typeAhead({
    module,
    path,
    label: t('text.writing'),
    isRich,
    focus: (element, isWritten) => focusText(element, isWritten ? 'end' : caret),
    onEnter,
    onKey(event) {
      if (event.key !== 'Enter' || event.isComposing || onEnter === undefined)
        return handleHistoryKey(event) ? () => undefined : null;
      event.preventDefault();
      return onEnter;
    },
  });
}
