import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import { completeAddress } from './address.ts';
import { find, rememberName, type Hit, type Source } from './find.ts';

/** After a key was pressed nothing is asked for so long, in milliseconds. */
const PAUSE_MS = 180;

interface Props {
  readonly title: string;
  readonly source: Source;
  /** An address can be typed instead. */
  readonly takesAddress?: boolean;
  /** What it begins with. */
  readonly typed?: string;
  readonly onChoose: (hit: Hit) => void;
  /** Takes away what is chosen. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

const addressHit = (value: string): Hit => ({
  value,
  label: value,
  note: word('find.address'),
  preview: null,
  media: null,
});

/** ED-08: finds records, files and addresses; a combobox with a list that is always open. */
export function Finder({ title, source, takesAddress, typed, onChoose, onRemove, onClose }: Props) {
  const id = useId();
  const all = 'kinds' in source ? source.kinds : [];
  const use = 'use' in source ? source.use : '';
  const [text, setText] = useState(typed ?? '');
  const [kind, setKind] = useState('');
  const [found, setFound] = useState<readonly Hit[] | null>([]);
  const [isBusy, setBusy] = useState(true);
  const [active, setActive] = useState(0);
  const address = takesAddress ? completeAddress(text) : null;
  const kinds = kind || all.join();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      void find(use ? { use } : { kinds: kinds.split(',') }, text, word('find.offline')).then(
        (hits) => {
          if (isStale) return;
          setFound(hits);
          setActive(0);
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
  const hits = [...(address === null ? [] : [addressHit(address)]), ...(found ?? [])];
  const choose = (hit: Hit | undefined): void => {
    if (hit === undefined) return;
    rememberName(hit);
    onChoose(hit);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + hits.length) % Math.max(1, hits.length));
    // While an answer is awaited the list shows what was asked for before.
    else if (event.key === 'Enter') choose(isBusy && address === null ? undefined : hits[active]);
    else return;
    event.preventDefault();
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  };
  const state = found === null ? 'find.failed' : isBusy ? 'find.busy' : 'find.none';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="ed-row">
        <label className="ed-grow">
          {word(takesAddress ? 'find.searchOrAddress' : 'find.search')}
          <input
            type="search"
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={hits.length > 0 ? `${id}${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {all.length > 1 && (
          <label>
            {word('find.kind')}
            <select value={kind} onChange={({ target }) => setKind(target.value)}>
              <option value="">{word('find.all')}</option>
              {all.map((one) => (
                <option key={one} value={one}>
                  {word(`kind.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className="ed-quiet" role="status">
        {hits.length === 0 || found === null ? word(state) : word('find.count', { n: hits.length })}
      </p>
      <div
        role="listbox"
        id={id}
        aria-label={title}
        className={use ? 'ed-hits ed-grid' : 'ed-hits'}
      >
        {hits.map((hit, index) => (
          // The keys are those of the field, which keeps the focus.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <div
            key={hit.value}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(hit)}
          >
            {hit.preview !== null && <img src={hit.preview} alt="" loading="lazy" />}
            <span>{hit.label}</span> <span className="ed-quiet">{hit.note}</span>
          </div>
        ))}
      </div>
      <div className="ed-row">
        {onRemove && (
          <Button
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {word('find.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{word('find.cancel')}</Button>
      </div>
    </Dialog>
  );
}
