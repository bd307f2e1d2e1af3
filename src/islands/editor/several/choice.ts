import { atom } from 'nanostores';
import { moduleById } from '../../../lib/editing/content.ts';
import {
  between,
  isWithin,
  outermost,
  siblingsOf,
} from '../../../lib/editing/several/selection.ts';
import { elementOf } from '../canvas/dom.ts';
import { t } from '../i18n/t.ts';
import { $content } from '../stores/content.ts';
import { announce } from '../stores/live-region.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { $selected, $several, selectModule } from '../stores/selection.ts';

/*
 * Which modules are chosen at once. A choice is the matter of this screen and is never kept.
 */

/** Whether each module that is pressed is chosen in addition, as on touch. */
export const $isAdding = atom(false);

/** Where a range begins, and where it ends now. */
const range: { from: string | null; to: string | null } = { from: null, to: null };

/** «3 modules chosen». */
export const countText = (key: string, count: number): string =>
  t(count === 1 ? `several.${key}One` : `several.${key}`, { count });

/** Chooses these, in the order of the page; `words` say what was done. */
function set(ids: readonly string[], words: string): void {
  const chosen = outermost($content.get().modules, ids).map(({ id }) => id);
  $several.set(chosen.length === 0 && !$isAdding.get() ? null : chosen);
  announce(`${words} ${countText('count', chosen.length)}.`.trim());
}

/** The focus goes with the end of a range: in the outline to its row, else to the module. */
function focusOn(id: string, isInOutline: boolean): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const element = isInOutline ? row : elementOf(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  selectModule(id);
}

/** The next range begins here. */
export const beginRange = (id: string): void => void Object.assign(range, { from: id, to: id });

/** Chooses what lies between the beginning of the range and a module, with both. */
export function chooseTo(id: string, isInOutline = false): void {
  const { modules } = $content.get();
  const from = range.from ?? $selected.get() ?? id;
  Object.assign(range, { from: moduleById(modules, from) === null ? id : from, to: id });
  focusOn(id, isInOutline);
  set(between(modules, range.from ?? id, id), '');
}

/** Chooses a module in addition, or no longer. */
export function toggle(id: string, isInOutline = false): void {
  const { modules } = $content.get();
  const selected = $selected.get();
  // Whoever has one module and chooses another has two.
  const first = selected === null || isWithin(modules, id, [selected]) ? [] : [selected];
  const now = $several.get() ?? first;
  const around = now.find((one) => isWithin(modules, id, [one]));
  beginRange(id);
  focusOn(id, isInOutline);
  const name = moduleNameById(around ?? id);
  if (around === undefined) set([...now, id], t('several.in', { name }));
  else
    set(
      now.filter((one) => one !== around),
      t('several.out', { name }),
    );
}

/** The range ends one module further up or down. */
export function extend(id: string, by: -1 | 1, isInOutline = false): void {
  const { modules } = $content.get();
  if ($several.get() === null) beginRange(id);
  const end = range.to !== null && moduleById(modules, range.to) ? range.to : id;
  const list = siblingsOf(modules, end);
  const next = list[list.findIndex((module) => module.id === end) + by];
  chooseTo(next?.id ?? end, isInOutline);
}

/** All modules beside a module; all of the page, where these are chosen already. */
export function chooseAll(id: string): void {
  const { modules } = $content.get();
  const beside = siblingsOf(modules, id).map((module) => module.id);
  const chosen = $several.get() ?? [];
  const isDone = beside.every((one) => isWithin(modules, one, chosen));
  const all = isDone ? modules.map((module) => module.id) : beside;
  Object.assign(range, { from: all[0] ?? id, to: id });
  set(all, '');
}

/** Every module that is pressed from now on is chosen, too; the first one is. */
export function startAdding(id: string | null): void {
  $isAdding.set(true);
  Object.assign(range, { from: id, to: id });
  set(id === null ? [] : [id], t('several.adding'));
}

/** These are chosen from now on, without a word: what was done with them is said. */
export function keepChosen(ids: readonly string[]): void {
  Object.assign(range, { from: ids[0] ?? null, to: ids.at(-1) ?? null });
  $several.set(ids);
  $selected.set(ids[0] ?? null);
}

/** One module is chosen again, or none. */
export function endChoice(): void {
  $isAdding.set(false);
  Object.assign(range, { from: null, to: null });
  $several.set(null);
}

/** What is gone is no longer chosen. */
export function forgetGone(): void {
  const now = $several.get();
  const left = now?.filter((id) => moduleById($content.get().modules, id) !== null);
  if (!now || !left || left.length === now.length) return;
  if (left.length > 0) $several.set(left);
  else endChoice();
}
