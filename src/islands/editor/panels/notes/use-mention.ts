import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { peopleNamed, typedMention, withMention } from '../../../../lib/editing/notes/mentions.ts';
import type { NotePerson } from '../../../../lib/editing/notes/note.ts';
import type { NoteDraft } from './note-drafts.ts';

/** More suggestions than this nobody reads: another letter tells more. */
const MAX_PEOPLE = 6;

interface MentionInput {
  readonly draft: NoteDraft;
  readonly people: readonly NotePerson[];
  readonly onChange: (draft: NoteDraft) => void;
}

/** Where the caret goes in a field once its text is shown. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): RefObject<number | null> {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  return next;
}

/** Names that are offered behind «@» in a text, and how one of them is put into it. */
export function useMention({ draft, people, onChange }: MentionInput) {
  const field = useRef<HTMLTextAreaElement>(null);
  const next = useCaret(field);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  const typed = isDismissed ? null : typedMention(draft.body, caret);
  const offered = typed === null ? [] : peopleNamed(people, typed).slice(0, MAX_PEOPLE);
  const write = (body: string, place: number, chosen = draft.chosen) => {
    setIsDismissed(false);
    setCaret(place);
    setActive(0);
    onChange({ body, chosen });
  };
  return {
    field,
    caret: setCaret,
    write,
    offered,
    active: Math.min(active, offered.length - 1),
    // Behind a whole name other words follow: that nobody is called so is said of one word alone.
    isTyped: offered.length > 0 || /^\S+$/u.test(typed ?? ''),
    move: (step: number) => setActive((active + step + offered.length) % offered.length),
    dismiss: () => setIsDismissed(true),
    choose: ({ id, name }: NotePerson) => {
      const put = withMention(draft.body, caret, name);
      next.current = put.caret;
      write(put.text, put.caret, [...new Set([...draft.chosen, id])]);
    },
    begin: () => {
      const place = field.current?.selectionStart ?? draft.body.length;
      const sign = place === 0 || /\s/u.test(draft.body.charAt(place - 1)) ? '@' : ' @';
      next.current = place + sign.length;
      write(draft.body.slice(0, place) + sign + draft.body.slice(place), place + sign.length);
    },
  };
}

/**
 * Listens to the keys of a field at the field itself: the panel listens at its own element, which a
 * key passes before React hears of it.
 */
export function useFieldKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  const keys = useRef(onKey);
  useLayoutEffect(() => {
    keys.current = onKey;
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: KeyboardEvent) => keys.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [field]);
}
