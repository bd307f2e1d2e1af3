import type { PastedItem } from './paste-blocks.ts';
import type { Marks, PastedElement } from './paste-marks.ts';

/** A list that is open. */
export interface OpenList {
  readonly ordered: boolean;
  readonly level: number;
  readonly root: object;
  /** The number of its next entry; it rises as they come. */
  next: number;
}

/** What is done when an element is closed. */
export type After = (closed: Frame) => void;

/** An open element, with what applies to the text in it. */
export interface Frame extends Marks {
  readonly href: string | null;
  readonly heading: number | null;
  readonly isPre: boolean;
  /** Nobody saw what stands in it. */
  readonly isInvisible: boolean;
  /** It was seen, but cannot be kept. */
  readonly isControl: boolean;
  /** The text is the number or bullet of a list entry, which tells the kind of the list. */
  readonly isMarker: boolean;
  /** The list that it stands in, and how many are around that one. */
  readonly list: OpenList | null;
  readonly item: PastedItem | null;
  readonly isContinuation: boolean;
  /** Called when the element is closed. */
  readonly after: After | null;
}

export const OUTSIDE: Frame = {
  bold: false,
  italic: false,
  strike: false,
  sub: false,
  sup: false,
  lang: null,
  href: null,
  heading: null,
  isPre: false,
  isInvisible: false,
  isControl: false,
  isMarker: false,
  list: null,
  item: null,
  isContinuation: false,
  after: null,
};

/** A number that an attribute says; null: none that lists can begin with. */
export const numberOf = (text: string | undefined): number | null =>
  /^\d{1,4}$/u.test(text ?? '') ? Number(text) : null;

/** The number of the next entry of a list, which then counts on from it. */
function numberIn(list: OpenList | null, { value }: PastedElement['attributes']): number | null {
  if (list === null) return null;
  const number = numberOf(value) ?? list.next;
  list.next = number + 1;
  return number;
}

/** The list entry that the text of an element belongs to. */
export function itemIn(
  { name, attributes, style }: PastedElement,
  outer: Frame,
): PastedItem | null {
  const { list } = outer;
  if (name === 'li') {
    // Word on the web has a list of its own for each entry.
    const said = Number(/^[1-9]$/u.exec(attributes['aria-level'] ?? '')?.[0] ?? 1) - 1;
    const level = list?.level ?? 0;
    const ordered = list?.ordered ?? false;
    if (said > level) return { ordered, level: said, root: null, number: null };
    return { ordered, level, root: list?.root ?? null, number: numberIn(list, attributes) };
  }
  // Word's lists are paragraphs with a level.
  const level = /level(\d)/u.exec(style.get('mso-list') ?? '')?.[1];
  if (level !== undefined && (name === 'p' || name === 'div'))
    return { ordered: false, level: Number(level) - 1, root: null, number: null };
  return name === 'td' || name === 'th' ? null : outer.item;
}
