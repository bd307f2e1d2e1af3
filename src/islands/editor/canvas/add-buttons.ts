import { $content } from '../stores/content.ts';
import { $insertPlace, openPanel } from '../stores/selection.ts';
import { t } from '../i18n/t.ts';

function createAddButton(
  label: string,
  place: () => NonNullable<ReturnType<typeof $insertPlace.get>>,
): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'ed-here';
  element.dataset['edOwn'] = '';
  element.textContent = label;
  element.addEventListener('click', () => {
    $insertPlace.set(place());
    openPanel('add');
  });
  return element;
}

/** Buttons that add a module in empty columns and at the end of an empty page. */
export function showAddButtons(): void {
  for (const column of document.querySelectorAll<HTMLElement>('[data-column]')) {
    const parent = column.closest<HTMLElement>('[data-module]')?.dataset['module'] ?? null;
    if (parent === null || column.firstElementChild !== null) continue;
    const number = Number(column.dataset['column']);
    column.append(
      createAddButton(t('add.inColumn', { number: number + 1 }), () => ({
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
    createAddButton(t('add.atEnd'), () => ({
      parent: null,
      column: 0,
      index: $content.get().modules.length,
    })),
  );
}
