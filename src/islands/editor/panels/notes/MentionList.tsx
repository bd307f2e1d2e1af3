import { useEffect } from 'react';
import type { NotePerson } from '../../../../lib/editing/notes/note.ts';
import { t } from '../../i18n/t.ts';
import { announce } from '../../stores/live-region.ts';

interface Props {
  readonly id: string;
  readonly people: readonly NotePerson[];
  /** Which of them a key would choose. */
  readonly active: number;
  readonly onChoose: (person: NotePerson) => void;
}

/** Whoever can be meant by what is typed behind «@». */
export function MentionList({ id, people, active, onChoose }: Props) {
  const count = people.length;
  useEffect(() => {
    announce(count === 0 ? t('notes.nobody') : t('notes.peopleCount', { count }));
  }, [count]);
  if (count === 0) return <p className="ed-quiet">{t('notes.nobody')}</p>;
  return (
    <div id={id} className="ed-mentions" role="listbox" aria-label={t('notes.people')}>
      {people.map((person, at) => (
        // The keys are those of the text, which says which option is meant.
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
        <div
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}
