import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

/** Who asks: everybody, or somebody who may change what the house says (US-02). */
export type Role = 'visitor' | 'editor';

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/u;

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  // Compared in one go, so that the time it takes tells nothing of where they differ.
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The role of a call: a program that knows the configured token is an editor.
 * Without a configured token nobody is.
 */
export function roleOf(
  { authorization = '' }: { readonly authorization?: string | undefined },
  { apiToken }: Pick<Env, 'apiToken'>,
): Role {
  const token = BEARER.exec(authorization)?.[1];
  return apiToken !== null && token !== undefined && isSame(token, apiToken) ? 'editor' : 'visitor';
}
