import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { answerSchema, type EntryAnswer } from '../../../forms/entry.ts';
import type { FormEntryRow } from '../../db/tables/form-schema.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../list-part.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** An entry as editors read it. */
export interface FormEntry {
  readonly id: number;
  readonly form: number;
  readonly locale: string;
  readonly received_at: string;
  readonly delete_at: string;
  readonly email: string | null;
  readonly answers: readonly EntryAnswer[];
}

export type NewFormEntry = Omit<FormEntry, 'id'> & Pick<FormEntryRow, 'search' | 'request_key'>;

const answersSchema = z.array(answerSchema);
type StoredEntry = Omit<FormEntryRow, 'id' | 'search' | 'request_key'> & { readonly id: number };

const COLUMNS = ['id', 'form', 'locale', 'received_at', 'delete_at', 'email', 'answers'] as const;

const entryOf = (row: StoredEntry): FormEntry => ({
  ...row,
  answers: answersSchema.parse(JSON.parse(row.answers)),
});

/** Stores an entry. @returns its id; null where the same sending is stored already */
export async function insertFormEntry(db: Db, entry: NewFormEntry): Promise<number | null> {
  const row = await db
    .insertInto('form_entry')
    .values({ ...entry, answers: JSON.stringify(entry.answers) })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a sending is stored already. */
export async function hasFormEntry(db: Db, requestKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('form_entry')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which entries of a form are listed. */
export interface EntryChoice {
  readonly form: number;
  /** Words that all have to be in an entry, folded; empty: every entry. */
  readonly words: readonly string[];
  /** From when on; left out: from the first one on. */
  readonly since?: string;
}

const chosen = (db: Db, { form, words, since }: EntryChoice) => {
  let query = db.selectFrom('form_entry').where('form', '=', form);
  for (const word of words) query = query.where(containing('search', word));
  if (since !== undefined) query = query.where('received_at', '>=', since);
  return query;
};

/** Entries of a form, the newest first. */
export async function formEntries(
  db: Db,
  choice: EntryChoice,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly FormEntry[]> {
  const rows = await chosen(db, choice)
    .select([...COLUMNS])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(entryOf);
}

export async function countFormEntries(db: Db, choice: EntryChoice): Promise<number> {
  const { count } = await chosen(db, choice)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many entries each form has. */
export async function entryCounts(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('form_entry')
    .select((eb) => ['form', eb.fn.countAll().as('count')])
    .groupBy('form')
    .execute();
  return new Map(rows.map(({ form, count }) => [form, Number(count)]));
}

/** How many entries came for each form since an instant, an ISO text. */
export async function entryCountsSince(
  db: Db,
  since: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('form_entry')
    .select((eb) => ['form', eb.fn.countAll().as('count')])
    .where('received_at', '>=', since)
    .groupBy('form')
    .execute();
  return new Map(rows.map(({ form, count }) => [form, Number(count)]));
}

export async function formEntryById(db: Db, id: number): Promise<FormEntry | null> {
  const row = await db
    .selectFrom('form_entry')
    .select([...COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** Entries with an address in one of their answers, in whatever case it was typed. */
export async function entriesAbout(db: Db, email: string): Promise<readonly FormEntry[]> {
  const rows = await db
    .selectFrom('form_entry')
    .select([...COLUMNS])
    .where((eb) => eb.or([eb('email', '=', email), containing('answers', email)]))
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** Deletes entries with the rows of their files. @returns the ids of the files, whose content goes next */
export async function deleteFormEntries(
  db: Db,
  ids: readonly number[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('form_file')
    .select('id')
    .where('entry', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('form_entry')
    .where('id', 'in', [...ids])
    .execute();
  return files.map(({ id }) => id);
}

/** Entries whose time is over at `now`, an ISO text. */
export async function overdueEntries(
  db: Db,
  now: string,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('form_entry')
    .select('id')
    .where('delete_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts what a program sent. */
export async function countFormSpam(db: Db, form: number, day: string): Promise<void> {
  await db
    .insertInto('form_spam')
    .values({ form, day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['form', 'day']).doUpdateSet({ count: sql<number>`form_spam.count + 1` }),
    )
    .execute();
}

/** What programs sent with a form, since a day. */
export async function formSpamSince(db: Db, form: number, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('form_spam')
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('form', '=', form)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
