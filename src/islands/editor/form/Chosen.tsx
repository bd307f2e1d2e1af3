import { useEffect, useState } from 'react';
import { LINKED_KINDS, RECORD } from '../../../content/fields/target-form.ts';
import { completeAddress } from '../find/address.ts';
import { nameOfValue } from '../find/find.ts';
import { Finder } from '../find/Finder.tsx';
import { say } from '../stores/said.ts';
import { IconButton } from '../ui/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import { inputProps, textOf, wordsOrNothing, type ControlProps } from './control.ts';
import { moved } from './moved.ts';
import { useMoves } from './moves.tsx';

/** What a record is called, once that is known. */
function Name({ value }: { readonly value: string }) {
  const [name, setName] = useState('');
  useEffect(() => {
    let isStale = false;
    void nameOfValue(value).then((found) => {
      if (!isStale) setName(found);
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return <span className="ed-grow">{name || '…'}</span>;
}

interface ChooseProps {
  readonly title: string;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly kinds: readonly string[];
  readonly takesAddress?: boolean;
  readonly onChoose: (value: string) => void;
}

/** The button that opens the finder. */
function Choose({ title, id, describedBy, onChoose, kinds, takesAddress = false }: ChooseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        aria-label={`${title}: ${word('field.choose')}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {word('field.choose')}
      </Button>
      {isOpen && (
        <Finder
          title={title}
          source={{ kinds }}
          takesAddress={takesAddress}
          onChoose={(hit) => onChoose(hit.value)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Where a link leads: a record of the house by its name, or an address. */
export function Link(props: ControlProps) {
  const { field, value, path, onChange } = props;
  const text = textOf(value);
  const set = (next: string, isTyping = false) =>
    onChange(path, wordsOrNothing(field, next), isTyping);
  return (
    <div className="ed-row">
      {RECORD.test(text) ? (
        <>
          <Name value={text} />
          <IconButton
            icon="remove"
            label={word('field.removeLink', { name: field.label })}
            onClick={() => set('')}
          />
        </>
      ) : (
        <input
          {...inputProps(props)}
          className="ed-grow"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={text}
          onChange={({ target }) => set(target.value, true)}
          onBlur={() => set(completeAddress(text) ?? text)}
        />
      )}
      <Choose
        title={field.label}
        kinds={LINKED_KINDS}
        takesAddress
        onChoose={set}
        {...(RECORD.test(text) && { id: props.id, describedBy: props.describedBy })}
      />
    </div>
  );
}

const idIn = (value: string): number => Number(value.split(':')[1]);

/** One record of a kind, by its name. */
export function Reference({ field, value, path, onChange, id, describedBy }: ControlProps) {
  const target = field.target ?? '';
  return (
    <div className="ed-row">
      {typeof value === 'number' && (
        <>
          <Name value={`${target}:${value}`} />
          {!field.isRequired && (
            <IconButton
              icon="remove"
              label={word('field.removeLink', { name: field.label })}
              onClick={() => onChange(path, null)}
            />
          )}
        </>
      )}
      <Choose
        title={field.label}
        id={id}
        describedBy={describedBy}
        kinds={[target]}
        onChoose={(found) => onChange(path, idIn(found))}
      />
    </div>
  );
}

/** Records of a kind, in an order. */
export function References({ field, value, path, onChange, id, describedBy }: ControlProps) {
  const ids = Array.isArray(value) ? (value as readonly number[]) : [];
  const target = field.target ?? '';
  const { tools, box } = useMoves(ids.length, (from, to) => onChange(path, moved(ids, from, to)));
  return (
    <>
      <ol className="ed-items" ref={box}>
        {ids.map((one, index) => (
          <li key={one} className="ed-row">
            <Name value={`${target}:${one}`} />
            {tools(index)}
          </li>
        ))}
      </ol>
      {(field.max === null || ids.length < field.max) && (
        <Choose
          title={field.label}
          id={id}
          describedBy={describedBy}
          kinds={[target]}
          onChoose={(found) => {
            if (ids.includes(idIn(found))) say(word('field.isThere'));
            else onChange(path, [...ids, idIn(found)]);
          }}
        />
      )}
    </>
  );
}
