/**
 * The state of a record that somebody works on: the version that is public, and the
 * draft beside it (0: none). Every write names the one that it started from.
 */
export interface Revision {
  readonly version: number;
  readonly draft: number;
}

/** As `If-Match: *` says it: any state of a record that is there. */
export const ANY_REVISION = '*';
/** The state that a write starts from. */
export type SeenRevision = Revision | typeof ANY_REVISION;

const TEXT = /^(?:W\/)?"?(\d{1,9})(?:-(\d{1,9}))?"?$/u;

/** As `If-Match` and the editor carry it: `12-431`. */
export const revisionText = ({ version, draft }: Revision): string => `${version}-${draft}`;

/** Null for what is no revision. A version by itself means: without a draft. */
export function readRevision(text: string | null): Revision | null {
  const [whole, version, draft = '0'] = TEXT.exec(text ?? '') ?? [];
  return whole === undefined ? null : { version: Number(version), draft: Number(draft) };
}

/** What `If-Match` says; null: nothing that is known. */
export const readIfMatch = (text: string | null): SeenRevision | null =>
  text?.trim() === ANY_REVISION ? ANY_REVISION : readRevision(text);
