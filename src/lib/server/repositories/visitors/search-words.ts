import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../dates/dates.ts';
import type { Database } from '../../db/schema.ts';
import type { SearchWordRow } from '../../db/tables/visitor-schema.ts';
import { containing, type ListPart } from '../list-part.ts';

type Db = Kysely<Database>;

/** The key of a day: the one that is there, else this one. */
export async function keyOfDay(db: Db, day: Day, newKey: string): Promise<string> {
  await db
    .insertInto('searched_key')
    .values({ day, key: newKey })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { key } = await db
    .selectFrom('searched_key')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return key;
}

/** Notes that somebody asked. @returns whether they had not yet */
export async function insertAsker(db: Db, day: Day, hash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('searched_asker')
    .values({ day, hash })
    .onConflict((conflict) => conflict.columns(['day', 'hash']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countAskers(db: Db, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('searched_asker')
    .select((row) => row.fn.countAll().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One more who asked for a word. */
export async function addAsker(db: Db, row: Omit<SearchWordRow, 'askers'>): Promise<void> {
  await db
    .insertInto('searched_word')
    .values({ ...row, askers: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'locale', 'word']).doUpdateSet({
        askers: sql<number>`searched_word.askers + 1`,
        is_found: row.is_found,
      }),
    )
    .execute();
}

/** Deletes whatever tells askers of earlier days apart. */
export async function deleteAskersBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('searched_asker').where('day', '<', day).execute();
  await db.deleteFrom('searched_key').where('day', '<', day).execute();
}

/** Deletes words of days before one: all, or those with fewer askers. */
export async function deleteWordsBefore(db: Db, day: Day, fewerThan?: number): Promise<void> {
  const old = db.deleteFrom('searched_word').where('day', '<', day);
  await (fewerThan === undefined ? old : old.where('askers', '<', fewerThan)).execute();
}

/** Which words are listed. */
export interface WordChoice {
  /** From so many askers on, of all days. */
  readonly askers: number;
  /** Only where nothing was found. */
  readonly isMissed: boolean;
}

export interface CountedWord {
  readonly word: string;
  readonly locale: string;
  readonly askers: number;
  /** When it was last asked for. */
  readonly day: Day;
}

/** Words with all who asked for them. */
const counted = (db: Db, { askers, isMissed }: WordChoice, text: string) => {
  const all = db.selectFrom('searched_word');
  const chosen = isMissed ? all.where('is_found', '=', 0) : all;
  return (text === '' ? chosen : chosen.where(containing('word', text)))
    .groupBy(['word', 'locale'])
    .having((row) => row.fn.sum('askers'), '>=', askers);
};

/** The words that most asked for. */
export async function mostSearched(
  db: Db,
  choice: WordChoice,
  { text, limit, offset }: ListPart,
): Promise<readonly CountedWord[]> {
  const rows = await counted(db, choice, text)
    .select((row) => [
      'word',
      'locale',
      row.fn.sum<number | string>('askers').as('sum'),
      row.fn.max('day').as('day'),
    ])
    .orderBy('sum', 'desc')
    .orderBy('word')
    .orderBy('locale')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ sum, ...row }) => ({ ...row, askers: Number(sum) }));
}

export async function countSearched(db: Db, choice: WordChoice, text: string): Promise<number> {
  const { count } = await db
    .selectFrom(counted(db, choice, text).select('word').as('words'))
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
