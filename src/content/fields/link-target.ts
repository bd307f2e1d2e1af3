import { z } from 'zod';
import { MESSAGES } from './messages.ts';
import { isLinkTarget, MAX_ADDRESS_CHARACTERS, RECORD } from './target-form.ts';

/**
 * Where a link leads: a record (`event:12`), an address, a path of this site, a
 * place on the page (`#anfahrt`), an e-mail address or a telephone number.
 */
export const linkTarget = z
  .string()
  .trim()
  .max(MAX_ADDRESS_CHARACTERS)
  .refine(isLinkTarget, { message: MESSAGES.address });

/** The record that a target names; null for any other target. */
export function linkedRecord(target: string): { kind: string; id: number } | null {
  const [, kind, id] = RECORD.exec(target) ?? [];
  return kind === undefined ? null : { kind, id: Number(id) };
}
