import { listAt, moduleById, placeOf } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { duplicate } from '../stores/clipboard.ts';
import { remove } from '../stores/document.ts';
import { nameOfModule } from '../stores/names.ts';
import { $selected, openPanel, select } from '../stores/selection.ts';
import { save } from '../stores/saving.ts';
import { step } from '../stores/structure.ts';
import { moduleAround, elementOf } from './dom.ts';
import { $rich, leaveRich, unseenWord } from './in-place.ts';
import { undoByKey } from './undo-keys.ts';

/** Every module can be reached and named; done again after each rendering. */
export function prepareModules(): void {
  const { modules } = $content.get();
  for (const element of document.querySelectorAll<HTMLElement>('[data-module]')) {
    const module = moduleById(modules, element.dataset['module'] ?? '');
    if (module === null) continue;
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    const unseen = unseenWord(element.dataset['unseen'] ?? '');
    element.setAttribute('aria-label', nameOfModule(module) + (unseen && `, ${unseen}`));
    if (unseen) element.dataset['note'] = unseen;
    element.setAttribute('aria-keyshortcuts', 'Enter Shift+F10 Alt+ArrowUp Alt+ArrowDown Delete');
    element.toggleAttribute('data-selected', $selected.get() === module.id);
  }
  giveFocus();
}

/** The module that is to have the focus as soon as it is on the page, and what had it when that was asked. */
let wanted: { readonly id: string; readonly from: Element | null } | null = null;

function giveFocus(): void {
  const element = wanted === null ? null : elementOf(wanted.id);
  if (wanted === null || element === null || element.tabIndex < 0) return;
  const has = document.activeElement;
  // Whoever fills in a panel, or went on meanwhile, is not called back.
  const isFree = has === document.body || (has === wanted.from && !has?.closest('.ed-panel'));
  wanted = null;
  if (isFree) element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

/** Gives a module the focus, once it was rendered where it is now. */
export function focusModule(id: string): void {
  requestAnimationFrame(() => {
    wanted = { id, from: document.activeElement };
    giveFocus();
  });
}

/** Chooses a module and brings it into sight; what is gone stands there as it was. */
export function showModule(id: string): void {
  select(id);
  const place = elementOf(id) ?? document.querySelector(`[data-ghost="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block: 'center' });
}

/** Deletes a module; what stood beside or around it has the focus then. */
export function removeHere(id: string): void {
  const { modules } = $content.get();
  const place = placeOf(modules, id);
  const list = place === null ? [] : listAt(modules, place);
  const at = place?.index ?? 0;
  const next = (list[at + 1] ?? list[at - 1])?.id ?? place?.parent ?? null;
  select(next);
  // Last, because of both this is what has to be heard.
  remove(id);
  if (next !== null) focusModule(next);
}

/** Menus close by Escape, and when something in or beside them was pressed. */
function closeMenus(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  for (const menu of document.querySelectorAll('.ed-more[open]')) {
    const summary = menu.querySelector('summary');
    if (summary?.contains(target) && event.type === 'click') continue;
    const hasFocus = menu.contains(document.activeElement);
    menu.removeAttribute('open');
    if (hasFocus) summary?.focus();
    if (event.type !== 'click') event.stopPropagation();
  }
}

function onKey(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key.toLowerCase() === 's') {
    event.preventDefault();
    void save();
  }
  if (!isTyping(target)) undoByKey(event);
  if (!(target instanceof HTMLElement)) return;
  // Out of its bar, and out of a text that is written, back to the module.
  const isAround = target.closest('.ed-module-bar') !== null || $rich.get() !== null;
  if (key === 'Escape' && isAround && !target.closest('dialog,.ed-panel')) {
    leaveRich();
    focusModule($selected.get() ?? '');
  }
  if (target.dataset['module'] === undefined) return;
  const id = target.dataset['module'];
  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => {
      select(id);
      openPanel('module');
    },
    Delete: () => removeHere(id),
    ...((key === 'ContextMenu' || event.shiftKey) && { ContextMenu: toBar, F10: toBar }),
    ...(altKey && { ArrowUp: () => step(id, -1), ArrowDown: () => step(id, 1) }),
    ...(isCommand && { d: () => duplicate(id) }),
  };
  const action = actions[key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}

const toBar = (): void => {
  document.querySelector<HTMLElement>('.ed-module-bar button:not([tabindex])')?.focus();
};

/** Fields take their own undo, where the page's would take away what was typed elsewhere. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea'));

/** Choosing modules by pointer, touch and keyboard; links of the page lead nowhere meanwhile. */
export function chooseModules(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['module'] !== undefined)
      select(target.dataset['module']);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey } = event;
      const module = moduleAround(target);
      // The text that was pressed is another element by now, and the press lands around it.
      if ($rich.get() !== null) return;
      if (module === null || !(target instanceof Element)) return;
      if (target.closest('[data-ed-own]')) return;
      select(module.dataset['module'] ?? null);
      // What would lead away, send or play is only looked at; with the key for a new tab it goes there.
      if (!ctrlKey && !metaKey && target.closest('a,button,summary,input,select'))
        event.preventDefault();
    },
    true,
  );
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', closeMenus);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') closeMenus(event);
    },
    true,
  );
  $selected.listen((id) => {
    for (const element of document.querySelectorAll('[data-selected]'))
      element.removeAttribute('data-selected');
    if (id !== null) elementOf(id)?.setAttribute('data-selected', '');
  });
}
