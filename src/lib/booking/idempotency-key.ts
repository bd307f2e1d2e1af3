const KEY = /^[\w-]{16,128}$/u;

/** The key of a caller; null for none, or for one that is too short to be unique. */
export const idempotencyKeyOf = (text: string | null | undefined): string | null =>
  KEY.test(text ?? '') ? (text ?? null) : null;
