import type { Kysely, Transaction } from 'kysely';
import type { KeptFormRow } from '../../db/tables/form-schema.ts';
import type { Database } from '../../db/schema.ts';
import { rawSchema, type TypedAnswers } from './drafts.ts';

type Db = Kysely<Database> | Transaction<Database>;

export interface KeptForm extends Omit<KeptFormRow, 'raw'> {
  readonly raw: TypedAnswers;
}

export const insertKeptForm = (db: Db, { raw, ...form }: KeptForm) =>
  db
    .insertInto('kept_form')
    .values({ ...form, raw: JSON.stringify(raw) })
    .execute();

/** What this visitor typed into this form, unless it has expired; null: nothing. */
export async function keptFormOf(
  db: Db,
  { id, visitor, place, now }: Pick<KeptForm, 'id' | 'visitor' | 'place'> & { now: string },
): Promise<KeptForm | null> {
  const row = await db
    .selectFrom('kept_form')
    .selectAll()
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .where('place', '=', place)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, raw: rawSchema.parse(JSON.parse(row.raw)) };
}

/** Deletes what expired before `now`, an ISO text. */
export const sweepKeptForms = (db: Db, now: string) =>
  db.deleteFrom('kept_form').where('expires_at', '<=', now).execute();
