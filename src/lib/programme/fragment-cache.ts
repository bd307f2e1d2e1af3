import { FILTER_KEYS, type FilterKey } from './filter-groups.ts';

/** Enough for every language, state and path that many pages share. */
const MOST_PARTS = 400;

type Parts = Map<string, string | Promise<string>>;

/** Kept with what they are made of: a new object (after a change) begins anew. */
const fragments = new WeakMap<object, Parts>();

function partsOf(of: object): Parts {
  const parts = fragments.get(of) ?? new Map<string, string | Promise<string>>();
  fragments.set(of, parts);
  return parts;
}

/** A part that was rendered earlier; null when it was not. */
export function keptNow(of: object, by: string): string | null {
  const html = fragments.get(of)?.get(by);
  return typeof html === 'string' ? html : null;
}

/**
 * A part of a page that many pages share, rendered once.
 * @param of what the part is made of
 * @param by what else it depends on
 */
export function keptHtml(
  of: object,
  by: string,
  render: () => Promise<string>,
): string | Promise<string> {
  const parts = partsOf(of);
  const cached = parts.get(by);
  if (cached !== undefined) return cached;
  if (parts.size >= MOST_PARTS) parts.clear();
  const rendering = render().then(
    (html) => {
      parts.set(by, html);
      return html;
    },
    (error: unknown) => {
      parts.delete(by);
      throw error;
    },
  );
  parts.set(by, rendering);
  return rendering;
}

/*
 * Places in a kept part where the page's own choice belongs: the one thing that
 * differs between the headers and filters of thousands of combinations.
 * Letters of the private use area, which no text of a house contains.
 */
const FIRST_PLACE = 0xe000;
const PLACES = /[\uE000-\uE0FF]/gu;
const place = (number: number): string => String.fromCharCode(FIRST_PLACE + number);

/** Where the whole query of the page belongs. */
export const QUERY_HERE = place(0);

const KEYS = ['date', ...FILTER_KEYS] as const;
const PLACES_A_KEY = 5;

/** Where addresses around one key belong: see `AddressAround`; for the calendar its turns, too. */
export function placesOf(key: 'date' | FilterKey) {
  const first = 1 + KEYS.indexOf(key) * PLACES_A_KEY;
  return {
    before: place(first),
    after: place(first + 1),
    clear: place(first + 2),
    previous: place(first + 3),
    next: place(first + 4),
  };
}

/** What belongs in each place, not yet escaped. */
export type Fill = Readonly<Record<string, string>>;

/** A kept part with the page's own choice put in. */
export const filledIn = (html: string, fill: Fill): string =>
  html.replace(PLACES, (letter) => (fill[letter] ?? '').replaceAll('&', '&#38;'));
