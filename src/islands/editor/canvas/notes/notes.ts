import { shortcutOf } from '../../keys/shortcuts.ts';
import { beginNote } from '../../stores/notes.ts';
import { openNote } from './note-place.ts';
import { startNoteSigns } from './note-signs.ts';
import { followTextSelection, readSelection } from './text-selection.ts';

/*
 * What of notes the page itself needs: one file, which comes with the first note, or the first
 * press or key. Each is begun once.
 */

const begun = new Set<() => void>();

function once(begin: () => void): void {
  if (begun.has(begin)) return;
  begun.add(begin);
  begin();
}

/** The note that the address names: mails and the hub lead to one by `#note=12`. */
function showNamedNote(): void {
  const id = /^#note=(\d+)$/u.exec(location.hash)?.[1];
  if (id !== undefined) openNote(Number(id));
}

function followShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (shortcutOf(event, 'page') !== 'note') return;
    event.preventDefault();
    readSelection();
    beginNote();
  });
}

/** A page that has notes: signs at its modules, and the note that was asked for. */
export function startNotes(): void {
  once(startNoteSigns);
  once(showNamedNote);
}

/** Somebody does something: what a note could be about, and the keys for one. */
export function followSelection(): void {
  once(followTextSelection);
  once(followShortcut);
}
