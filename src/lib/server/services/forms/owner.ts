import { createHash } from 'node:crypto';

/** Nobody who reads the database can use what it holds as a key. */
export const hashed = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Whose drafts and files something is: a hash of the visitor's cookie. */
export const ownerOf = (visitor: { readonly id: string }): string => hashed('form', visitor.id);
