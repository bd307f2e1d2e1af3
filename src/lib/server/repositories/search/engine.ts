import { PostgresAdapter, sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type SearchDb = Kysely<Database> | Transaction<Database>;

export const isPostgres = (db: SearchDb): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** A token that a document has, or one that begins like it. */
export interface Term {
  readonly token: string;
  readonly isPrefix: boolean;
}

/** One of the terms of each group. */
export type Condition = readonly (readonly Term[])[];

/** What documents match: a condition that holds, and others that do not. */
export interface Match {
  readonly all: Condition;
  readonly none: readonly Condition[];
}

/** Behind every word that begins like another one, byte by byte. */
export const LAST_LETTER = '\u{10ffff}';

/** The signs of an engine's language of queries. */
interface Syntax {
  readonly quote: string;
  readonly prefix: string;
  readonly or: string;
  readonly and: string;
}
const SQLITE: Syntax = { quote: '"', prefix: '*', or: ' OR ', and: ' AND ' };
const POSTGRES: Syntax = { quote: "'", prefix: ':*', or: ' | ', and: ' & ' };

/** A condition in a language of queries. Tokens are letters and digits only: quotes are all they need. */
const written = (condition: Condition, { quote, prefix, or, and }: Syntax): string =>
  condition
    .map((terms) =>
      terms
        .map(({ token, isPrefix }) => `${quote}${token}${quote}${isPrefix ? prefix : ''}`)
        .join(or),
    )
    .map((group) => `(${group})`)
    .join(and);

/** The ids of the documents that meet a condition, from the engine's index alone. */
export const onlyIds = (db: SearchDb, all: Condition): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`select id from search_document where tokens @@ ${written(all, POSTGRES)}::tsquery`
    : sql`select rowid as id from search_tokens where search_tokens match ${written(all, SQLITE)}`;

/** The documents that match, as `d`: what stands behind `from` and as its condition. */
export function matching(
  db: SearchDb,
  { all, none }: Match,
): { readonly from: RawBuilder<unknown>; readonly where: RawBuilder<unknown> } {
  if (isPostgres(db)) {
    const query = [
      written(all, POSTGRES),
      ...none.map((one) => `!(${written(one, POSTGRES)})`),
    ].join(' & ');
    return {
      from: sql`search_document d`,
      // A cast, not `to_tsquery`: the words have been through our analyser.
      where: sql`d.tokens @@ ${query}::tsquery`,
    };
  }
  const query = [
    `(${written(all, SQLITE)})`,
    ...none.map((one) => `(${written(one, SQLITE)})`),
  ].join(' NOT ');
  return {
    // A cross join is read from left to right: the index of words first.
    from: sql`search_tokens cross join search_document d`,
    where: sql`search_tokens match ${query} and d.id = search_tokens.rowid`,
  };
}
