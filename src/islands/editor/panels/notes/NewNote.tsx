import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { NotePerson, NotePlace, WrittenNote } from '../../../../lib/editing/notes/note.ts';
import { locale } from '../../api/record.ts';
import { $notePlace, currentPlace } from '../../canvas/notes/note-place.ts';
import { $selectedWords } from '../../canvas/notes/text-selection.ts';
import { t } from '../../i18n/t.ts';
import { $content } from '../../stores/content.ts';
import { $newNote } from '../../stores/notes.ts';
import { $selected } from '../../stores/selection.ts';
import { $drafts, EMPTY } from './note-drafts.ts';
import { sendNotes } from './note-list.ts';
import { NoteForm } from './NoteForm.tsx';
import { shownPlace } from './place-of-note.ts';

const NAME = 'new';

/** What the next note is about. */
function About({ place }: { readonly place: NotePlace }) {
  const content = useStore($content);
  const { name } = shownPlace(place, content);
  const isPage = place.module === null && place.field === null;
  return (
    <>
      <p>
        <strong>{isPage ? t('notes.aboutPage') : t('notes.aboutModule', { name })}</strong>
      </p>
      {place.quote !== null && (
        <blockquote className="ed-note-quote" lang={locale}>
          {place.quote}
        </blockquote>
      )}
    </>
  );
}

/**
 * A note on what is selected. From its first sign on it stays with that, wherever somebody looks
 * meanwhile.
 */
export function NewNote({ people }: { readonly people: readonly NotePerson[] }) {
  const current = currentPlace(useStore($selectedWords), useStore($selected));
  const begun = useStore($notePlace);
  const draft = useStore($drafts)[NAME] ?? EMPTY;
  const isEmpty = draft.body === '';
  const place = isEmpty ? current : (begun ?? current);
  const asked = useStore($newNote);
  // Whoever asks for a note elsewhere, with one begun, means what is selected now.
  useEffect(() => $notePlace.set(isEmpty ? null : currentPlace()), [isEmpty, asked]);
  return (
    <section aria-label={t('notes.new')}>
      <About place={place} />
      <NoteForm
        name={NAME}
        label={t('notes.new')}
        send={t('notes.save')}
        people={people}
        focusCount={asked}
        onCancel={isEmpty ? null : () => undefined}
        onSend={(body, mentions) =>
          sendNotes<WrittenNote>('POST', '', { language: locale, ...place, body, mentions })
        }
        onSent={() => $selectedWords.set(null)}
      />
      <p className="ed-quiet">{t('notes.help')}</p>
    </section>
  );
}
