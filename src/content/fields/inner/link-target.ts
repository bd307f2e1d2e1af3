import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { address } from '../scalar.ts';

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

const RECORD = new RegExp(`^(?:${LINKED_KINDS.join('|')}):[1-9]\\d{0,8}$`, 'u');
const MAIL = /^mailto:[^\s@?&]+@[^\s@?&]+$/u;
const PHONE = /^tel:\+?[\d-]{3,20}$/u;
const ANCHOR = /^#[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Where a link leads: a record (`event:12`), an address, a path of this site, a
 * place on the page (`#anfahrt`), an e-mail address or a telephone number.
 */
export const linkTarget = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (value) =>
      [RECORD, MAIL, PHONE, ANCHOR].some((form) => form.test(value)) ||
      address.safeParse(value).success,
    { message: MESSAGES.address },
  );

/** The record that a target names; null for any other target. */
export function linkedRecord(target: string): { kind: LinkedKind; id: number } | null {
  if (!RECORD.test(target)) return null;
  const [kind, id] = target.split(':');
  return { kind: kind as LinkedKind, id: Number(id) };
}
