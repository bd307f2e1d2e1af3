import { enhanceFocalPoint } from './focal-point.ts';
import { enhanceUpload } from './media-upload.ts';
import { journal } from './journal.ts';
import { autosaveForm } from './autosave-form.ts';
import { uploadIntoField } from './field-upload.ts';
import { lookByEnter } from './lookup.ts';
import { moveInTree } from './menu-tree.ts';
import { showPresence } from './presence.ts';
import { selectAll } from './select-all.ts';

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

for (const [selector, enhance] of ENHANCEMENTS)
  for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element);
