import { valueAt, type Path } from '../operation.ts';

/** What tells no word from another: blanks, ends of lines and blocks, and what nobody sees. */
const BETWEEN = /[\s\u{AD}\u{200B}\u{FEFF}]/u;

/** The signs of a text that words are made of, and where each stands in it. */
function signsOf(text: string): { readonly signs: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let signs = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (BETWEEN.test(sign)) continue;
    signs += sign;
    places.push(at);
  }
  return { signs, places };
}

/** Where words stand in a text, whatever is between them; null: nowhere. */
export function placeOfQuote(
  text: string,
  quote: string,
): { readonly start: number; readonly end: number } | null {
  const { signs: sought } = signsOf(quote);
  const { signs, places } = signsOf(text);
  const first = sought === '' ? -1 : signs.indexOf(sought);
  const start = places[first];
  const last = places[first + sought.length - 1];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}

/** All words of a value, in the order in which they stand: of a line, rich text, or a list of either. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  // A block of rich text also says its kind and where links lead.
  if ('children' in value) return wordsOf(value.children);
  if ('text' in value && typeof value.text === 'string') return value.text;
  return Object.values(value).map(wordsOf).join('');
}

/**
 * Whether the words that a note is about are still there: in their field, or anywhere in the data
 * that the field is of, as entries of a list can have moved.
 */
export function hasQuote(data: object, field: string | null, quote: string): boolean {
  const path: Path = (field ?? '').split('.').map((step) => (/^\d+$/u.test(step) ? +step : step));
  const inField = field === null ? null : wordsOf(valueAt(data, path));
  const texts = [inField ?? '', wordsOf(data)];
  return texts.some((text) => placeOfQuote(text, quote) !== null);
}
