import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cleanText } from '../../../content/fields/clean-text.ts';

/** Part of a list that somebody looks through. */
export interface ListPart {
  /** What its rows hold; empty: anything. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A text as a database may have it in lower case: without a locale of its own it tells only
 * plain letters' cases apart, so that others stay as they were written.
 */
function spellings(text: string): readonly string[] {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/u.test(lower)) return [lower];
  const upper = lower.replaceAll(/[^\x20-\x7e]/gu, (letter) => letter.toUpperCase());
  const [first = ''] = lower;
  return [...new Set([lower, upper, first.toUpperCase() + lower.slice(first.length)])];
}

/** A column that holds a text, in either case. Its signs have no meaning of their own. */
export const containing = (column: string, text: string): RawBuilder<SqlBool> => {
  const like = spellings(cleanText(text)).map((spelling) => {
    const pattern = `%${spelling.replaceAll(/[\\%_]/gu, '\\$&')}%`;
    return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(like, sql` or `)})`;
};
