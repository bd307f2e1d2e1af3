import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Says of an Authorization header whether it has the token of programs. */
export type IsProgram = (authorization: string | undefined) => boolean;

/** @param token null: no program may come */
export function programCheck(token: string | null): IsProgram {
  if (token === null) return () => false;
  const expected = digestOf(`Bearer ${token}`);
  // Digests are of one length, and comparing them takes the same time wherever they differ.
  return (authorization) =>
    authorization !== undefined && timingSafeEqual(digestOf(authorization), expected);
}
