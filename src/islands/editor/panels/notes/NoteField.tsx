import { useEffect, useId } from 'react';
import type { NotePerson } from '../../../../lib/editing/notes/note.ts';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { MentionList } from './MentionList.tsx';
import type { NoteDraft } from './note-drafts.ts';
import { useFieldKeys, useMention } from './use-mention.ts';

interface Props {
  readonly label: string;
  readonly draft: NoteDraft;
  readonly people: readonly NotePerson[];
  readonly describedBy: string;
  readonly isWrong: boolean;
  /** Another number: it is to have the focus. */
  readonly focusCount: number;
  readonly onChange: (draft: NoteDraft) => void;
  readonly onSend: () => void;
}

/** The keys of a list of names in a text that has the focus. */
function mentionKeys(mention: ReturnType<typeof useMention>, onSend: () => void) {
  return (event: KeyboardEvent): void => {
    const { key } = event;
    const person = mention.offered[mention.active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (key === 'Escape' && mention.isTyped) mention.dismiss();
    else if (person === undefined) return;
    else if (step !== undefined) mention.move(step);
    else if (key === 'Enter' || key === 'Tab') mention.choose(person);
    else return;
    event.preventDefault();
    // Escape closes the list alone, not the panel.
    event.stopPropagation();
  };
}

/** The text of a note. Behind «@» it offers whoever can be meant, by keys, mouse and touch. */
export function NoteField(props: Props) {
  const { label, draft, people, describedBy, isWrong, focusCount, onChange, onSend } = props;
  const listId = useId();
  const mention = useMention({ draft, people, onChange });
  const { field, offered, active } = mention;
  const hasList = offered.length > 0;
  useFieldKeys(field, mentionKeys(mention, onSend));
  useEffect(() => {
    if (focusCount > 0) field.current?.focus();
  }, [focusCount, field]);
  return (
    <>
      <label>
        {label}
        <textarea
          ref={field}
          rows={4}
          value={draft.body}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          aria-autocomplete="list"
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
          onChange={({ target }) => mention.write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => mention.caret(currentTarget.selectionStart)}
        />
      </label>
      {mention.isTyped && people.length > 0 && (
        <MentionList id={listId} people={offered} active={active} onChoose={mention.choose} />
      )}
      {people.length > 0 && (
        <Button
          className="ed-quiet"
          // The caret stays where the name is to stand.
          onMouseDown={(event) => event.preventDefault()}
          onClick={mention.begin}
        >
          {t('notes.mention')}
        </Button>
      )}
    </>
  );
}
