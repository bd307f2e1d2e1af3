import { enhanceFocalPoint } from './focal-point.ts';
import { enhanceUpload } from './media-upload.ts';
import { journal } from './journal.ts';
import { autosaveForm } from './autosave-form.ts';
import { uploadIntoField } from './field-upload.ts';
import { moveInTree } from './menu-tree.ts';
import { showPresence } from './presence.ts';

/** One box for all rows of a list, and how many of them are chosen. */
function selectAll(box: HTMLElement): void {
  const all = box as HTMLInputElement;
  const form = all.form;
  if (form === null) return;
  const rows = [...form.querySelectorAll<HTMLInputElement>('input[name="id"]')];
  const label = form.querySelector<HTMLElement>('[data-hub-chosen]');
  const text = label?.textContent.trim() ?? '';
  const show = () => {
    const chosen = rows.filter(({ checked }) => checked).length;
    all.checked = chosen === rows.length;
    all.indeterminate = chosen > 0 && chosen < rows.length;
    if (label) label.textContent = chosen === 0 ? text : `${text}: ${String(chosen)}`;
  };
  all.hidden = false;
  all.addEventListener('change', () => {
    for (const row of rows) row.checked = all.checked;
  });
  form.addEventListener('change', show);
  // Somebody who comes back finds the rows chosen as they were left.
  addEventListener('pageshow', show);
}

/** Enter in the search of a field looks there; in any other field it saves the form. */
function lookByEnter(element: HTMLElement): void {
  const field = element as HTMLInputElement;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const button = field.parentElement?.querySelector<HTMLButtonElement>('button[name="do"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}

/*
 * What scripts add to the hub, a row each: which elements, and what is done with one.
 * Every page works without them.
 */
const ENHANCEMENTS: readonly (readonly [string, (element: HTMLElement) => void])[] = [
  ['details.hub-user', closeByEscape],
  ['.hub-media-upload', enhanceUpload],
  ['[data-focal]', enhanceFocalPoint],
  ['.hub-user form', (form) => form.addEventListener('submit', () => journal.clear())],
  ['form#hub-undo', forgetMade],
  ['form[data-hub-form]', autosaveForm],
  ['[data-hub-look]', lookByEnter],
  ['[data-hub-upload]', uploadIntoField],
  ['[data-hub-presence]', showPresence],
  ['[data-hub-all]', selectAll],
  ['[data-hub-menus]', moveInTree],
];

/** What can be undone was made: the form that made it has nothing left to be kept. */
function forgetMade(form: HTMLElement): void {
  const { value = '' } = form.querySelector<HTMLInputElement>('input[name="undo"]') ?? {};
  journal.dropMade(value);
}

/** A menu that is open is closed by Escape and by a click beside it. */
function closeByEscape(menu: HTMLElement): void {
  const details = menu as HTMLDetailsElement;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  });
}

export function mount(page: HTMLElement): void {
  for (const [selector, enhance] of ENHANCEMENTS)
    for (const element of page.querySelectorAll<HTMLElement>(selector)) enhance(element);
}
