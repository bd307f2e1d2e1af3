import { $content } from '../stores/content.ts';
import { $target, openPanel } from '../stores/selection.ts';
import { word } from '../words.ts';

function button(
  label: string,
  place: () => NonNullable<ReturnType<typeof $target.get>>,
): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'ed-here';
  element.dataset['edOwn'] = '';
  element.textContent = label;
  element.addEventListener('click', () => {
    $target.set(place());
    openPanel('add');
  });
  return element;
}

/** A way to begin wherever nothing stands yet: in columns, and at the end of the page. */
export function prepareEmpty(): void {
  for (const column of document.querySelectorAll<HTMLElement>('[data-column]')) {
    const parent = column.closest<HTMLElement>('[data-module]')?.dataset['module'] ?? null;
    if (parent === null || column.firstElementChild !== null) continue;
    const number = Number(column.dataset['column']);
    column.append(
      button(word('add.inColumn', { number: number + 1 }), () => ({
        parent,
        column: number,
        index: 0,
      })),
    );
  }
  const end = document.querySelector<HTMLElement>('[data-modules-end]');
  if (end === null || end.firstElementChild !== null) return;
  end.hidden = false;
  end.append(
    button(word('add.atEnd'), () => ({
      parent: null,
      column: 0,
      index: $content.get().modules.length,
    })),
  );
}
