import { useRef } from 'react';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { plainText } from '../../../content/rich-text/plain.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { valueAt } from '../../../lib/editing/operation.ts';
import { say } from '../stores/said.ts';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import type { ControlProps } from './control.ts';
import { moved } from './moved.ts';
import { useMoves } from './moves.tsx';

type Entry = Readonly<Record<string, unknown>>;

/** The first words of an entry: it is called by them. */
function nameOf(fields: readonly FieldForm[], entry: Entry, language: string): string {
  for (const { key, isTranslated } of fields) {
    const value = valueAt(entry[key], isTranslated ? [language] : []);
    const text = Array.isArray(value) && isTranslated ? plainText(value as RichText) : value;
    if (typeof text === 'string' && isTranslated && text.trim() !== '') return text;
  }
  return '';
}

const emptyOf = (fields: readonly FieldForm[]): Entry =>
  Object.fromEntries(fields.map(({ key, empty }) => [key, empty]));

let made = 0;

/** Entries of the same fields: opened to be edited, moved, removed, added. */
export function Items(props: ControlProps) {
  const { field, value, path, onChange, id, language, mistakes, Fields } = props;
  const entries = Array.isArray(value) ? (value as readonly Entry[]) : [];
  // Entries have no ids; these tell them apart as long as they are on the screen.
  const keys = useRef<readonly number[]>([]);
  if (keys.current.length !== entries.length) keys.current = entries.map(() => (made += 1));
  const { tools, box } = useMoves(entries.length, (from, to) => {
    keys.current = moved(keys.current, from, to);
    onChange(path, moved(entries, from, to));
  });
  const add = (): void => {
    keys.current = [...keys.current, (made += 1)];
    onChange(path, [...entries, emptyOf(field.items)]);
    say(word('field.added', { n: entries.length + 1, max: entries.length + 1 }));
    requestAnimationFrame(() => {
      const entry = box.current?.lastElementChild?.querySelector('details');
      if (!entry) return;
      entry.open = true;
      entry.querySelector<HTMLElement>('input,textarea,[contenteditable],button')?.focus();
    });
  };
  return (
    <>
      <ol className="ed-items" ref={box}>
        {entries.map((entry, index) => {
          const start = `${[...path, index].join('.')}.`;
          const isWrong = Object.keys(mistakes).some((key) => key.startsWith(start));
          return (
            <li key={keys.current[index]}>
              <details>
                <summary>
                  {index + 1}. {nameOf(field.items, entry, language)}
                  {isWrong && <span className="ed-mistake"> {word('field.mistakeInside')}</span>}
                </summary>
                <Fields
                  fields={field.items}
                  value={entry}
                  path={[...path, index]}
                  onChange={onChange}
                  mistakes={mistakes}
                  idBase={`${id}-${keys.current[index]}`}
                  language={language}
                />
              </details>
              {tools(index)}
            </li>
          );
        })}
      </ol>
      {(field.max === null || entries.length < field.max) && (
        <Button id={id} aria-describedby={props.describedBy} onClick={add}>
          {word('field.add', { name: field.label })}
        </Button>
      )}
    </>
  );
}

/** Fields that belong together. */
export const Group = ({ field, id, Fields, ...props }: ControlProps) => (
  <div className="ed-group">
    <Fields {...props} fields={field.items} idBase={id} />
  </div>
);
