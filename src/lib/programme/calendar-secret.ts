/*
 * The secret in the address of a private calendar: whoever has it can read the list.
 * It begins with letters that nothing else here begins with, so that it can be taken out of
 * any text before that is written down, whatever the address around it looks like.
 */

export const CALENDAR_SECRET = /^favcal_[\w-]{32}$/u;

/** Also half of one, as somebody may have copied it, and one in capitals, which says most of it. */
const IN_TEXT = /favcal_[\w-]{6,80}/giu;

/** A text without the secrets of calendars, for logs, reports and lists of addresses. */
export const withoutCalendarSecrets = (text: string): string =>
  text.replaceAll(IN_TEXT, 'favcal_…');
