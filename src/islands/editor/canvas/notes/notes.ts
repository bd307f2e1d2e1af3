import { openNote } from './note-place.ts';
import { startNoteSigns } from './note-signs.ts';

const begun = { current: false };

/** The note that the address names: mails and the hub lead to one by `#note=12`. */
function showNamedNote(): void {
  const id = /^#note=(\d+)$/u.exec(location.hash)?.[1];
  if (id !== undefined) openNote(Number(id));
}

/** A page that has notes, once: signs at its modules, and the note that was asked for. */
export function startNotes(): void {
  if (begun.current) return;
  begun.current = true;
  startNoteSigns();
  showNamedNote();
}
