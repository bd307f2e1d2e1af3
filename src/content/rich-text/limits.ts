/** Lists are kept flat, an entry with its level: 0 stands in the list itself, 8 is as deep as Word goes. */
export const MAX_LEVEL = 8;

/** A text holds at most so many paragraphs and lists: a conversation of an hour has some hundred. */
export const MAX_BLOCKS = 1000;

/** A table holds at most so many rows and columns; what is more stays text. */
export const MAX_ROWS = 200;
export const MAX_COLUMNS = 12;
/** What is said in two hours, in characters. */
export const MAX_TRANSCRIPT = 120_000;
/** A headline is one line of so many characters. */
export const MAX_HEADLINE = 256;

/** What words can be beside being in a language, in the order in which it is stored. */
export const MARKS = ['bold', 'italic', 'strike', 'sub', 'sup'] as const;
export type Mark = (typeof MARKS)[number];
/** The highest number that a list begins with. */
export const MAX_START = 9999;
