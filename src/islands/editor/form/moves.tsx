import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { say } from '../stores/said.ts';
import { IconButton } from '../ui/Icon.tsx';
import { word } from '../words.ts';

interface Moves {
  /** The buttons of an entry: up, down, remove; Alt with the arrow keys on them does it, too. */
  readonly tools: (index: number) => ReactNode;
  /** Of the list: the focus goes with the entry. */
  readonly box: React.RefObject<HTMLOListElement | null>;
}

/** Ordering the entries of a list, each step spoken. */
export function useMoves(count: number, onMove: (from: number, to: number | null) => void): Moves {
  const box = useRef<HTMLOListElement>(null);
  const focus = (index: number, button: number): void => {
    requestAnimationFrame(() => {
      const entry = box.current?.children[Math.max(0, index)];
      entry?.querySelectorAll<HTMLElement>('.ed-tools > button')[button]?.focus();
    });
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= count) return;
    onMove(from, to);
    say(word('field.moved', { n: to + 1, max: count }));
    focus(to, to < from ? 0 : 1);
  };
  const remove = (index: number): void => {
    onMove(index, null);
    say(word('field.removed', { n: index + 1, max: count - 1 }));
    focus(Math.min(index, count - 2), 2);
  };
  const tools = (index: number): ReactNode => (
    <span
      className="ed-tools"
      role="toolbar"
      tabIndex={-1}
      aria-label={word('field.entry', { n: index + 1, max: count })}
      onKeyDown={(event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined || !event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        move(index, index + step);
      }}
    >
      <IconButton
        icon="up"
        label={word('field.up')}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon="down"
        label={word('field.down')}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon="remove" label={word('field.remove')} onClick={() => remove(index)} />
    </span>
  );
  return { tools, box };
}
