import type { Kysely, Transaction } from 'kysely';
import type { FormStateRow } from '../../db/tables/form-schema.ts';
import type { Database } from '../../db/schema.ts';
import { rawSchema, type TypedAnswers } from './drafts.ts';

type Db = Kysely<Database> | Transaction<Database>;

export interface StoredFormState extends Omit<FormStateRow, 'raw'> {
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
