import { useStore } from '@nanostores/react';
import { MAX_FIND, MAX_REPLACEMENT } from '../../../lib/constants.ts';
import { linkableKinds } from '../api/library.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Picker } from '../picker/Picker.tsx';
import { useState } from 'react';
import { $query } from './query.ts';

const SWITCHES = [
  ['isCaseSensitive', 'case'],
  ['isWholeWords', 'whole'],
  ['inLinks', 'links'],
] as const;

interface LineProps {
  readonly name: 'find' | 'words';
  readonly hasPicker: boolean;
}

/** The words that are looked for, or that come in their place; of a link also by choosing a page. */
function Line({ name, hasPicker }: LineProps) {
  const query = useStore($query);
  const [isOpen, setOpen] = useState(false);
  const set = (text: string): void => $query.set({ ...query, [name]: text });
  const label = t(`replace.${name}`);
  return (
    <div className="ed-field">
      <label className="ed-label" htmlFor={`ed-replace-${name}`}>
        {label}
      </label>
      <div className="ed-row">
        <input
          id={`ed-replace-${name}`}
          className="ed-grow"
          autoComplete="off"
          spellCheck={false}
          maxLength={name === 'find' ? MAX_FIND : MAX_REPLACEMENT}
          value={query[name]}
          onChange={({ target }) => set(target.value)}
        />
        {hasPicker && (
          <Button
            aria-label={`${label}: ${t('field.choose')}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('field.choose')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Picker
          title={label}
          source={{ kinds: linkableKinds() }}
          takesAddress
          onChoose={({ value }) => set(value)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** What is looked for, how, and what comes in its place. */
export function QueryFields() {
  const query = useStore($query);
  return (
    <>
      <Line name="find" hasPicker={query.inLinks} />
      <Line name="words" hasPicker={query.inLinks} />
      <div className="ed-replace-switches">
        {SWITCHES.map(([key, name]) => (
          <label key={key} className="ed-switch">
            <input
              type="checkbox"
              checked={query[key]}
              onChange={({ target }) => $query.set({ ...query, [key]: target.checked })}
            />
            {t(`replace.${name}`)}
          </label>
        ))}
      </div>
    </>
  );
}
