import { SEARCH_WORD_MOST } from '../../../constants.ts';
import { cutText } from '../../../search/cut-text.ts';
import { cleanQuery } from '../../../search/query-text.ts';

/** So many digits are a telephone number, an order, an account. */
const MAX_DIGITS = 4;

/** A text as it is counted; null for none, and for one that may name somebody. */
export function countedWord(text: string): string | null {
  const whole = cleanQuery(text).normalize('NFC').toLowerCase();
  const digits = whole.match(/\p{Nd}/gu)?.length ?? 0;
  if (whole === '' || whole.includes('@') || digits > MAX_DIGITS) return null;
  return cutText(whole, SEARCH_WORD_MOST);
}
