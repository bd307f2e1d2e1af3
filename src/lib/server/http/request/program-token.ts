import { createHash, timingSafeEqual } from 'node:crypto';
import { isOwnToken } from '../../services/accounts/token-shape.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Says of an Authorization header whether it has the token of programs. */
export type IsProgram = (authorization: string | undefined) => boolean;

const BEARER = 'Bearer ';

/**
 * Says whether a program may send long bodies; whether its token still holds is for whoever
 * answers to say, who has the database.
 * @param token the configured one; null: none
 * @param secret what tokens that were made here are signed with; null while it is not known
 */
export function programCheck(
  token: string | null,
  secret: () => string | null = () => null,
): IsProgram {
  const expected = token === null ? null : digestOf(BEARER + token);
  return (authorization) => {
    if (authorization === undefined) return false;
    // Digests are of one length, and comparing them takes the same time wherever they differ.
    if (expected !== null && timingSafeEqual(digestOf(authorization), expected)) return true;
    const known = secret();
    return (
      known !== null &&
      authorization.startsWith(BEARER) &&
      isOwnToken(authorization.slice(BEARER.length), known)
    );
  };
}
