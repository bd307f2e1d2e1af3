import { NO_BREAK } from '../dates/dates.ts';

/** Between «19:30» and «Uhr», and between the day and the month of a date. */
const WITHIN =
  /(\d\.?) (?=(?:Uhr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)\b)/gu;

/** A text of the venue whose times and dates stay on one line; for what is shown, never for what is edited. */
export const keepTogether = (text: string): string => text.replaceAll(WITHIN, `$1${NO_BREAK}`);

/** The same for machines, titles and files, which break no lines. */
export const plainSpaces = (text: string): string => text.replaceAll(NO_BREAK, ' ');
