import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Passage, Refusal } from '../../../lib/replacements/passages.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { $content } from '../stores/content.ts';
import { announce } from '../stores/live-region.ts';
import { passagesOf, replace, type Done } from './find.ts';
import { PassageRow, passageName } from './PassageRow.tsx';
import { $query } from './query.ts';
import { reveal, unmark } from './reveal.ts';

/** More are found and replaced, but not listed. */
const MAX_LISTED = 200;

const isBeside = (one: Passage, other: Passage): boolean =>
  one.module === other.module &&
  one.language === other.language &&
  (one.module !== null || one.path[0] === other.path[0]);

/** The places that have the words, and the one that was gone to last; -1: none yet. */
function usePassages() {
  const content = useDeferredValue(useStore($content));
  const query = useDeferredValue(useStore($query));
  const passages = useMemo(() => passagesOf(content, query), [content, query]);
  const [current, setCurrent] = useState(-1);
  const go = (at: number): void => {
    const next = passages.length === 0 ? -1 : (at + passages.length) % passages.length;
    const passage = passages[next];
    setCurrent(next);
    if (passage === undefined) return;
    reveal(passage, query, passages.slice(0, next).filter((one) => isBeside(one, passage)).length);
    announce(t('replace.at', { n: next + 1, count: passages.length, name: passageName(passage) }));
  };
  return { passages, current: Math.min(current, passages.length - 1), go };
}

type Refusals = ReadonlyMap<string, Refusal>;

/** Replaces, and says what came of it. */
function useReplacing() {
  const [done, setDone] = useState<Done | null>(null);
  const query = useStore($query);
  useEffect(() => setDone(null), [query]);
  const refusals: Refusals = new Map(done?.refused.map(({ passage, why }) => [passage.key, why]));
  const told =
    done &&
    [
      t('replace.done', { count: done.count }),
      ...(done.refused.length > 0 ? [t('replace.kept', { count: done.refused.length })] : []),
    ].join(' ');
  return { replaceWhere: (is: (one: Passage) => boolean) => setDone(replace(is)), refusals, told };
}

interface ButtonsProps {
  readonly current: number;
  readonly isNothing: boolean;
  readonly onGo: (at: number) => void;
  /** Null: no place has been gone to. */
  readonly onReplaceOne: (() => void) | null;
  readonly onReplaceAll: () => void;
}

/** From place to place, and what is done with one or with all. */
const Buttons = ({ current, isNothing, onGo, onReplaceOne, onReplaceAll }: ButtonsProps) => (
  <div className="ed-row ed-replace-buttons">
    <Button disabled={isNothing} onClick={() => onGo(Math.max(current, 0) - 1)}>
      {t('replace.previous')}
    </Button>
    {/* The Enter key in a field presses it. */}
    <Button type="submit" disabled={isNothing} onClick={() => onGo(current + 1)}>
      {t('replace.next')}
    </Button>
    <Button disabled={onReplaceOne === null} onClick={onReplaceOne ?? undefined}>
      {t('replace.one')}
    </Button>
    <Button className="ed-main" disabled={isNothing} onClick={onReplaceAll}>
      {t('replace.all')}
    </Button>
  </div>
);

/** The places that have the words: how many, from one to the next, and what is done with them. */
export function Passages() {
  const { passages, current, go } = usePassages();
  const { replaceWhere, refusals, told } = useReplacing();
  useEffect(() => unmark, []);
  const key = passages[current]?.key;
  return (
    <>
      <p role="status">{told ?? t('replace.count', { count: passages.length })}</p>
      <Buttons
        current={current}
        isNothing={passages.length === 0}
        onGo={go}
        onReplaceOne={key === undefined ? null : () => replaceWhere((one) => one.key === key)}
        onReplaceAll={() => replaceWhere(() => true)}
      />
      <ol className="ed-passages">
        {passages.slice(0, MAX_LISTED).map((passage, at) => (
          <PassageRow
            key={passage.key}
            passage={passage}
            isCurrent={at === current}
            refusal={refusals.get(passage.key)}
            onGo={() => go(at)}
          />
        ))}
      </ol>
      {passages.length > MAX_LISTED && (
        <p>{t('replace.more', { count: passages.length - MAX_LISTED })}</p>
      )}
    </>
  );
}
