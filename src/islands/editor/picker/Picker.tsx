import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { completeAddress } from './complete-address.ts';
import { search, type PickerItem, type PickerSource } from './search.ts';
import { recordNames } from './record-names.ts';

/** The search waits so long after a key was pressed, in milliseconds. */
const PAUSE_MS = 180;

interface Props {
  readonly title: string;
  readonly source: PickerSource;
  /** An address can be typed instead. */
  readonly takesAddress?: boolean;
  /** What it begins with. */
  readonly initialText?: string;
  readonly onChoose: (item: PickerItem) => void;
  /** Takes away what is chosen. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

const addressItem = (value: string): PickerItem => ({
  value,
  label: value,
  note: t('find.address'),
  preview: null,
  media: null,
});

/** The results for a text; null: nobody answered. `isBusy` while those of an older text are shown. */
function useSearch(source: PickerSource, text: string, kind: string) {
  const use = 'use' in source ? source.use : '';
  const kinds = 'kinds' in source ? kind || source.kinds.join() : '';
  const [results, setResults] = useState<readonly PickerItem[] | null>([]);
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      void search(use ? { use } : { kinds: kinds.split(',') }, text, t('find.offline')).then(
        (items) => {
          if (isStale) return;
          setResults(items);
          setBusy(false);
        },
      );
    }, PAUSE_MS);
    setBusy(true);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, kinds, use]);
  /** Files after the last one shown. */
  const more = (): void => {
    const last = results?.at(-1)?.value;
    void search({ use }, text, '', last).then((items) =>
      setResults([...(results ?? []), ...(items ?? [])]),
    );
  };
  return { results, isBusy, more };
}

interface KindSelectProps {
  readonly kinds: readonly string[];
  /** Empty: all of them. */
  readonly kind: string;
  readonly onChange: (kind: string) => void;
}

const KindSelect = ({ kinds, kind, onChange }: KindSelectProps) => (
  <label>
    {t('find.kind')}
    <select value={kind} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('find.all')}</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {t(`kind.${one}`)}
        </option>
      ))}
    </select>
  </label>
);

interface StatusProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

function Status({ count, isBusy, hasFailed }: StatusProps) {
  const key = hasFailed ? 'find.failed' : isBusy ? 'find.busy' : 'find.none';
  return (
    <p className="ed-quiet" role="status">
      {count === 0 || hasFailed ? t(key) : t('find.count', { n: count })}
    </p>
  );
}

interface ListboxProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PickerItem[];
  readonly active: number;
  /** Pictures side by side. */
  readonly isGrid: boolean;
  readonly onChoose: (item: PickerItem) => void;
}

const Listbox = ({ id, label, items, active, isGrid, onChoose }: ListboxProps) => (
  <div role="listbox" id={id} aria-label={label} className={isGrid ? 'ed-hits ed-grid' : 'ed-hits'}>
    {items.map((item, index) => (
      // The keys are those of the field, which keeps the focus.
      // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
      <div
        key={item.value}
        id={`${id}${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onClick={() => onChoose(item)}
      >
        {item.preview !== null && <img src={item.preview} alt="" loading="lazy" />}
        <span>{item.label}</span> <span className="ed-quiet">{item.note}</span>
      </div>
    ))}
  </div>
);

/** ED-08: finds records, files and addresses; a combobox with a list that is always open. */
export function Picker({ onChoose, onRemove, onClose, ...props }: Props) {
  const { title, source, takesAddress, initialText = '' } = props;
  const id = useId();
  const [text, setText] = useState(initialText);
  const [kind, setKind] = useState('');
  const { results, isBusy, more } = useSearch(source, text, kind);
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [text, kind]);
  const address = takesAddress ? completeAddress(text) : null;
  const items = [...(address === null ? [] : [addressItem(address)]), ...(results ?? [])];
  const choose = (item: PickerItem | undefined): void => {
    if (item === undefined) return;
    recordNames.remember(item);
    onChoose(item);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + items.length) % Math.max(1, items.length));
    // While an answer is awaited the list shows the results of an older text.
    else if (event.key === 'Enter') choose(isBusy && address === null ? undefined : items[active]);
    else return;
    event.preventDefault();
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ed-row">
        <label className="ed-grow">
          {t(takesAddress ? 'find.searchOrAddress' : 'find.search')}
          <input
            type="search"
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={items.length > 0 ? `${id}${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {'kinds' in source && source.kinds.length > 1 && (
          <KindSelect kinds={source.kinds} kind={kind} onChange={setKind} />
        )}
      </div>
      <Status count={items.length} isBusy={isBusy} hasFailed={results === null} />
      <Listbox
        {...{ id, items, active }}
        label={title}
        isGrid={'use' in source}
        onChoose={choose}
      />
      {'use' in source && <More count={items.length} onClick={more} />}
      <Footer onRemove={onRemove} onClose={onClose} />
    </Dialog>
  );
}

/** A part that is not full is the last one. */
const More = ({ count, onClick }: { readonly count: number; readonly onClick: () => void }) =>
  count > 0 && count % 20 === 0 && <Button onClick={onClick}>{t('find.more')}</Button>;

const Footer = ({ onRemove, onClose }: Pick<Props, 'onRemove' | 'onClose'>) => (
  <div className="ed-row">
    {onRemove && (
      <Button
        onClick={() => {
          onRemove();
          onClose();
        }}
      >
        {t('find.remove')}
      </Button>
    )}
    <Button onClick={onClose}>{t('find.cancel')}</Button>
  </div>
);
