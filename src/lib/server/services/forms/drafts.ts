import { randomBytes } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { FORM_DRAFT_MINUTES, FORM_LIMITS } from '../../../constants.ts';
import { countAttempt } from '../../repositories/login-attempts.ts';
import {
  deleteFormDraft,
  formDraftOf,
  saveFormDraft,
  type TypedAnswers,
} from '../../repositories/forms/drafts.ts';
import type { Visitor } from '../booking/visitor.ts';
import { type FormParts, hashed, ownerOf } from './form-parts.ts';

/** Why a form is shown again instead of its next step; empty: it is not. */
export const DRAFT_NOTES = ['', 'refused', 'quick', 'tooMany', 'gone'] as const;
export type DraftNote = (typeof DRAFT_NOTES)[number];

/** What somebody typed so far into a form, for as long as they fill it in. */
export interface Draft {
  /** In the address; nobody can guess it, and it is of no use without the visitor's cookie. */
  readonly key: string;
  readonly form: number;
  readonly step: number;
  readonly raw: TypedAnswers;
  readonly note: DraftNote;
  /** Why files were refused, by slug. */
  readonly fileErrors: Readonly<Record<string, string>>;
}

export const DRAFT_KEY = /^[\w-]{22}$/u;
const KEY_BYTES = 16;

const draftId = (key: string): string => hashed('form draft', key);

export const newDraftKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** The hash by which a sending from a draft is known when it comes again. */
export const sendingKeyOf = (key: string): string => hashed('form sending', key);

/** A draft of a visitor; null: there is none, it has expired, or it is somebody else's. */
export async function draftOf(
  { database, now }: FormParts,
  key: string,
  visitor: Pick<Visitor, 'id'>,
): Promise<Draft | null> {
  if (!DRAFT_KEY.test(key)) return null;
  const row = await formDraftOf(database.db, {
    id: draftId(key),
    visitor: ownerOf(visitor),
    now: now().toISOString(),
  });
  if (row === null) return null;
  const note = DRAFT_NOTES.find((candidate) => candidate === row.note) ?? '';
  const { form, step, raw, file_errors: fileErrors } = row;
  return { key, form, step, raw, note, fileErrors };
}

/** Keeps a draft for the next minutes. */
export async function writeFormDraft(
  { database, now }: FormParts,
  { key, form, step, raw, note, fileErrors }: Draft,
  visitor: Pick<Visitor, 'id'>,
): Promise<void> {
  await saveFormDraft(database.db, {
    id: draftId(key),
    visitor: ownerOf(visitor),
    form,
    step,
    raw,
    note,
    file_errors: fileErrors,
    expires_at: new Date(now().getTime() + FORM_DRAFT_MINUTES * 60_000).toISOString(),
  });
}

export const dropDraft = ({ database }: FormParts, key: string) =>
  deleteFormDraft(database.db, draftId(key));

/** Whether one more draft may be begun at a client address. */
export async function mayBeginDraft(
  { database, now }: Pick<FormParts, 'database' | 'now'>,
  { network }: Pick<Visitor, 'network'>,
): Promise<boolean> {
  const at = now();
  const { count } = await countAttempt(database.db, hashed('form draft', network), {
    now: at.toISOString(),
    ends: new Date(at.getTime() + millisecondsInHour).toISOString(),
  });
  return count <= FORM_LIMITS.draftsAnHour;
}
