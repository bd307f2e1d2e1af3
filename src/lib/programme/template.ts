import { CHOICE_KEYS, type ChoiceKey } from './programme-query.ts';

/*
 * Finished HTML with slots for what belongs to one page: the one thing that differs
 * between the frames and filters of thousands of combinations. A slot is a letter of the
 * private use area, which no text of a venue contains: they are taken out of every input
 * (content/fields/clean-text.ts; marks.ts uses the first three).
 */
const FIRST_TEXT = 0xe100;
const FIRST_HTML = 0xe180;
const SLOT = /([\uE100-\uE1FF])/u;
const slot = (number: number): string => String.fromCharCode(number);

const TEXT_SLOTS = [
  'query',
  'title',
  'socialTitle',
  'page',
  'pageLabel',
  'previousHref',
  'nextHref',
  'calendarFeed',
  'newsFeed',
  'webcal',
  'google',
  'outlook',
] as const;
const HTML_SLOTS = [
  'main',
  'icons',
  'sticky',
  'filters',
  'list',
  'rows',
  // An event's title as it is read, which may break within its words.
  'heading',
] as const;

const named = <Name extends string>(names: readonly Name[], first: number) =>
  Object.fromEntries(names.map((name, index) => [name, slot(first + index)])) as Record<
    Name,
    string
  >;

/** Where a text or an address belongs; it is escaped when it is filled in. */
export const TEXT_SLOT = named(TEXT_SLOTS, FIRST_TEXT);
/** Where finished HTML belongs. */
export const HTML_SLOT = named(HTML_SLOTS, FIRST_HTML);

const FIRST_OF_KEYS = FIRST_HTML + HTML_SLOTS.length;
const SLOTS_PER_KEY = 5;

/**
 * Where addresses around one key belong, as HTML: see `AddressAround`; for the calendar its
 * turns, too.
 */
export function slotsOf(key: ChoiceKey) {
  const first = FIRST_OF_KEYS + CHOICE_KEYS.indexOf(key) * SLOTS_PER_KEY;
  return {
    before: slot(first),
    after: slot(first + 1),
    clear: slot(first + 2),
    previous: slot(first + 3),
    next: slot(first + 4),
  };
}

const FIRST_OF_QUICK = FIRST_OF_KEYS + CHOICE_KEYS.length * SLOTS_PER_KEY;

/** Where address and number of a quick link belong, as HTML; of the first, the second … of them. */
export const quickSlots = (index: number) => ({
  href: slot(FIRST_OF_QUICK + 2 * index),
  count: slot(FIRST_OF_QUICK + 2 * index + 1),
});

/** As many texts as an event's row has places for, from the last letter on. */
export const ROW_SLOTS = 40;
const FIRST_OF_ROW = 0xe200 - ROW_SLOTS;

/** Where the texts of an event's row belong, as HTML: escaped once for each event. */
export const rowSlot = (index: number): string => slot(FIRST_OF_ROW + index);
export const isRowSlot = (text: string): boolean =>
  text.length === 1 && text.charCodeAt(0) >= FIRST_OF_ROW && SLOT.test(text);

/** What belongs in each slot: texts as they are read, HTML as it is written. */
export type Fill = Readonly<Record<string, string>>;

/** Letters outside of Latin-1, but for the marks of texts that are edited. */
const OTHER_LETTERS = /[^\u0000-\u00FF\uE000-\uE1FF]/gu;

/**
 * The same HTML with all other letters as character references, in a string of one byte a
 * letter: half the memory, and several times faster to join and to write out. Not for what
 * stands in a script.
 */
export function oneByte(html: string): string {
  const plain = html.replaceAll(OTHER_LETTERS, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
  return /[^\u0000-\u00FF]/u.test(plain) ? plain : Buffer.from(plain, 'latin1').toString('latin1');
}

const SPECIAL = /[&<>"\u0100-\uDFFF\uE200-\uFFFF]/u;

/** Beside `&`, which addresses are full of. */
const OTHER_SPECIAL = /[<>"\u0100-\uDFFF\uE200-\uFFFF]/u;

/** A text as it stands in an element or an attribute. */
export function textHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  const html = text.replaceAll('&', '&#38;');
  return OTHER_SPECIAL.test(html)
    ? oneByte(html.replaceAll('<', '&#60;').replaceAll('>', '&#62;').replaceAll('"', '&#34;'))
    : html;
}

const isText = (letter: string): boolean => letter.charCodeAt(0) < FIRST_HTML;

/** HTML split at its slots. */
export class Template {
  /** Texts and slots in turn; begins and ends with a text. */
  readonly #parts: readonly string[];

  constructor(html: string) {
    this.#parts = html.split(SLOT).map((part, index) => (index % 2 === 0 ? oneByte(part) : part));
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** The HTML with its slots, to be part of another template. */
  get html(): string {
    return this.#parts.length === 1 ? (this.#parts[0] ?? '') : this.#parts.join('');
  }

  /** The HTML with the page's own put in; a slot without a value stays empty. */
  fill(fill: Fill): string {
    let html = this.#parts[0] ?? '';
    // The same text fills several slots: a page's address in its head, five times.
    const escaped: Record<string, string> = {};
    for (let index = 1; index < this.#parts.length; index += 2) {
      const letter = this.#parts[index] ?? '';
      const value = fill[letter] ?? '';
      html += isText(letter) ? (escaped[letter] ??= textHtml(value)) : value;
      html += this.#parts[index + 1] ?? '';
    }
    return html;
  }
}
