/*
 * What a link's target looks like, as expressions: the editor in the browser holds what
 * is typed against them, and zod is too much for it.
 */

/** Kinds of records that a link can name by id, so that it follows when their address changes. */
export const LINKED_KINDS = [
  'page',
  'event',
  'article',
  'production',
  'series',
  'venue',
  'person',
] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** An address on the web, or a path on this site. Nothing that could run: only https, http and `/path`. */
export const ADDRESS = /^(?:https?:\/\/[^\s\\\p{Cc}]+|\/(?![/\\])[^\s\\\p{Cc}]*)$/u;
export const MOST_ADDRESS_CHARACTERS = 2048;

export const RECORD = new RegExp(`^(?:${LINKED_KINDS.join('|')}):[1-9]\\d{0,8}$`, 'u');
const MAIL = /^mailto:[^\s@?&]+@[^\s@?&]+$/u;
const PHONE = /^tel:\+?[\d-]{3,20}$/u;
const ANCHOR = /^#[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Whether a link can lead there: a record, an address, a path, a place, mail or telephone. */
export const isLinkTarget = (text: string): boolean =>
  text.length <= MOST_ADDRESS_CHARACTERS &&
  [RECORD, ADDRESS, MAIL, PHONE, ANCHOR].some((form) => form.test(text));
