import type { Place } from '../../../lib/editing/content.ts';
import { listAt, placeOf } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import {
  areHidden,
  hide,
  moveByOne,
  moveTo,
  remove,
} from '../../../lib/editing/several/operations.ts';
import { outermost } from '../../../lib/editing/several/selection.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { elementOf } from '../canvas/dom.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';
import { $content } from '../stores/content.ts';
import { commit } from '../stores/history.ts';
import { announce } from '../stores/live-region.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { moveByOne as moveModuleByOne, placeBelow } from '../stores/placement.ts';
import { $others } from '../stores/presence.ts';
import { isRemovalMeant } from '../stores/removal.ts';
import { $selected, $several, selectModule } from '../stores/selection.ts';
import { countText, endChoice } from './choice.ts';
import { copy, insertCopies } from './clipboard.ts';

type Ids = readonly string[];

export const chosenIds = (): Ids => $several.get() ?? [];

/** Does all of it as one step, which `key` names; what cannot be done is refused with its reason. */
function run(ids: Ids, operations: readonly Operation[] | null, key: string): boolean {
  if (operations === null) alerts.show('error', t('several.inItself'));
  if (operations === null || operations.length === 0) return false;
  const [only = '', ...others] = ids;
  const name = moduleNameById(only);
  const words = others.length === 0 ? '' : countText(key, ids.length);
  if (!commit(operations, false, words)) return false;
  announce(words ? `${words}.` : t(`several.${key}One`, { name }));
  return true;
}

/** In sight again, once they are shown where they are now. */
function show(id: string | undefined): void {
  const end = canvasRenderer.onRendered(() => {
    end();
    if (id !== undefined) elementOf(id)?.scrollIntoView({ block: 'nearest' });
  });
}

/** Up or down among their neighbours. */
export function moveBy(ids: Ids, by: -1 | 1): void {
  const [only = '', ...others] = ids;
  if (others.length === 0) {
    moveModuleByOne(only, by);
    return;
  }
  const operations = moveByOne($content.get(), ids, by);
  if (operations.length === 0) announce(t(by < 0 ? 'several.first' : 'several.last'));
  else if (run(ids, operations, 'moved')) show(by < 0 ? ids[0] : ids.at(-1));
}

/** To a place of the page, in their order. */
export function moveAllTo(ids: Ids, place: Place): boolean {
  const isDone = run(ids, moveTo($content.get(), ids, place), 'moved');
  if (isDone) show(ids[0]);
  return isDone;
}

/** The same once more, below the last of them; the copies are chosen then. */
export function duplicate(ids: Ids): void {
  const chosen = outermost($content.get().modules, ids);
  const last = chosen.at(-1);
  if (last !== undefined) insertCopies(chosen, placeBelow(last.id), 'duplicated');
}

/** Hides them, or shows them where all of them are hidden. */
export function hideOrShow(ids: Ids): void {
  const content = $content.get();
  const isHidden = !areHidden(content, ids);
  run(ids, hide(content, ids, isHidden), isHidden ? 'hidden' : 'shown');
}

/** What has the focus when they are gone: what stood behind, before or around them. */
function beside(ids: Ids): string | null {
  const { modules } = $content.get();
  const place = placeOf(modules, ids.at(-1) ?? '');
  if (place === null) return null;
  const list = listAt(modules, place);
  const stays = ({ id }: { readonly id: string }): boolean => !ids.includes(id);
  const next = list.slice(place.index).find(stays) ?? list.slice(0, place.index).findLast(stays);
  return next?.id ?? place.parent;
}

/** The bar is gone with them; on an empty page the way to the next module has the focus. */
function focusOn(id: string | null): void {
  selectModule(id);
  if (id !== null) moduleFocus.request(id);
  else
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.ed-here, .ed-bar button:not(:disabled)')?.focus(),
    );
}

async function removeAs(ids: Ids, key: string): Promise<void> {
  if ($others.get().length > 0 && !(await isRemovalMeant(ids))) return;
  const next = beside(ids);
  const operations = remove($content.get(), ids);
  endChoice();
  focusOn(next);
  // Last, because of the announcements this one has to be heard.
  run(ids, operations, key);
}

export const removeAll = (ids: Ids): Promise<void> => removeAs(ids, 'removed');

export function cut(ids: Ids, event: ClipboardEvent | null = null): void {
  copy(ids, event, 'cutOut');
  void removeAs(ids, 'cutOut');
}

/** One module is chosen again; the focus goes to it, where the bar had it. */
export function leave(): void {
  const isInBar = document.activeElement?.closest('.ed-several') != null;
  endChoice();
  announce(t('several.cleared'));
  const id = $selected.get();
  if (isInBar && id !== null) moduleFocus.request(id);
}
