import { hasModules } from '../../../lib/editing/several/copied.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { elementOf, moduleIdAround } from '../canvas/dom.ts';
import { CHROME } from '../files/file-drop.ts';
import { t } from '../i18n/t.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { $content } from '../stores/content.ts';
import { $several } from '../stores/selection.ts';
import { chooseAll, chooseTo, endChoice, extend, forgetGone, toggle, $isAdding } from './choice.ts';
import { copy, pasteHtml } from './clipboard.ts';
import { chosenIds, cut, duplicate, leave, moveBy, removeAll } from './commands.ts';

/*
 * What is pressed to choose several modules, and what keys do with them. It is listened to before
 * the page: what chooses is no press into a text, and a key is for all that are chosen.
 */

const CHOSEN = 'data-chosen';

const isEditable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input,textarea'));

/** The module that is pressed: on the page, or its name in the outline. */
function pressedModule(target: Element): { readonly id: string; readonly row: boolean } | null {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row !== undefined) return { id: row, row: true };
  const id = target.closest('[data-ed-own]') === null ? moduleIdAround(target) : null;
  return id === null ? null : { id, row: false };
}

/** Within a text that somebody stands in, Shift marks words of it. */
const isInOwnText = (id: string): boolean =>
  isEditable(document.activeElement) && moduleIdAround(document.activeElement) === id;

function onPress(event: MouseEvent): void {
  const { target, type, shiftKey } = event;
  const pressed = target instanceof Element && event.button === 0 ? pressedModule(target) : null;
  if (!(target instanceof Element) || pressed === null) return;
  const { id, row } = pressed;
  const isOne = event.ctrlKey || event.metaKey;
  // With the key for a new tab links lead there.
  if (isOne && !row && target.closest('a') !== null) return;
  if (shiftKey && !row && isInOwnText(id)) return;
  if (!shiftKey && !isOne && !$isAdding.get()) {
    if (type === 'click') endChoice();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (type !== 'click') return;
  if (shiftKey) chooseTo(id, row);
  else toggle(id, row);
}

/** What a key does on a module or its row; false: something else. */
function choose(event: KeyboardEvent, id: string, row: boolean): boolean {
  switch (shortcutOf(event, 'several')) {
    case 'up':
      extend(id, -1, row);
      return true;
    case 'down':
      extend(id, 1, row);
      return true;
    case 'this':
      toggle(id, row);
      return true;
    case 'all':
      chooseAll(id);
      return true;
    default:
      return false;
  }
}

/** What a key does with a module, or with all that are chosen; false: something else. */
function act(event: KeyboardEvent, id: string): boolean {
  const chosen = $several.get();
  const ids = chosen ?? [id];
  switch (shortcutOf(event, 'module')) {
    case 'up':
      moveBy(ids, -1);
      return true;
    case 'down':
      moveBy(ids, 1);
      return true;
    case 'duplicate':
      duplicate(ids);
      return true;
    case 'remove':
      void removeAll(ids);
      return true;
    case 'tools':
      document.querySelector<HTMLElement>('.ed-several button:not([tabindex], .ed-clear)')?.focus();
      return chosen !== null;
    case 'edit':
      if ($isAdding.get()) toggle(id);
      else endChoice();
      return $isAdding.get();
    default:
      return false;
  }
}

function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
  const { row, module: id = row } = target.dataset;
  let isDone = false;
  if ($several.get() !== null && shortcutOf(event, 'several') === 'clear') {
    // A menu of the bar closes first.
    if (document.querySelector('.ed-more[open]') !== null) return;
    leave();
    isDone = true;
  } else if (id !== undefined)
    isDone = choose(event, id, row !== undefined) || (row === undefined && act(event, id));
  if (!isDone) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Answers what was pressed, also what was held until this was there. */
export function handle(event: MouseEvent | KeyboardEvent): void {
  if (event instanceof KeyboardEvent) onKey(event);
  else onPress(event);
}

/** The modules that a clipboard is asked for: where no words are marked, and nobody writes. */
function idsToCopy(): readonly string[] {
  const active = document.activeElement;
  if (isEditable(active) || getSelection()?.isCollapsed === false) return [];
  const chosen = chosenIds();
  if (chosen.length > 0 || !(active instanceof HTMLElement)) return chosen;
  const { row, module: id = row } = active.dataset;
  return id === undefined ? [] : [id];
}

function onCopy(event: ClipboardEvent): void {
  const ids = idsToCopy();
  if (ids.length === 0) return;
  event.stopPropagation();
  if (event.type === 'copy') {
    copy(ids, event);
    return;
  }
  cut(ids, event);
}

/** Modules are put in below where somebody is; a field of a form takes their words. */
function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData?.getData('text/html') ?? '';
  if (!hasModules(html) || !(target instanceof Element)) return;
  if (isEditable(target) && (target.matches('input,textarea') || target.closest(CHROME))) return;
  event.preventDefault();
  event.stopPropagation();
  pasteHtml(html, moduleIdAround(target));
}

/** Shows on the page what is chosen; a rendering takes it away. */
function showChosen(): void {
  const ids = new Set(chosenIds());
  for (const element of document.querySelectorAll(`[${CHOSEN}]`))
    if (!ids.has(element.getAttribute('data-module') ?? '')) {
      element.removeAttribute(CHOSEN);
      element.removeAttribute('aria-description');
    }
  for (const id of ids) {
    elementOf(id)?.setAttribute(CHOSEN, '');
    elementOf(id)?.setAttribute('aria-description', t('several.chosen'));
  }
}

const state = { isStarted: false };

/** From now on presses and keys choose several modules. */
export function startSeveral(): void {
  if (state.isStarted) return;
  state.isStarted = true;
  for (const type of ['mousedown', 'click', 'dblclick', 'keydown'] as const)
    addEventListener(type, handle, true);
  addEventListener('copy', onCopy, true);
  addEventListener('cut', onCopy, true);
  addEventListener('paste', onPaste, true);
  // Whoever writes has chosen the text.
  addEventListener('focusin', ({ target }) => {
    if (isEditable(target as Element | null) && moduleIdAround(target) !== null) endChoice();
  });
  $several.listen(showChosen);
  $content.listen(forgetGone);
  canvasRenderer.onRendered(showChosen);
}
