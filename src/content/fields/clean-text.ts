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

/*
 * What comes along when a text is copied and nobody sees: soft hyphens (pages put their own in),
 * spaces without width, direction marks, the mark at the start of a file. What joins letters
 * (U+200C, U+200D) stays: Persian words and emoji are made of it.
 */
export const INVISIBLE =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/**
 * A text as it is stored and compared: composed letters (macOS writes «ü» as two), nothing
 * invisible, no signs of marks.
 */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SIGNS, '');
