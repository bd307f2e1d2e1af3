import { atom } from 'nanostores';
import type { NotePlace } from '../../../../lib/editing/notes/note.ts';
import { $selected, openPanel } from '../../stores/selection.ts';
import { $selectedWords } from './text-selection.ts';

/** What a new note would be about: the selected words, else the chosen module, else the page. */
export function currentPlace(words = $selectedWords.get(), module = $selected.get()): NotePlace {
  const isMeant = words !== null && (words.module === null || words.module === module);
  return isMeant ? words : { module, field: null, quote: null };
}

/** What the note is about that is being written; null: whatever is selected. */
export const $notePlace = atom<NotePlace | null>(null);

/** What the panel is to show: a note by its number, or those of a module. */
export const $noteToShow = atom<number | string | null>(null);

/** Opens the panel at a note, or at the first note of a module. */
export function openNote(note: number | string): void {
  $noteToShow.set(note);
  openPanel('notes');
}
