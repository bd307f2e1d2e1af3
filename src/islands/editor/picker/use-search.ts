import { useCallback, useEffect, useRef, useState } from 'react';
import { recentTargets } from './recent-targets.ts';
import {
  asRecent,
  namedRecords,
  search,
  type PickerItem,
  type PickerSource,
  type SearchPart,
} from './search.ts';

/** The search waits so long after a key was pressed, in milliseconds. */
const PAUSE_MS = 180;

interface Results {
  /** What is not over; files, and records of no time. */
  readonly coming: readonly PickerItem[];
  /** What is over; null: not asked for. */
  readonly over: readonly PickerItem[] | null;
  /** Of the list that is being shown; null: not known. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly past: number;
  /** Why the last part did not come; null: it did. */
  readonly failure: string | null;
}

const NOTHING: Results = {
  coming: [],
  over: null,
  total: null,
  hasMore: false,
  past: 0,
  failure: null,
};

/** What was chosen last, where nothing is looked for yet. */
async function recentItems(kinds: readonly string[], text: string): Promise<readonly PickerItem[]> {
  const values = text.trim() === '' ? recentTargets(kinds) : [];
  return values.length === 0 ? [] : ((await namedRecords(values)) ?? []).map(asRecent);
}

/** What is shown once another part has come. */
function withPart(results: Results, part: SearchPart, isPast: boolean): Results {
  if (!part.ok) return { ...results, failure: part.why };
  const { coming, over, past } = results;
  return {
    ...part,
    coming: isPast ? coming : [...coming, ...part.items],
    over: isPast ? [...(over ?? []), ...part.items] : over,
    past,
    failure: null,
  };
}

/** The results for a text, part by part. `isBusy` while those of an older text are shown. */
export function useSearch(source: PickerSource, text: string, kind: string) {
  const use = 'use' in source ? source.use : '';
  const kinds = 'kinds' in source ? kind || source.kinds.join() : '';
  const [results, setResults] = useState(NOTHING);
  const [recent, setRecent] = useState<readonly PickerItem[]>([]);
  const [isBusy, setBusy] = useState(true);
  const [tries, setTries] = useState(0);
  /** The search whose next part is on its way; null: none is. */
  const pending = useRef<object | null>(null);
  const find = useCallback(
    (shown: readonly PickerItem[], isPast: boolean) =>
      search({ source: use ? { use } : { kinds: kinds.split(',') }, text, isPast, shown }),
    [use, kinds, text],
  );
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const [part, last] = await Promise.all([
        find([], false),
        use ? [] : recentItems(kinds.split(','), text),
      ]);
      if (isStale) return;
      setResults(
        part.ok
          ? { ...part, coming: part.items, over: null, failure: null }
          : { ...NOTHING, failure: part.why },
      );
      setRecent(last);
      setBusy(false);
    };
    const timer = setTimeout(() => void load(), PAUSE_MS);
    setBusy(true);
    return () => {
      isStale = true;
      pending.current = null;
      clearTimeout(timer);
    };
  }, [find, kinds, text, use, tries]);
  /** The next part of what is shown; what is over begins where everything else is. */
  const more = async (): Promise<void> => {
    // The rest is that of the list that is shown.
    if (isBusy || pending.current !== null) return;
    const turn = {};
    pending.current = turn;
    const { coming, over, hasMore } = results;
    const isPast = over !== null || !hasMore;
    const part = await find((isPast ? over : coming) ?? [], isPast);
    // Another text was typed meanwhile: its results stand there.
    if (pending.current !== turn) return;
    pending.current = null;
    setResults(withPart(results, part, isPast));
  };
  const retry = (): void => {
    if (results.coming.length > 0) void more();
    else setTries(tries + 1);
  };
  return { ...results, recent, isBusy, more, retry };
}
