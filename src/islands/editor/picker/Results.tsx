import { Button } from '../components/Button.tsx';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { t } from '../i18n/t.ts';
import type { PickerItem } from './search.ts';
import type { useSearch } from './use-search.ts';

interface StatusProps {
  readonly count: number;
  /** Of the list that is shown; null: not known. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
}

/** How many there are; that there are none is only said of an answer. */
const Status = ({ count, total, hasMore, isBusy }: StatusProps) => (
  <p className="ed-quiet" role="status">
    {count === 0
      ? t(isBusy ? 'find.busy' : 'find.none')
      : t(total === null && hasMore ? 'find.countMore' : 'find.count', {
          n: Math.max(count, total ?? 0),
        })}
  </p>
);

interface OptionProps {
  readonly id: string;
  readonly item: PickerItem;
  readonly isActive: boolean;
  /** Whether it is one of several that are chosen; undefined: one is, by its press. */
  readonly isPicked: boolean | undefined;
  readonly onChoose: (item: PickerItem, isRange: boolean) => void;
}

const Option = ({ id, item, isActive, isPicked, onChoose }: OptionProps) => (
  // The keys are those of the field, which keeps the focus.
  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isPicked ?? isActive}
    data-active={isActive || undefined}
    data-grouped={item.group !== '' || undefined}
    onClick={({ shiftKey }) => onChoose(item, shiftKey)}
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
  /** Those that are chosen, where several can be. */
  readonly picked: readonly PickerItem[] | undefined;
  /** Pictures side by side. */
  readonly isGrid: boolean;
  readonly onChoose: (item: PickerItem, isRange: boolean) => void;
}

const Listbox = ({ id, label, items, active, picked, isGrid, onChoose }: ListboxProps) => (
  <div
    role="listbox"
    id={id}
    aria-label={label}
    aria-multiselectable={picked && true}
    className={isGrid ? 'ed-hits ed-grid' : 'ed-hits'}
  >
    {grouped(items).map(({ name, start, items: some }) => {
      const options = some.map((item, index) => (
        <Option
          key={item.value}
          id={`${id}${start + index}`}
          item={item}
          isActive={start + index === active}
          isPicked={picked?.some(({ value }) => value === item.value)}
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

interface ResultsProps extends Omit<ListboxProps, 'label'> {
  readonly title: string;
  readonly found: ReturnType<typeof useSearch>;
}

/** What was found with the way to the rest of it, or why nothing could be. */
export function Results({ title, found, ...list }: ResultsProps) {
  const { failure, coming, over, total, hasMore, past, isBusy, more, retry } = found;
  const { items } = list;
  const shown = (over ?? coming).length;
  return (
    <>
      {failure === null ? (
        <Status
          count={items.length}
          total={over === null ? total : null}
          hasMore={hasMore}
          isBusy={isBusy}
        />
      ) : (
        <LoadFailure why={failure} onRetry={retry} />
      )}
      {items.length > 0 && <Listbox {...list} label={title} />}
      {hasMore && (
        <Button aria-disabled={isBusy} onClick={() => void more()}>
          {total === null ? t('find.more') : t('find.morePart', { n: shown, all: total })}
        </Button>
      )}
      {!hasMore && past > 0 && over === null && (
        <Button aria-disabled={isBusy} onClick={() => void more()}>
          {t('find.past', { n: past })}
        </Button>
      )}
    </>
  );
}
