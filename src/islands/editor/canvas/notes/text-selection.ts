import { atom } from 'nanostores';
import { NOTE_QUOTE_CHARACTERS } from '../../../../lib/constants.ts';
import type { NotePlace } from '../../../../lib/editing/notes/note.ts';
import { shortcutOf } from '../../keys/shortcuts.ts';
import { $newNote } from '../../stores/notes.ts';
import { openPanel } from '../../stores/selection.ts';
import { $inlineRichText, textFieldOf } from '../inline-editing.ts';
import { oneLine } from '../plain-texts.ts';
import { recordTextPath } from '../record-fields.ts';

/**
 * The words that were selected last in a text of the page. Whoever goes on to a button or the panel
 * leaves the text, and means these words still.
 */
export const $selectedWords = atom<NotePlace | null>(null);

type Field = Pick<NotePlace, 'module' | 'field'>;

/** The field whose text is around a place of the page; null: none. */
function fieldAround(element: Element): Field | null {
  if (element.closest('.ed')) return null;
  const rich = $inlineRichText.get();
  if (rich !== null && element.closest('.ed-rich-text'))
    return { module: rich.module, field: rich.path.join('.') };
  const ofRecord = recordTextPath(element);
  if (ofRecord) return { module: null, field: ofRecord.join('.') };
  const text = element.closest('[data-field][data-ready]');
  const place = text && textFieldOf(text);
  return place && { module: place.module, field: place.path.join('.') };
}

/** Notes which words are selected now: browsers tell of it a little later. */
export function readSelection(): void {
  const selection = getSelection();
  const node = selection?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const field = element ? fieldAround(element) : null;
  if (field === null || !selection) return;
  const words = oneLine(selection.toString());
  const quote = words.slice(0, NOTE_QUOTE_CHARACTERS).trim();
  $selectedWords.set(quote === '' ? null : { ...field, quote });
}

/** Begins a note on what is selected, before a panel takes the focus out of the text. */
export function beginNote(): void {
  readSelection();
  $newNote.set($newNote.get() + 1);
  openPanel('notes');
}

/** The keys for a note are heard from the start: what else notes need comes later. */
export function startNoteKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (shortcutOf(event, 'page') !== 'note') return;
    event.preventDefault();
    beginNote();
  });
}
