import { SEARCH_TEXT_MOST } from '../constants.ts';

/** Controls, halves of a surrogate pair, signs of private use, ends of lines, what stood for broken bytes. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu;
/** A code point takes two units at most. */
const UNITS = 2;

/**
 * A text of so many code points at most, cut at the end of a word where it has several.
 */
export function cutText(text: string, most: number): string {
  const points = Array.from(text.slice(0, (most + 1) * UNITS));
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join('');
  const end = points[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** What somebody looks for, out of whatever bytes came: one line, cut at the end of a word. */
export const cleanSearchText = (text: string): string =>
  cutText(text.replaceAll(NO_TEXT, ' ').replaceAll(/\s+/gu, ' ').trim(), SEARCH_TEXT_MOST);
