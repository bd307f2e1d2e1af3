import type { Suggestion } from '../../lib/search/suggestion.ts';
import { useStore } from '../use-store.ts';
import type { SuggestStore } from './suggest-store.ts';

/** What the list is called, and how many there are, said to who does not see them. */
export interface SuggestTexts {
  readonly label: string;
  readonly one: string;
  /** With `{n}` for the number. */
  readonly many: string;
}

interface Props {
  readonly store: SuggestStore;
  /** Id of the list; those of its options begin with it. */
  readonly id: string;
  readonly texts: SuggestTexts;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** The list below the field, which keeps the focus. */
export function Suggestions({ store, id, texts, onChoose }: Props) {
  const { isOpen, items, active } = useStore(store.$state);
  const count = items.length === 1 ? texts.one : texts.many.replace('{n}', `${items.length}`);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && count}
      </p>
      {isOpen && (
        <div className="suggestions" id={id} role="listbox" aria-label={texts.label}>
          {items.map((item, index) => (
            // The keys are those of the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
            <div
              key={item.url}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={keepFocus}
              onClick={() => onChoose(item)}
            >
              {item.image ? <img src={item.image} alt="" width={48} height={60} /> : <i />}
              <span>
                <b>{item.title}</b>
                <small>{[item.kind_label, item.date_label].filter(Boolean).join(' · ')}</small>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
