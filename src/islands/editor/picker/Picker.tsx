import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { completeAddress } from './complete-address.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { recordNames } from './record-names.ts';
import { rememberTarget } from './recent-targets.ts';
import type { PickerItem, PickerSource } from './search.ts';
import { useSearch } from './use-search.ts';

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

interface StatusProps {
  readonly count: number;
  /** Of the list that is shown; null: not known. */
  readonly total: number | null;
  readonly isBusy: boolean;
}

/** How many there are; that there are none is only said of an answer. */
const Status = ({ count, total, isBusy }: StatusProps) => (
  <p className="ed-quiet" role="status">
    {count === 0
      ? t(isBusy ? 'find.busy' : 'find.none')
      : t('find.count', { n: Math.max(count, total ?? 0) })}
  </p>
);

interface OptionProps {
  readonly id: string;
  readonly item: PickerItem;
  readonly isActive: boolean;
  readonly onChoose: (item: PickerItem) => void;
}

const Option = ({ id, item, isActive, onChoose }: OptionProps) => (
  // The keys are those of the field, which keeps the focus.
  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    data-grouped={item.group !== '' || undefined}
    onClick={() => onChoose(item)}
  >
    {item.preview !== null && <img src={item.preview} alt="" loading="lazy" />}
    <span>{item.label}</span> <span className="ed-quiet">{item.note}</span>
  </div>
);

/** Neighbours under the same heading, each with its place in the whole list. */
function grouped(items: readonly PickerItem[]) {
  const groups: { readonly name: string; readonly start: number; items: PickerItem[] }[] = [];
  for (const [index, item] of items.entries()) {
    const last = groups.at(-1);
    if (last?.name === item.group) last.items.push(item);
    else groups.push({ name: item.group, start: index, items: [item] });
  }
  return groups;
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
    {grouped(items).map(({ name, start, items: some }) => {
      const options = some.map((item, index) => (
        <Option
          key={item.value}
          id={`${id}${start + index}`}
          item={item}
          isActive={start + index === active}
          onChoose={onChoose}
        />
      ));
      return name === '' ? (
        options
      ) : (
        <div key={start} role="group" aria-label={name}>
          <p className="ed-hit-group" aria-hidden="true">
            {name}
          </p>
          {options}
        </div>
      );
    })}
  </div>
);

/** ED-08: finds records, files and addresses; a combobox with a list that is always open. */
export function Picker({ onChoose, onRemove, onClose, ...props }: Props) {
  const { title, source, takesAddress, initialText = '' } = props;
  const id = useId();
  const [text, setText] = useState(initialText);
  const [kind, setKind] = useState('');
  const found = useSearch(source, text, kind);
  const { coming, over, recent, isBusy } = found;
  // Nothing is chosen by Enter that nobody has looked for.
  const first = text.trim() === '' ? -1 : 0;
  const [active, setActive] = useState(first);
  useEffect(() => setActive(first), [text, kind, first]);
  const address = takesAddress ? completeAddress(text) : null;
  const items = [
    ...(address === null ? [] : [addressItem(address)]),
    ...recent,
    ...coming,
    ...(over ?? []),
  ];
  const choose = (item: PickerItem | undefined): void => {
    if (item === undefined) return;
    recordNames.remember(item);
    rememberTarget(item.value);
    onChoose(item);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(stepped(active, step, items.length));
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
            aria-expanded={items.length > 0}
            aria-autocomplete="list"
            aria-controls={items.length > 0 ? id : undefined}
            aria-activedescendant={items[active] && `${id}${active}`}
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
      <Results
        {...{ id, items, active, title, found }}
        isGrid={'use' in source}
        onChoose={choose}
      />
      <Footer onRemove={onRemove} onClose={onClose} />
    </Dialog>
  );
}

/** From one result to the next, around at both ends; from nowhere to the first or the last. */
const stepped = (active: number, step: number, count: number): number =>
  active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % Math.max(1, count);

interface ResultsProps extends Omit<ListboxProps, 'label'> {
  readonly title: string;
  readonly found: ReturnType<typeof useSearch>;
}

/** What was found with the way to the rest of it, or why nothing could be. */
function Results({ title, found, ...list }: ResultsProps) {
  const { failure, coming, over, total, hasMore, past, isBusy, more, retry } = found;
  const { items } = list;
  const shown = (over ?? coming).length;
  return (
    <>
      {failure === null ? (
        <Status count={items.length} total={over === null ? total : null} isBusy={isBusy} />
      ) : (
        <LoadFailure why={failure} onRetry={retry} />
      )}
      {items.length > 0 && <Listbox {...list} label={title} />}
      {hasMore && (
        <Button onClick={() => void more()}>
          {total === null ? t('find.more') : t('find.morePart', { n: shown, all: total })}
        </Button>
      )}
      {!hasMore && past > 0 && over === null && (
        <Button onClick={() => void more()}>{t('find.past', { n: past })}</Button>
      )}
    </>
  );
}

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
