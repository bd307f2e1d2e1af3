import { useEffect, useState } from 'react';
import { RECORD } from '../../../content/fields/target-form.ts';
import { completeAddress } from '../picker/complete-address.ts';
import { recordNames } from '../picker/record-names.ts';
import { Picker } from '../picker/Picker.tsx';
import { announce } from '../stores/live-region.ts';
import { IconButton } from '../components/Icon.tsx';
import { Button } from '../components/Button.tsx';
import { linkableKinds } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { inputProps, textOf, textOrNull, type ControlProps } from './control.ts';
import { moveEntry } from './move-entry.ts';
import { useReorder } from './use-reorder.tsx';

/** What a record is called, once that is known. */
export function RecordName({ value }: { readonly value: string }) {
  const [name, setName] = useState('');
  useEffect(() => {
    let isStale = false;
    void recordNames.get(value).then((name) => {
      if (!isStale) setName(name);
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return <span className="ed-grow">{name || '…'}</span>;
}

interface PickerButtonProps {
  readonly title: string;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly kinds: readonly string[];
  readonly takesAddress?: boolean;
  readonly onChoose: (value: string) => void;
}

/** The button that opens the finder. */
function PickerButton({
  title,
  id,
  describedBy,
  onChoose,
  kinds,
  takesAddress = false,
}: PickerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        id={id}
        aria-label={`${title}: ${t('field.choose')}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('field.choose')}
      </Button>
      {isOpen && (
        <Picker
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

/** The target of a link: a record, shown by its name, or an address. */
export function Link(props: ControlProps) {
  const { field, value, path, onChange } = props;
  const text = textOf(value);
  const set = (next: string, isTyping = false) => onChange(path, textOrNull(field, next), isTyping);
  return (
    <div className="ed-row">
      {RECORD.test(text) ? (
        <>
          <RecordName value={text} />
          <IconButton
            icon="remove"
            label={t('field.removeLink', { name: field.label })}
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
      <PickerButton
        title={field.label}
        kinds={linkableKinds()}
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
          <RecordName value={`${target}:${value}`} />
          {!field.isRequired && (
            <IconButton
              icon="remove"
              label={t('field.removeLink', { name: field.label })}
              onClick={() => onChange(path, null)}
            />
          )}
        </>
      )}
      <PickerButton
        title={field.label}
        id={id}
        describedBy={describedBy}
        kinds={[target]}
        onChoose={(name) => onChange(path, idIn(name))}
      />
    </div>
  );
}

/** Records of a kind, in an order. */
export function References({ field, value, path, onChange, id, describedBy }: ControlProps) {
  const ids = Array.isArray(value) ? (value as readonly number[]) : [];
  const target = field.target ?? '';
  const { entryTools: tools, listRef: box } = useReorder(ids.length, (from, to) =>
    onChange(path, moveEntry(ids, from, to)),
  );
  return (
    <>
      <ol className="ed-items" ref={box}>
        {ids.map((one, index) => (
          <li key={one} className="ed-row">
            <RecordName value={`${target}:${one}`} />
            {tools(index)}
          </li>
        ))}
      </ol>
      {(field.max === null || ids.length < field.max) && (
        <PickerButton
          title={field.label}
          id={id}
          describedBy={describedBy}
          kinds={[target]}
          onChoose={(name) => {
            if (ids.includes(idIn(name))) announce(t('field.isThere'));
            else onChange(path, [...ids, idIn(name)]);
          }}
        />
      )}
    </>
  );
}
