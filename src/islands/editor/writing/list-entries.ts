import { moduleById } from '../../../lib/editing/content.ts';
import {
  emptyEntry,
  entriesIn,
  withEntries,
  writtenList,
} from '../../../lib/editing/several/listed-entries.ts';
import { moduleOffer } from '../api/library.ts';
import { locale } from '../api/record.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { modulesIn } from '../canvas/dom.ts';
import { textFieldOf } from '../canvas/inline-editing.ts';
import { typeAhead } from '../canvas/typing/type-ahead.ts';
import { t } from '../i18n/t.ts';
import { setField } from '../stores/commands.ts';
import { $content } from '../stores/content.ts';
import { announce } from '../stores/live-region.ts';
import { focusText } from './write-into.ts';

/*
 * Lists that are written on the page, as questions with their answers: another entry by a button
 * below, and several at once from lines that are pasted.
 */

function listOf(id: string) {
  const module = moduleById($content.get().modules, id);
  const written = module && writtenList(moduleOffer(module.kind)?.fields ?? []);
  if (!written) return null;
  const value = module.data[written.list.key];
  return {
    ...written,
    entries: (Array.isArray(value) ? value : []) as Readonly<Record<string, unknown>>[],
  };
}

/** Writing goes on in an entry, once it is on the page. */
const writeEntry = (id: string, path: readonly (string | number)[], label: string): void =>
  typeAhead({
    module: id,
    path: [...path, locale],
    label,
    isRich: false,
    focus(element) {
      focusText(element, 'end');
      element.scrollIntoView({ block: 'nearest' });
    },
  });

function addEntry(id: string): void {
  const found = listOf(id);
  if (found === null) return;
  const { list, head, entries } = found;
  setField(id, [list.key], [...entries, emptyEntry(list)]);
  announce(t('field.added', { n: entries.length + 1 }));
  writeEntry(id, [list.key, entries.length, head.key], head.label);
}

/** Below each list, while its module is chosen. */
function showButtons(): void {
  for (const element of modulesIn(document)) {
    if (element.querySelector(':scope > .ed-another') !== null) continue;
    const id = element.dataset['module'] ?? '';
    const found = listOf(id);
    if (found === null || found.entries.length >= (found.list.max ?? Infinity)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'ed-another';
    button.dataset['edOwn'] = '';
    button.textContent = t('field.add', { name: found.head.label });
    button.addEventListener('click', () => addEntry(id));
    element.append(button);
  }
}

/** Several lines in an entry that nothing is written in are several entries. */
function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
  const place = textFieldOf(target);
  const found = place && listOf(place.module);
  const [list, at, head] = place?.path ?? [];
  if (!found || list !== found.list.key || head !== found.head.key) return;
  if (typeof at !== 'number' || target.textContent.trim() !== '') return;
  const words = entriesIn(clipboardData?.getData('text/plain') ?? '', found.body !== null);
  if (words === null) return;
  event.preventDefault();
  event.stopPropagation();
  setField(place.module, [list], withEntries(found, found.entries, { at, locale, words }));
  announce(t('field.entriesPasted', { count: words.length }));
  writeEntry(place.module, [list, at + words.length - 1, head], found.head.label);
}

export function startListWriting(): void {
  showButtons();
  canvasRenderer.onRendered((isOther) => isOther && showButtons());
  document.addEventListener('paste', onPaste, true);
}
