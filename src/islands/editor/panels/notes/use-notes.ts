import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { NotesAnswer } from '../../../../lib/editing/notes/note.ts';
import type { Loaded } from '../../components/use-loaded.ts';
import { $noteCounts } from '../../stores/notes.ts';
import { $notes, $notesFailure, loadNotes } from './note-list.ts';

/** All notes of the page: fetched when the panel opens, when others wrote some, and by whoever comes back to the window. */
export function useNotes(): Loaded<NotesAnswer> {
  const value = useStore($notes);
  const failure = useStore($notesFailure);
  const { stamp } = useStore($noteCounts);
  useEffect(() => void loadNotes(), [stamp]);
  useEffect(() => {
    const look = () => void loadNotes();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return { value, failure, load: loadNotes };
}
