import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { announce } from '../stores/live-region.ts';
import { completeAddress } from './complete-address.ts';
import { Results } from './Results.tsx';
import { pick } from './pick.ts';
import { recordNames } from './record-names.ts';
import { rememberTarget } from './recent-targets.ts';
import type { PickerItem, PickerSource } from './search.ts';
import { useSearch } from './use-search.ts';

type Items = readonly PickerItem[];

export interface PickerProps {
  readonly title: string;
  readonly source: PickerSource;
  /** An address can be typed instead. */
  readonly takesAddress?: boolean;
  /** What it begins with. */
  readonly initialText?: string;
  readonly onChoose: (item: PickerItem) => void;
  /** Several are chosen, at most so many, and then taken together, in the order in which they were. */
  readonly several?: { readonly max: number; readonly onTake: (items: Items) => void } | undefined;
  /** Takes away what is chosen. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

const addressItem = (value: string): PickerItem => ({
  value,
  label: value,
  note: t('find.address'),
  group: '',
  preview: null,
  media: null,
});

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

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  /** Of the list of results; undefined: there are none. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What is looked for; the focus stays in it while results are gone through. */
const SearchField = ({
  label,
  listId,
  activeId,
  text,
  onChange,
  onKeyDown,
  ...props
}: SearchFieldProps) => (
  <label className="ed-grow">
    {label}
    <input
      id={props.id}
      type="search"
      role="combobox"
      aria-expanded={listId !== undefined}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  </label>
);

/** Everything that can be chosen, in the order in which it is shown. */
const itemsOf = (
  address: string | null,
  { recent, coming, over }: ReturnType<typeof useSearch>,
): readonly PickerItem[] => [
  ...(address === null ? [] : [addressItem(address)]),
  ...recent,
  ...coming,
  ...(over ?? []),
];

/** Which result Enter chooses: the first one of another list as soon as that is shown. */
function useActive(text: string, kind: string): readonly [number, (active: number) => void] {
  const list = `${kind} ${text}`;
  // Nothing is chosen by Enter that nobody has looked for.
  const first = text.trim() === '' ? -1 : 0;
  const [moved, setMoved] = useState({ list, active: first });
  return [moved.list === list ? moved.active : first, (active) => setMoved({ list, active })];
}

/** The button for more goes with the last of it, and the field has the keys for all of them. */
function useFieldFocus(id: string, { hasMore, over }: ReturnType<typeof useSearch>): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [id, hasMore, over]);
}

/** What is chosen of several, and how another press changes it. */
function usePicked(max: number) {
  const [picked, setPicked] = useState<Items>([]);
  const toggle = (item: PickerItem, items: Items, isRange: boolean): void => {
    const now = pick(picked, { item, items, isRange });
    if (now.length > max) {
      announce(t('find.full', { max }));
      return;
    }
    setPicked(now);
    announce(`${item.label}. ${t('find.picked', { count: now.length })}`);
  };
  return { picked, toggle };
}

/** Finds records, files and addresses; a combobox with a list that is always open. */
export function PickerDialog({ onChoose, onRemove, onClose, several, ...props }: PickerProps) {
  const { title, source, takesAddress, initialText = '' } = props;
  const id = useId();
  const [text, setText] = useState(initialText);
  const [kind, setKind] = useState('');
  const found = useSearch(source, text, kind);
  const [active, setActive] = useActive(text, kind);
  const { picked, toggle } = usePicked(several?.max ?? 0);
  useFieldFocus(`${id}text`, found);
  const address = takesAddress ? completeAddress(text) : null;
  const items = itemsOf(address, found);
  const choose = (item: PickerItem | undefined, isRange = false): void => {
    if (item === undefined) return;
    if (several) {
      toggle(item, items, isRange);
      return;
    }
    recordNames.remember(item);
    rememberTarget(item.value);
    onChoose(item);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(stepped(active, step, items.length));
    // While an answer is awaited the list shows the results of an older text.
    else if (event.key === 'Enter')
      choose(found.isBusy && address === null ? undefined : items[active], event.shiftKey);
    else return;
    event.preventDefault();
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ed-row">
        <SearchField
          id={`${id}text`}
          label={t(takesAddress ? 'find.searchOrAddress' : 'find.search')}
          listId={items.length > 0 ? id : undefined}
          activeId={items[active] && `${id}${active}`}
          text={text}
          onChange={setText}
          onKeyDown={onKeyDown}
        />
        {'kinds' in source && source.kinds.length > 1 && (
          <KindSelect kinds={source.kinds} kind={kind} onChange={setKind} />
        )}
      </div>
      <Results
        {...{ id, items, active, title, found }}
        picked={several && picked}
        isGrid={'use' in source}
        onChoose={choose}
      />
      <Footer {...{ onRemove, onClose, several, picked }} />
    </Dialog>
  );
}

/** From one result to the next, around at both ends; from nowhere to the first or the last. */
const stepped = (active: number, step: number, count: number): number =>
  active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % Math.max(1, count);

type FooterProps = Pick<PickerProps, 'onRemove' | 'onClose' | 'several'> & {
  readonly picked: Items;
};

const Footer = ({ onRemove, onClose, several, picked }: FooterProps) => (
  <div className="ed-row">
    {several && (
      <Button
        className="ed-main"
        aria-disabled={picked.length === 0}
        onClick={() => {
          if (picked.length === 0) return;
          several.onTake(picked);
          onClose();
        }}
      >
        {t('find.take', { count: picked.length })}
      </Button>
    )}
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
