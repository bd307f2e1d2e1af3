import { FORM_DRAFT_MINUTES } from '../../../constants.ts';
import type { TypedAnswers } from '../../repositories/forms/drafts.ts';
import { insertKeptForm, keptFormOf } from '../../repositories/forms/kept-forms.ts';
import type { Visitor } from '../booking/visitor.ts';
import { DRAFT_KEY, mayBeginDraft, newDraftKey } from './drafts.ts';
import type { FormParts } from './form-parts.ts';
import { hashed, ownerOf } from './owner.ts';

type KeptFormParts = Pick<FormParts, 'database' | 'now'>;

/** What somebody typed into a form that no record describes, and why it is shown again. */
export interface SentBack {
  readonly raw: TypedAnswers;
  /** What the form cannot say by itself, in a manner of its own; empty: it can. */
  readonly note: string;
}

const keptId = (key: string): string => hashed('kept form', key);

/**
 * Keeps a form for the page that shows it again.
 * @param place which form it is: «booking 12»
 * @returns the key for the address, of no use without the visitor's cookie; null: too many came
 *   from this client address
 */
export async function keepForm(
  parts: KeptFormParts,
  place: string,
  { raw, note }: SentBack,
  visitor: Pick<Visitor, 'id' | 'network'>,
): Promise<string | null> {
  if (!(await mayBeginDraft(parts, visitor))) return null;
  const key = newDraftKey();
  const ends = parts.now().getTime() + FORM_DRAFT_MINUTES * 60_000;
  await insertKeptForm(parts.database.db, {
    id: keptId(key),
    visitor: ownerOf(visitor),
    place,
    raw,
    note,
    expires_at: new Date(ends).toISOString(),
  });
  return key;
}

/** A form that was kept for this visitor; null: there is none, it has expired, or it is somebody else's. */
export async function keptForm(
  { database, now }: KeptFormParts,
  place: string,
  key: string,
  visitor: Pick<Visitor, 'id'>,
): Promise<SentBack | null> {
  if (!DRAFT_KEY.test(key)) return null;
  return keptFormOf(database.db, {
    id: keptId(key),
    visitor: ownerOf(visitor),
    place,
    now: now().toISOString(),
  });
}
