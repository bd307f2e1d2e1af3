import { moduleById } from '../../../../lib/editing/content.ts';
import { $content, $takenOver } from '../../stores/content.ts';
import { $panel, $recordText, $selected, selectModule } from '../../stores/selection.ts';
import { canvasRenderer } from '../canvas-renderer.ts';
import { elementOf, moduleIdAround, topModule } from '../dom.ts';
import { closeInlineRichText } from '../inline-editing.ts';

/** The last text that is written in place before an element, or the first behind it. */
function textBeside(element: HTMLElement): HTMLElement | null {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-field][data-ready]')].filter(
    (one) => !element.contains(one),
  );
  const isBefore = (one: HTMLElement): boolean =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return texts.findLast(isBefore) ?? texts[0] ?? null;
}

/** Whoever stood in a module that somebody else has deleted: their keys go nowhere from now on. */
function leaveDeleted(id: string): void {
  const element = elementOf(id);
  const active = document.activeElement;
  const isIn =
    element?.contains(active) === true ||
    ($panel.get() === 'module' && active?.closest('.ed-panel') != null);
  closeInlineRichText();
  if (element) canvasRenderer.setTyping(topModule(element).dataset['module'] ?? '', false);
  if (isIn) document.querySelector<HTMLElement>('.ed-bar')?.focus();
  selectModule(null);
}

/**
 * Where somebody writes in a module that undo takes away, writing goes on in the text above,
 * which the words are in again. Where somebody else takes it away, that is said.
 */
export function followLostFocus(): void {
  // The file comes with the first press or key, which may have put the focus somewhere already.
  let module = moduleIdAround(document.activeElement);
  document.addEventListener('focusin', ({ target }) => {
    module = moduleIdAround(target);
  });
  $content.listen((content, before) => {
    const isGone = (id: string | null): id is string =>
      id !== null && moduleById(content.modules, id) === null;
    const selected = $recordText.get() === null ? $selected.get() : null;
    if ($takenOver.get() === content && isGone(selected)) {
      module = null;
      leaveDeleted(selected);
      void import('./notify-deleted.ts').then(({ notifyDeleted }) =>
        notifyDeleted(selected, before ?? content),
      );
    }
    if (!isGone(module)) return;
    const element = elementOf(module);
    module = null;
    // Whoever took it away on purpose has moved the focus by then.
    queueMicrotask(() => {
      const active = document.activeElement;
      if (element === null) return;
      if (active === document.body || element.contains(active)) textBeside(element)?.focus();
    });
  });
}
