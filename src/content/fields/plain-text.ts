import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { MESSAGES } from './messages.ts';

// Calendars and feeds begin a new property at a line break, and no reader shows the others.
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const NOT_IN_PARAGRAPHS = /(?!\n)\p{Cc}/u;

/** One line of plain text, trimmed; `max` in characters. */
export const lineText = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(max, { message: MESSAGES.tooLong })
    .refine((value) => !NOT_IN_A_LINE.test(value), { message: MESSAGES.controlCharacters });

/** Plain text whose lines end with `\n`, whatever ends them where it was typed. */
export const paragraphsText = (max: number) =>
  z
    .string()
    .overwrite((value) => cleanText(value).replace(/\r\n?/gu, '\n'))
    .trim()
    .max(max, { message: MESSAGES.tooLong })
    .refine((value) => !NOT_IN_PARAGRAPHS.test(value), { message: MESSAGES.controlCharacters });
