import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Part of a list that somebody looks through. */
export interface ListPart {
  /** What its rows hold; empty: anything. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** A column that holds a text, in either case. Its signs have no meaning of their own. */
export const containing = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replaceAll(/[\\%_]/gu, '\\$&')}%`} escape '\\'`;
