import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, type Place } from '../../../lib/editing/content.ts';
import {
  copiedHtml,
  copies,
  modulesInHtml,
  readModules,
  unknownKinds,
  wordsOf,
} from '../../../lib/editing/several/copied.ts';
import { insert } from '../../../lib/editing/several/operations.ts';
import { outermost } from '../../../lib/editing/several/selection.ts';
import { moduleOffer } from '../api/library.ts';
import { locale } from '../api/record.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { modulesEnd } from '../files/file-target.ts';
import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';
import { newId } from '../stores/new-module.ts';
import { $content } from '../stores/content.ts';
import { insertModule } from '../stores/commands.ts';
import { commit } from '../stores/history.ts';
import { announce } from '../stores/live-region.ts';
import { placeBelow } from '../stores/placement.ts';
import { isOffered } from '../stores/recent-modules.ts';
import { $selected, $several } from '../stores/selection.ts';
import { countText, endChoice, keepChosen } from './choice.ts';

/** What was copied last in this browser; the clipboard of the system cannot always be asked. */
const KEY = 'foyer-modules';

/** Puts HTML and words into the clipboard of the system. */
async function write(html: string, words: string): Promise<void> {
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': blob('text/html', html),
      'text/plain': blob('text/plain', words),
    }),
  ]);
}

/**
 * Copies modules, with both languages.
 * @param event of a key, which has the clipboard with it
 * @param key what is said of it
 */
export function copy(
  ids: readonly string[],
  event: ClipboardEvent | null = null,
  key = 'copied',
): void {
  const modules = outermost($content.get().modules, ids);
  const words = wordsOf(modules, locale);
  const html = copiedHtml(modules, words);
  localStorage.setItem(KEY, JSON.stringify(modules));
  const data = event?.clipboardData;
  data?.setData('text/html', html);
  data?.setData('text/plain', words);
  event?.preventDefault();
  // Where it is not allowed, there is the way by «Add».
  if (!data) void write(html, words).catch(() => undefined);
  alerts.show('save', `${countText(key, modules.length)}. ${t('several.pasteBy')}`);
}

/** Puts modules in as one step of undo: all of them, or none. */
export function insertCopies(modules: readonly StoredModule[], place: Place, key: string): boolean {
  const unknown = unknownKinds(modules, (kind) => moduleOffer(kind) !== undefined);
  if (modulesEnd() === null) alerts.show('error', t('text.noModules'));
  else if (allModules(modules).some(({ kind }) => !isOffered(moduleOffer(kind))))
    alerts.show('error', t('shared.notInside'));
  else if (unknown.length > 0)
    alerts.show('error', t('several.unknown', { kinds: unknown.join(', ') }));
  else return put(copies(modules, $content.get().modules, newId), place, key);
  return false;
}

function put(modules: readonly StoredModule[], place: Place, key: string): boolean {
  const [first, ...others] = modules;
  if (first === undefined) return false;
  const isOne = others.length === 0;
  const words = t(`several.${key}`, { count: modules.length });
  if (!(isOne ? insertModule(first, place) : commit(insert(modules, place), false, words)))
    return false;
  endChoice();
  // Without `selectModule`: only what was done is announced.
  $selected.set(first.id);
  if (!isOne) {
    keepChosen(modules.map(({ id }) => id));
    announce(`${words}.`);
  }
  moduleFocus.request(first.id);
  return true;
}

export const canPaste = (): boolean => localStorage.getItem(KEY) !== null;

/** What was copied last in this browser. */
export function pasteKept(place: Place): void {
  const modules = readModules(localStorage.getItem(KEY) ?? '');
  if (modules === null) alerts.show('error', t('several.unreadable'));
  else insertCopies(modules, place, 'pasted');
}

/** Modules of the system's clipboard, below those that are chosen. */
export function pasteHtml(html: string, around: string | null): void {
  const modules = modulesInHtml(html);
  const place = placeBelow($several.get()?.at(-1) ?? around ?? $selected.get());
  if (modules === null) alerts.show('error', t('several.unreadable'));
  else insertCopies(modules, place, 'pasted');
}
