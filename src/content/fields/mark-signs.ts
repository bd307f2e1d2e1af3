/*
 * The signs of which the marks of an edited page are made (`lib/editing/marks.ts`), and the
 * places of templates (`lib/programme/template.ts`). They are from Unicode's private use area:
 * no text needs them, so that whatever comes in is freed of them, and only the page itself
 * can make a mark or a place.
 */
const SIGNS = /[\u{E000}-\u{E1FF}]/gu;
const ESCAPED = /[\u{E000}-\u{E1FF}]|\\u[eE][01][\da-fA-F]{2}/u;

/** A text that came from outside, without the signs of marks. */
export const withoutMarkSigns = (text: string): string => text.replaceAll(SIGNS, '');

/** Whether a text of JSON can hold such signs, as they are or escaped. */
export const hasMarkSigns = (json: string): boolean => ESCAPED.test(json);
