import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  LAST_LETTER,
  matching,
  onlyIds,
  type Condition,
  type Match,
  type SearchDb,
} from './engine.ts';

/** Which documents are looked through, beside what they match. */
export interface Choice {
  readonly part: 'coming' | 'past' | 'others';
  /** The day from which on events are coming. */
  readonly today: string;
  /** The instant of asking: what is not published yet is not found. */
  readonly now: string;
  /** All words of the search: a title that is just that comes first, then one that begins so. */
  readonly phrase: string;
  readonly limit: number;
}

/** A document that matches. */
export interface Candidate {
  readonly id: number;
  readonly kind: string;
  readonly record: number;
  readonly title: string;
  readonly href: string;
  readonly first_day: string | null;
  readonly last_day: string | null;
}

const inPart = ({ part, today }: Pick<Choice, 'part' | 'today'>): RawBuilder<SqlBool> => {
  if (part === 'others') return sql<SqlBool>`d.is_event = 0`;
  return part === 'coming'
    ? sql<SqlBool>`d.is_event = 1 and d.last_day >= ${today}`
    : sql<SqlBool>`d.is_event = 1 and d.last_day < ${today}`;
};

const isVisible = (now: string) =>
  sql<SqlBool>`(d.visible_from is null or d.visible_from <= ${now})`;

/** Soonest first; of what is over the latest; of what has no day what is closest to what was typed. */
function order({ part, phrase }: Choice): RawBuilder<unknown> {
  if (part === 'coming') return sql`d.first_day, d.id`;
  if (part === 'past') return sql`d.last_day desc, d.id desc`;
  return sql`case when d.title_words = ${phrase} then 0
      when d.title_words >= ${phrase} and d.title_words < ${phrase + LAST_LETTER} then 1 else 2 end,
    d.kind_rank, d.title_length, d.id desc`;
}

/** The documents that match and lie in a part, in the order of the venue. */
export async function candidates(
  db: SearchDb,
  match: Match,
  choice: Choice,
): Promise<readonly Candidate[]> {
  const { from, where } = matching(db, match);
  const { rows } = await sql<Candidate>`
    select d.id, d.kind, d.record, d.title, d.href, d.first_day, d.last_day from ${from}
    where ${where} and ${inPart(choice)} and ${isVisible(choice.now)}
    order by ${order(choice)} limit ${choice.limit}`.execute(db);
  return rows;
}

/** How many documents match. */
export interface Counts {
  readonly coming: number;
  readonly past: number;
  readonly others: number;
}

export async function countMatches(
  db: SearchDb,
  match: Match,
  { today, now }: Pick<Choice, 'today' | 'now'>,
): Promise<Counts> {
  const { from, where } = matching(db, match);
  const { rows } = await sql<{ readonly part: string; readonly count: number | string }>`
    select case when d.is_event = 0 then 'others' when d.last_day >= ${today} then 'coming'
      else 'past' end as part, count(*) as count
    from ${from} where ${where} and ${isVisible(now)} group by 1`.execute(db);
  const of = (part: keyof Counts) => Number(rows.find((row) => row.part === part)?.count ?? 0);
  return { coming: of('coming'), past: of('past'), others: of('others') };
}

/** How many documents meet a condition, visible or not: by the engine's index alone. */
export async function countMeeting(db: SearchDb, all: Condition): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (${onlyIds(db, all)}) as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Whether anything matches at all. */
export async function hasMatch(db: SearchDb, match: Match, now: string): Promise<boolean> {
  const { from, where } = matching(db, match);
  const { rows } = await sql`select 1 from ${from} where ${where} and ${isVisible(now)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The texts of documents, by the documents' ids. */
export async function textsOf(
  db: SearchDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_text')
    .select(['document', 'texts'])
    .where('document', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ document, texts }) => [document, texts]));
}
