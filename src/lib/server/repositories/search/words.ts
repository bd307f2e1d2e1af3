import { sql } from 'kysely';
import type { Locale } from '../../../constants.ts';
import type { DictionaryWord } from '../../../search/document-words.ts';
import { trigramsOf } from '../../../search/trigrams.ts';
import { LAST_LETTER, type SearchDb } from './engine.ts';

const ROWS_AT_ONCE = 150;

const inParts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, part) =>
    items.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );

/** Which of some texts a language has as words, or as stems of them. */
async function formsAmong(
  db: SearchDb,
  locale: Locale,
  column: 'word' | 'stem',
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of inParts(texts)) {
    const rows = await db
      .selectFrom('search_word')
      .select(`${column} as form`)
      .distinct()
      .where('locale', '=', locale)
      .where(column, 'in', part)
      .execute();
    for (const { form } of rows) found.add(form);
  }
  return found;
}

/** Adds words to a language that it does not have. Two writers add them in the same order. */
export async function addWords(
  db: SearchDb,
  locale: Locale,
  words: readonly DictionaryWord[],
): Promise<void> {
  const known = await formsAmong(
    db,
    locale,
    'word',
    words.map(({ word }) => word),
  );
  const added = words
    .filter(({ word }) => !known.has(word))
    .sort((left, right) => (left.word < right.word ? -1 : 1));
  for (const part of inParts(added))
    await db
      .insertInto('search_word')
      .values(
        part.map(({ word, spelling, stem }) => ({
          locale,
          word,
          spelling,
          stem,
          reversed_stem: reversed(stem),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const pieces = added.flatMap(({ word }) =>
    trigramsOf(word).map((trigram) => ({ locale, trigram, length: word.length, word })),
  );
  for (const part of inParts(pieces))
    await db
      .insertInto('search_trigram')
      .values([...part])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Two letters that change places change so many pieces; nothing else changes more. */
const PIECES_OF_SLIP = 4;

const reversed = (word: string): string => Array.from(word).reverse().join('');

/** A word of the venue's texts that stems like it says. */
export type KnownWord = DictionaryWord;

/** The words whose stem ends with some letters, and is longer. */
export async function wordsEndingWith(
  db: SearchDb,
  locale: Locale,
  stem: string,
  limit: number,
): Promise<readonly KnownWord[]> {
  const end = reversed(stem);
  return db
    .selectFrom('search_word')
    .select(['word', 'spelling', 'stem'])
    .where('locale', '=', locale)
    .where('reversed_stem', '>', end)
    .where('reversed_stem', '<', end + LAST_LETTER)
    .orderBy('reversed_stem')
    .limit(limit)
    .execute();
}

/** Which of some words are words of the venue, or the stem of one. */
export async function wordsAmong(
  db: SearchDb,
  locale: Locale,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const texts = [...new Set(words)];
  const [known, stems] = [
    await formsAmong(db, locale, 'word', texts),
    await formsAmong(db, locale, 'stem', texts),
  ];
  return new Set([...known, ...stems]);
}

/**
 * The words that share most pieces with one that may be misspelt.
 * @param most slips by which they may differ, so also letters by which they may be longer or shorter
 */
export async function similarWords(
  db: SearchDb,
  locale: Locale,
  word: string,
  { most, limit }: { readonly most: number; readonly limit: number },
): Promise<readonly KnownWord[]> {
  const pieces = trigramsOf(word);
  const leastShared = Math.max(1, pieces.length - PIECES_OF_SLIP * most);
  // As a join SQLite reads all words of the language.
  const ofWord = (column: 'spelling' | 'stem') => sql`(select ${sql.ref(column)} from search_word
    where locale = ${locale} and word = candidate.word)`;
  const { rows } = await sql<KnownWord>`
    select word, ${ofWord('spelling')} as spelling, ${ofWord('stem')} as stem from (
      select word, count(*) as shared from search_trigram
      where locale = ${locale} and trigram in (${sql.join(pieces)})
        and length between ${word.length - most} and ${word.length + most}
      group by word having count(*) >= ${leastShared} order by shared desc, word limit ${limit}
    ) as candidate order by shared desc, word`.execute(db);
  return rows;
}
