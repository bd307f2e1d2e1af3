import { FORM_DRAFT_MINUTES } from '../../../constants.ts';
import {
  type TypedAnswers,
  insertFormState,
  formStateOf,
} from '../../repositories/forms/drafts.ts';
import type { Visitor } from '../booking/visitor.ts';
import { DRAFT_KEY, mayBeginDraft, newDraftKey } from './drafts.ts';
import { type FormParts, hashed, ownerOf } from './form-parts.ts';

type FormStateParts = Pick<FormParts, 'database' | 'now'>;

/** What somebody typed into a form that no record describes, and what is wrong with it. */
export interface FormState {
  readonly raw: TypedAnswers;
  /** What the form cannot say by itself, in a manner of its own; empty: it can. */
  readonly note: string;
}

const stateId = (key: string): string => hashed('kept form', key);

/**
 * Saves what was typed for the page that restores the form.
 * @param place which form it is: «booking 12»
 * @returns the key for the address, of no use without the visitor's cookie; null: too many came
 *   from this client address
 */
export async function saveFormState(
  parts: FormStateParts,
  place: string,
  { raw, note }: FormState,
  visitor: Pick<Visitor, 'id' | 'network'>,
): Promise<string | null> {
  if (!(await mayBeginDraft(parts, visitor))) return null;
  const key = newDraftKey();
  const ends = parts.now().getTime() + FORM_DRAFT_MINUTES * 60_000;
  await insertFormState(parts.database.db, {
    id: stateId(key),
    visitor: ownerOf(visitor),
    place,
    raw,
    note,
    expires_at: new Date(ends).toISOString(),
  });
  return key;
}

/** The saved state of a form of this visitor; null: there is none, it has expired, or it is somebody else's. */
export async function readFormState(
  { database, now }: FormStateParts,
  place: string,
  key: string,
  visitor: Pick<Visitor, 'id'>,
): Promise<FormState | null> {
  if (!DRAFT_KEY.test(key)) return null;
  return formStateOf(database.db, {
    id: stateId(key),
    visitor: ownerOf(visitor),
    place,
    now: now().toISOString(),
  });
}
