import { moduleById } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { elementOf, moduleAround } from './dom.ts';

/** The last text that is written in place before an element, or the first behind it. */
function textBeside(element: HTMLElement): HTMLElement | null {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-field][data-ready]')].filter(
    (one) => !element.contains(one),
  );
  const isBefore = (one: HTMLElement): boolean =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return texts.findLast(isBefore) ?? texts[0] ?? null;
}

/**
 * Where somebody writes in a module that undo takes away, writing goes on in the text above,
 * which the words are in again.
 */
export function followLostFocus(): void {
  let module: string | null = null;
  document.addEventListener('focusin', ({ target }) => {
    const around = moduleAround(target);
    module = around?.dataset['module'] ?? null;
  });
  $content.listen(({ modules }) => {
    if (module === null || moduleById(modules, module) !== null) return;
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
