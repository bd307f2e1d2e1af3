import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { announce } from '../stores/live-region.ts';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { shortcutOf } from '../keys/shortcuts.ts';

interface Reorder {
  /** The buttons of an entry: up, down, remove; Alt with the arrow keys on them does it, too. */
  readonly entryTools: (index: number) => ReactNode;
  /** Of the list: the focus goes with the entry. */
  readonly listRef: React.RefObject<HTMLOListElement | null>;
  /** What is done as soon as the list shows what was changed. */
  readonly next: React.RefObject<(() => void) | null>;
}

/** Ordering the entries of a list, each step spoken. */
export function useReorder(
  count: number,
  onMove: (from: number, to: number | null) => void,
): Reorder {
  const listRef = useRef<HTMLOListElement>(null);
  const next = useRef<(() => void) | null>(null);
  // With the new list: the next key is meant for it already.
  useLayoutEffect(() => {
    next.current?.();
    next.current = null;
  });
  const focus = (index: number, button: number): void => {
    next.current = () => {
      const entry = listRef.current?.children[Math.max(0, index)];
      entry?.querySelectorAll<HTMLElement>('.ed-tools > button')[button]?.focus();
    };
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= count) return;
    onMove(from, to);
    announce(t('field.moved', { n: to + 1, max: count }));
    focus(to, to < from ? 0 : 1);
  };
  const remove = (index: number): void => {
    onMove(index, null);
    announce(t('field.removed', { n: index + 1, max: count - 1 }));
    focus(Math.min(index, count - 2), 2);
  };
  const entryTools = (index: number): ReactNode => (
    <span
      className="ed-tools"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('field.entry', { n: index + 1, max: count })}
      onKeyDown={(event: KeyboardEvent) => {
        const name = shortcutOf(event, 'entry');
        if (name === null) return;
        event.preventDefault();
        event.stopPropagation();
        move(index, index + (name === 'up' ? -1 : 1));
      }}
    >
      <IconButton
        icon="up"
        label={t('field.up')}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon="down"
        label={t('field.down')}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon="remove" label={t('field.remove')} onClick={() => remove(index)} />
    </span>
  );
  return { entryTools, listRef, next };
}
