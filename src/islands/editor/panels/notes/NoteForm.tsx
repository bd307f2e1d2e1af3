import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { NOTE_CHARACTERS } from '../../../../lib/constants.ts';
import { meantBy } from '../../../../lib/editing/notes/mentions.ts';
import type { NotePerson, WrittenNote } from '../../../../lib/editing/notes/note.ts';
import type { ApiResult } from '../../api/request.ts';
import { Button } from '../../components/Button.tsx';
import { failureText } from '../../i18n/failure-text.ts';
import { t } from '../../i18n/t.ts';
import { alerts } from '../../stores/alerts.ts';
import { $drafts, EMPTY, setDraft } from './note-drafts.ts';
import { NoteField } from './NoteField.tsx';

/** From here on it is said how many signs are left. */
const NEAR_CHARACTERS = 200;

interface Props {
  /** Under which its draft is kept. */
  readonly name: string;
  readonly label: string;
  readonly send: string;
  readonly people: readonly NotePerson[];
  readonly focusCount: number;
  /** It is not wanted any more; null: there is nothing to throw away. */
  readonly onCancel: (() => void) | null;
  readonly onSend: (body: string, mentions: readonly string[]) => Promise<ApiResult<WrittenNote>>;
  readonly onSent?: () => void;
}

/** How long a text may be yet, once it is near its end; empty before. */
function lengthText(body: string): string {
  const left = NOTE_CHARACTERS - body.trim().length;
  if (left < 0) return t('notes.over', { count: -left, most: NOTE_CHARACTERS });
  return left < NEAR_CHARACTERS ? t('notes.most', { most: NOTE_CHARACTERS, left }) : '';
}

/** What keeps a text from being sent, in words; empty: nothing. */
const problemOf = (body: string): string =>
  body.trim() === ''
    ? t('notes.empty')
    : body.trim().length > NOTE_CHARACTERS
      ? lengthText(body)
      : '';

/** Says who is told by mail, as the server did it. */
function tellSaved(told: readonly string[], meant: readonly NotePerson[]): void {
  if (told.length > 0) alerts.show('save', t('notes.told', { names: told.join(', ') }));
  else alerts.show('save', t(meant.length > 0 ? 'notes.untold' : 'notes.saved'));
}

/** Sends what is written; until the server has it, the words stay. */
function useSending({ name, people, onSend, onSent }: Props) {
  const draft = useStore($drafts)[name] ?? EMPTY;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const meant = meantBy(draft.body, people, new Set(draft.chosen));
  const submit = async () => {
    if (isBusy) return;
    const problem = problemOf(draft.body);
    setFailure(problem);
    if (problem !== '') return;
    setIsBusy(true);
    const ids = meant.map(({ id }) => id);
    const result = await onSend(draft.body, ids);
    setIsBusy(false);
    if (!result.ok) {
      setFailure(t('notes.notSaved', { why: failureText(result) }));
      return;
    }
    // What was typed while it was sent stays.
    if ($drafts.get()[name]?.body === draft.body) setDraft(name, EMPTY);
    tellSaved(result.value.told, meant);
    onSent?.();
  };
  const clear = () => {
    setDraft(name, EMPTY);
    setFailure('');
  };
  return { draft, meant, isBusy, failure, submit, clear };
}

/** A note or an answer that is being written. */
export function NoteForm(props: Props) {
  const { name, label, send, people, focusCount, onCancel } = props;
  const { draft, meant, isBusy, failure, submit, clear } = useSending(props);
  const hint = useId();
  const length = lengthText(draft.body);
  const names = meant.map((person) => person.name).join(', ');
  return (
    <div className="ed-note-form" role="group" aria-label={label}>
      <NoteField
        label={label}
        draft={draft}
        people={people}
        describedBy={hint}
        isWrong={failure !== ''}
        focusCount={focusCount}
        onChange={(next) => setDraft(name, next)}
        onSend={() => void submit()}
      />
      {length !== '' && (
        <p id={hint} className="ed-quiet">
          {length}
        </p>
      )}
      {names !== '' && <p>{t('notes.meant', { names })}</p>}
      {failure !== '' && (
        <p role="alert" className="ed-danger">
          {failure}
        </p>
      )}
      <div className="ed-row">
        <Button className="ed-main" aria-disabled={isBusy} onClick={() => void submit()}>
          {isBusy ? t('notes.saving') : send}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            {t('notes.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
