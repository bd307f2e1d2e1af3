import { randomBytes } from 'node:crypto';

const BYTES = 16;
const NAME = /^[\w-]{22}$/u;

/** A name for something that can be undone, which nobody guesses: it stands in forms and addresses. */
export const newUndoName = (): string => randomBytes(BYTES).toString('base64url');

export const isUndoName = (text: string): boolean => NAME.test(text);
