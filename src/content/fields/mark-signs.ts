/*
 * The signs of which the marks of an edited page are made (`lib/editing/marks.ts`). They are
 * from Unicode's private use area: no text needs them, so that whatever comes in is freed of
 * them, and only the page itself can make a mark.
 */
const SIGNS = /[\u{E000}-\u{E002}]/gu;
const ESCAPED = /[\u{E000}-\u{E002}]|\\u[eE]00[0-2]/u;

/** A text that came from outside, without the signs of marks. */
export const withoutMarkSigns = (text: string): string => text.replaceAll(SIGNS, '');

/** Whether a text of JSON can hold such signs, as they are or escaped. */
export const hasMarkSigns = (json: string): boolean => ESCAPED.test(json);
