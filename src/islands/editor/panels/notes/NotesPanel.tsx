import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { NotesAnswer } from '../../../../lib/editing/notes/note.ts';
import { endHighlight, goToNote } from '../../canvas/notes/go-to-note.ts';
import { $noteToShow } from '../../canvas/notes/note-place.ts';
import { Button } from '../../components/Button.tsx';
import { LoadState } from '../../components/LoadState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { t } from '../../i18n/t.ts';
import { NewNote } from './NewNote.tsx';
import { isShown } from './note-list.ts';
import { NoteThread } from './NoteThread.tsx';
import { useNotes } from './use-notes.ts';

interface FilterProps {
  readonly notes: NotesAnswer;
  readonly showsResolved: boolean;
  readonly onChange: (showsResolved: boolean) => void;
}

/** Open or resolved notes, with how many there are. */
const Filter = ({ notes: { threads }, showsResolved, onChange }: FilterProps) => (
  <div className="ed-choice ed-note-filter" role="group" aria-label={t('notes.filter')}>
    {[false, true].map((isResolved) => (
      <Button
        key={String(isResolved)}
        aria-pressed={isResolved === showsResolved}
        onClick={() => onChange(isResolved)}
      >
        {t(isResolved ? 'notes.resolved' : 'notes.open', {
          count: threads.filter((thread) => isShown(thread, isResolved)).length,
        })}
      </Button>
    ))}
  </div>
);

/** Gives the focus to a note in the list; the panel may still be taking it for its first field. */
function focusNote(id: number): void {
  const note = document.getElementById(`ed-note-${id}`);
  note?.focus();
  note?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the note that an address or a sign at a module asks for, once they have come, with its place.
 * @param onResolved which of both lists it stands in
 */
function useNoteToShow(notes: NotesAnswer | null, onResolved: (isResolved: boolean) => void): void {
  const wanted = useStore($noteToShow);
  useEffect(() => {
    if (wanted === null || notes === null) return;
    $noteToShow.set(null);
    const thread = notes.threads.find((one) =>
      typeof wanted === 'number'
        ? one.id === wanted || one.answers.some(({ id }) => id === wanted)
        : one.module === wanted && one.resolved === null,
    );
    if (thread === undefined) return;
    onResolved(thread.resolved !== null);
    goToNote(thread);
    setTimeout(() => focusNote(thread.id));
  }, [wanted, notes, onResolved]);
}

/** What editors write to each other about this page: a new note, and all others by their place. */
export function NotesPanel() {
  const loaded = useNotes();
  const { value } = loaded;
  const [showsResolved, setShowsResolved] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useNoteToShow(value, setShowsResolved);
  useEffect(() => endHighlight, []);
  const threads = value?.threads.filter((thread) => isShown(thread, showsResolved)) ?? [];
  const focusFilter = () =>
    list.current?.querySelector<HTMLElement>('.ed-note-filter [aria-pressed=true]')?.focus();
  return (
    <Panel title={t('bar.notes')}>
      <NewNote people={value?.people ?? []} />
      <LoadState {...loaded} />
      <div ref={list}>
        {value !== null && (
          <Filter notes={value} showsResolved={showsResolved} onChange={setShowsResolved} />
        )}
        {value !== null && threads.length === 0 && (
          <p role="status">{t(showsResolved ? 'notes.noneResolved' : 'notes.noneOpen')}</p>
        )}
        <ul className="ed-notes">
          {threads.map((thread) => (
            <NoteThread
              key={thread.id}
              thread={thread}
              people={value?.people ?? []}
              onGone={focusFilter}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}
