/*
 * The forms of link targets as regular expressions: the editor in the browser checks input
 * by them, without loading zod.
 */

import { isLinkableKind } from './linkable-kinds.ts';

/** An address on the web, or a path on this site. Nothing that could run: only https, http and `/path`. */
export const ADDRESS = /^(?:https?:\/\/[^\s\\\p{Cc}]+|\/(?![/\\])[^\s\\\p{Cc}]*)$/u;
export const MAX_ADDRESS_CHARACTERS = 2048;

/** A record by its kind and id, so that the link follows when its address changes. */
export const RECORD = /^([a-z_]{1,40}):([1-9]\d{0,8})$/u;

const isRecord = (text: string): boolean => {
  const [, kind] = RECORD.exec(text) ?? [];
  return kind !== undefined && isLinkableKind(kind);
};
const MAIL = /^mailto:[^\s@?&]+@[^\s@?&]+$/u;
const PHONE = /^tel:\+?[\d-]{3,20}$/u;
const ANCHOR = /^#[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Whether a link can lead there: a record, an address, a path, a place, mail or telephone. */
export const isLinkTarget = (text: string): boolean =>
  text.length <= MAX_ADDRESS_CHARACTERS &&
  (isRecord(text) || [ADDRESS, MAIL, PHONE, ANCHOR].some((form) => form.test(text)));
