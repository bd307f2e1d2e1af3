import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { FormDraftRow, FormStateRow } from '../../db/tables/form-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** What somebody typed so far: texts, and lists of them. */
export type TypedAnswers = Readonly<Record<string, string | readonly string[]>>;

export interface FormDraft extends Omit<FormDraftRow, 'raw' | 'file_errors'> {
  readonly raw: TypedAnswers;
  readonly file_errors: Readonly<Record<string, string>>;
}

export const rawSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const errorsSchema = z.record(z.string(), z.string());

/** Inserts a draft, or replaces what it held. */
export async function saveFormDraft(db: Db, { raw, file_errors, ...draft }: FormDraft) {
  const values = {
    ...draft,
    raw: JSON.stringify(raw),
    file_errors: JSON.stringify(file_errors),
  };
  const { id: _, ...change } = values;
  await db
    .insertInto('form_draft')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

/** A draft of this visitor that has not expired; null: there is none. */
export async function formDraftOf(
  db: Db,
  { id, visitor, now }: { readonly id: string; readonly visitor: string; readonly now: string },
): Promise<FormDraft | null> {
  const row = await db
    .selectFrom('form_draft')
    .selectAll()
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...row,
    raw: rawSchema.parse(JSON.parse(row.raw)),
    file_errors: errorsSchema.parse(JSON.parse(row.file_errors)),
  };
}

export const deleteFormDraft = (db: Db, id: string) =>
  db.deleteFrom('form_draft').where('id', '=', id).execute();

/** Deletes what expired before `now`, an ISO text. */
export const sweepFormDrafts = (db: Db, now: string) =>
  db.deleteFrom('form_draft').where('expires_at', '<=', now).execute();

interface StoredFormState extends Omit<FormStateRow, 'raw'> {
  readonly raw: TypedAnswers;
}

export const insertFormState = (db: Db, { raw, ...state }: StoredFormState) =>
  db
    .insertInto('form_state')
    .values({ ...state, raw: JSON.stringify(raw) })
    .execute();

/** What this visitor typed into this form, unless it has expired; null: nothing. */
export async function formStateOf(
  db: Db,
  { id, visitor, place, now }: Pick<StoredFormState, 'id' | 'visitor' | 'place'> & { now: string },
): Promise<StoredFormState | null> {
  const row = await db
    .selectFrom('form_state')
    .selectAll()
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('place', '=', place)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, raw: rawSchema.parse(JSON.parse(row.raw)) };
}

/** Deletes what expired before `now`, an ISO text. */
export const deleteExpiredFormStates = (db: Db, now: string) =>
  db.deleteFrom('form_state').where('expires_at', '<=', now).execute();
