import { useRef } from 'react';
import { entrySummary, recordsInEntry } from '../../../lib/editing/entry-summary.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { useRecordNames } from '../picker/use-record-names.ts';
import { announce } from '../stores/live-region.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import type { ControlProps } from './control.ts';
import { moveEntry } from './move-entry.ts';
import { SeveralPictures } from './SeveralPictures.tsx';
import { useReorder } from './use-reorder.tsx';

type Entry = Readonly<Record<string, unknown>>;

const emptyEntry = (fields: readonly FieldForm[]): Entry =>
  Object.fromEntries(fields.map(({ key, empty }) => [key, empty]));

interface EntryFieldsProps extends ControlProps {
  readonly entry: Entry;
  readonly index: number;
  /** What it says, in few words. */
  readonly summary: string;
}

/** One entry, opened to be edited. */
function EntryFields({ entry, index, summary, ...props }: EntryFieldsProps) {
  const { field, path, onChange, id, language, fieldErrors, Fields } = props;
  const start = `${[...path, index].join('.')}.`;
  const isWrong = Object.keys(fieldErrors).some((key) => key.startsWith(start));
  return (
    <details>
      <summary>
        {index + 1}. {summary}
        {isWrong && <span className="ed-field-error"> {t('field.errorInside')}</span>}
      </summary>
      <Fields
        fields={field.items}
        value={entry}
        path={[...path, index]}
        onChange={onChange}
        fieldErrors={fieldErrors}
        idBase={id}
        language={language}
      />
    </details>
  );
}

/** Entries of the same fields: opened to be edited, moved, removed, added. */
export function ListField(props: ControlProps) {
  const { field, value, path, onChange, id, language } = props;
  const entries = Array.isArray(value) ? (value as readonly Entry[]) : [];
  const nameOf = useRecordNames(entries.flatMap((entry) => recordsInEntry(field, entry)));
  const names = { locale: language, nameOf };
  // Entries have no ids; these tell them apart as long as they are on the screen.
  const keys = useRef<readonly number[]>([]);
  const lastKey = useRef(0);
  if (keys.current.length !== entries.length)
    keys.current = entries.map(() => (lastKey.current += 1));
  const reorder = useReorder(entries.length, (from, to) => {
    keys.current = moveEntry(keys.current, from, to);
    onChange(path, moveEntry(entries, from, to));
  });
  const { entryTools: tools, listRef: box, next } = reorder;
  const add = (): void => {
    keys.current = [...keys.current, (lastKey.current += 1)];
    onChange(path, [...entries, emptyEntry(field.items)]);
    announce(t('field.added', { n: entries.length + 1, max: entries.length + 1 }));
    next.current = () => {
      const entry = box.current?.lastElementChild?.querySelector('details');
      if (!entry) return;
      entry.open = true;
      entry.querySelector<HTMLElement>('input,textarea,[contenteditable],button')?.focus();
    };
  };
  return (
    <>
      <ol className="ed-items" ref={box}>
        {entries.map((entry, index) => (
          <li key={keys.current[index]}>
            <EntryFields
              {...props}
              entry={entry}
              index={index}
              summary={entrySummary(field, entry, names)}
              id={`${id}-${keys.current[index]}`}
            />
            {tools(index)}
          </li>
        ))}
      </ol>
      {(field.max === null || entries.length < field.max) && (
        <Button id={id} aria-describedby={props.describedBy} onClick={add}>
          {t('field.add', { name: field.label })}
        </Button>
      )}
      <SeveralPictures field={field} entries={entries} onChange={(list) => onChange(path, list)} />
    </>
  );
}

/** Fields that belong together. */
export const Group = ({ field, id, Fields, ...props }: ControlProps) => (
  <div className="ed-group">
    <Fields {...props} fields={field.items} idBase={id} />
  </div>
);
