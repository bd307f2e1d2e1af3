import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { $content } from '../stores/content.ts';
import { moduleName } from '../stores/module-names.ts';
import { $selected, $showsShortcuts, openPanel, selectModule } from '../stores/selection.ts';
import { autosave } from '../stores/autosave.ts';
import { ariaShortcuts, shortcutOf } from '../keys/shortcuts.ts';
import { locale } from '../api/record.ts';
import { moduleAround, elementOf, modulesIn } from './dom.ts';
import { openDetails } from './open-details.ts';
import { moduleFocus } from './module-focus.ts';
import { $inlineRichText, closeInlineRichText, hiddenReasonText } from './inline-editing.ts';
import { missingPartsOf } from './unfinished.ts';
import { handleHistoryKey } from './history-keys.ts';

/** What each element was last named after. */
const named = new WeakMap<Element, StoredModule>();

/** Modules can be reached and named; done again after each rendering. */
export function prepareModules(root: ParentNode = document): void {
  const { modules } = $content.get();
  for (const element of modulesIn(root)) {
    const module = moduleById(modules, element.dataset['module'] ?? '');
    if (module === null) continue;
    // A rendering takes away what was given to an element here.
    if (named.get(element) === module && element.tabIndex === 0) continue;
    named.set(element, module);
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    const missing = missingPartsOf(element).map(({ text }) => text);
    const hiddenReason = missing.join(', ') || hiddenReasonText(element.dataset['unseen'] ?? '');
    // In the page's language, whichever is edited in a form.
    element.setAttribute(
      'aria-label',
      moduleName(module, locale) + (hiddenReason && `, ${hiddenReason}`),
    );
    // What is missing has a note of its own (`unfinished.ts`).
    if (hiddenReason && missing.length === 0) element.dataset['note'] = hiddenReason;
    element.setAttribute('aria-keyshortcuts', ariaShortcuts('module'));
    element.toggleAttribute('data-selected', $selected.get() === module.id);
  }
}

/** Selects a module and scrolls to it, or to the preview of a removed one. */
export function revealModule(id: string): void {
  selectModule(id);
  const place = elementOf(id) ?? document.querySelector(`[data-ghost="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block: 'center' });
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

const PAGE_ACTIONS: Readonly<Record<string, () => void>> = {
  save: () => void autosave.save(),
  replace: () => openPanel('replace'),
  help: () => $showsShortcuts.set(true),
};

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const ofPage = shortcutOf(event, 'page');
  const action = PAGE_ACTIONS[ofPage ?? ''];
  if (action && (ofPage !== 'help' || asksForHelp(event))) {
    event.preventDefault();
    action();
  }
  if (!isTyping(target)) handleHistoryKey(event);
  if (!(target instanceof HTMLElement)) return;
  // Out of its bar, and out of a text that is written, back to the module.
  const isAround = target.closest('.ed-module-bar') !== null || $inlineRichText.get() !== null;
  if (key === 'Escape' && isAround && !target.closest('dialog,.ed-panel')) {
    closeInlineRichText();
    moduleFocus.request($selected.get() ?? '');
  }
  if (target.dataset['module'] === undefined) return;
  const id = target.dataset['module'];
  const name = shortcutOf(event, 'module');
  // The others are for all that are chosen (`several/events.ts`).
  if (name !== 'edit' && name !== 'tools') return;
  event.preventDefault();
  if (name === 'tools') focusModuleToolbar();
  else {
    selectModule(id);
    openPanel('module');
  }
}

/** Where somebody types, the sign alone is typed. */
const asksForHelp = ({ target, key }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') === null && (key !== '?' || !isTyping(target));

const focusModuleToolbar = (): void => {
  document.querySelector<HTMLElement>('.ed-module-bar button:not([tabindex])')?.focus();
};

/** In fields undo is the field's own; the history's would undo what was typed elsewhere. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea'));

/** Choosing modules by pointer, touch and keyboard; links of the page lead nowhere meanwhile. */
export function startModuleSelection(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['module'] !== undefined)
      selectModule(target.dataset['module']);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey } = event;
      const module = moduleAround(target);
      // The text that was pressed is another element by now, and the press lands around it.
      if ($inlineRichText.get() !== null) return;
      if (module === null || !(target instanceof Element)) return;
      if (target.closest('[data-ed-own]')) return;
      selectModule(module.dataset['module'] ?? null);
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
    openDetails();
  });
}
