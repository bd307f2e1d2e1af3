import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type {
  NoteEntry,
  NotePerson,
  NoteThread as Thread,
  WrittenNote,
} from '../../../../lib/editing/notes/note.ts';
import { locale } from '../../api/record.ts';
import { goToNote } from '../../canvas/notes/go-to-note.ts';
import { Button } from '../../components/Button.tsx';
import { failureText } from '../../i18n/failure-text.ts';
import { formatDateTime } from '../../i18n/format-date-time.ts';
import { t } from '../../i18n/t.ts';
import { alerts } from '../../stores/alerts.ts';
import { $content } from '../../stores/content.ts';
import { ask } from '../../stores/question.ts';
import { $drafts } from './note-drafts.ts';
import { sendNotes } from './note-list.ts';
import { NoteForm } from './NoteForm.tsx';
import { shownPlace } from './place-of-note.ts';

interface Props {
  readonly thread: Thread;
  readonly people: readonly NotePerson[];
  /** It has left the list that is shown. */
  readonly onGone: () => void;
}

const byOf = (by: string): string => by || t('notes.somebody');

/** A note or an answer: who wrote it, when, and what. */
function Entry({ entry, onDelete }: { entry: NoteEntry; onDelete: () => void }) {
  const written = t('notes.written', { by: byOf(entry.by), at: formatDateTime(entry.at) });
  return (
    <>
      <p className="ed-note-by">
        {written}
        {entry.mayDelete && (
          <Button aria-label={`${t('notes.delete')}: ${written}`} onClick={onDelete}>
            {t('notes.delete')}
          </Button>
        )}
      </p>
      <p className="ed-note-body">{entry.body}</p>
    </>
  );
}

/** What a note is about, as the way there; its words, and whether they are still there. */
function Place({ thread }: { readonly thread: Thread }) {
  const content = useStore($content);
  const { name, isGone, isQuoteGone } = shownPlace(thread, content);
  return (
    <>
      {isGone ? (
        <p>
          <strong>{name}</strong>
        </p>
      ) : (
        <Button
          className="ed-name"
          aria-label={t('notes.go', { name })}
          onClick={() => goToNote(thread)}
        >
          <strong>{name}</strong>
        </Button>
      )}
      {thread.quote !== null && (
        <blockquote className="ed-note-quote" lang={thread.language}>
          {thread.quote}
        </blockquote>
      )}
      {isQuoteGone && <p className="ed-quiet">{t('notes.quoteGone')}</p>}
      {thread.language !== locale && <p className="ed-quiet">{t('notes.otherLanguage')}</p>}
    </>
  );
}

async function remove({ id }: NoteEntry, hasAnswers: boolean): Promise<boolean> {
  const isMeant = await ask({
    title: t('notes.delete'),
    why: t(hasAnswers ? 'notes.deleteAnswers' : 'notes.deleteReally'),
    yes: t('notes.delete'),
    no: t('notes.cancel'),
  });
  if (!isMeant) return false;
  const result = await sendNotes('DELETE', `/${id}`);
  alerts.showResult(result, t('notes.deleted'));
  return result.ok;
}

/** What was answered, and by whom it was resolved. */
function Answers({ thread: { answers, resolved } }: Pick<Props, 'thread'>) {
  return (
    <>
      {answers.length > 0 && (
        <ol>
          {answers.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} onDelete={() => void remove(entry, false)} />
            </li>
          ))}
        </ol>
      )}
      {resolved !== null && (
        <p className="ed-quiet">
          {t('notes.resolvedBy', { by: byOf(resolved.by), at: formatDateTime(resolved.at) })}
        </p>
      )}
    </>
  );
}

/** An answer, once somebody wants to write one. */
function Answer({ thread: { id }, people }: Omit<Props, 'onGone'>) {
  const name = String(id);
  const hasDraft = (useStore($drafts)[name]?.body ?? '') !== '';
  const [count, setCount] = useState(0);
  const label = t('notes.answer');
  if (count === 0 && !hasDraft)
    return <Button onClick={() => setCount(1)}>{t('notes.send')}</Button>;
  return (
    <NoteForm
      name={name}
      label={label}
      send={t('notes.send')}
      people={people}
      focusCount={count}
      onCancel={() => setCount(0)}
      onSend={(body, mentions) =>
        sendNotes<WrittenNote>('POST', '', { language: locale, parent: id, body, mentions })
      }
    />
  );
}

/** A note with its answers, and what can be done with it. */
export function NoteThread({ thread, people, onGone }: Props) {
  const { id, answers, resolved } = thread;
  const [failure, setFailure] = useState('');
  const isOpen = resolved === null;
  const setResolved = async () => {
    const result = await sendNotes('PATCH', `/${id}`, { is_resolved: isOpen });
    setFailure(result.ok ? '' : t('notes.notSaved', { why: failureText(result) }));
    if (!result.ok) return;
    alerts.show('save', t(isOpen ? 'notes.isResolved' : 'notes.isReopened'));
    onGone();
  };
  const removeThread = async () => {
    if (await remove(thread, answers.length > 0)) onGone();
  };
  return (
    <li id={`ed-note-${id}`} className="ed-note" tabIndex={-1}>
      <Place thread={thread} />
      <Entry entry={thread} onDelete={() => void removeThread()} />
      <Answers thread={thread} />
      {failure !== '' && (
        <p role="alert" className="ed-danger">
          {failure}
        </p>
      )}
      <div className="ed-row">
        {isOpen && <Answer thread={thread} people={people} />}
        <Button onClick={() => void setResolved()}>
          {t(isOpen ? 'notes.resolve' : 'notes.reopen')}
        </Button>
      </div>
    </li>
  );
}
