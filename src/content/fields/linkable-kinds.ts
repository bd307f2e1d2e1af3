/*
 * Which kinds of records links can name. Fields cannot import the descriptions of records,
 * which are made of fields; so `records/kinds.ts` tells them here. In the browser, which has
 * no descriptions, the editor does, by what the server says of them.
 */

const kinds = new Set<string>();

export const allowLinksTo = (kind: string): void => void kinds.add(kind);

/** Whether links can name records of a kind; any one while nobody has told which ones exist. */
export const isLinkableKind = (kind: string): boolean => kinds.size === 0 || kinds.has(kind);
