import type { Kysely } from 'kysely';
import type { Translated } from '../../../content/fields/field.ts';
import { instantText } from '../../dates/dates.ts';
import type { Database } from '../db/schema.ts';

/** What is found of a record that is not in memory. */
export interface SearchedRow {
  readonly id: number;
  readonly title: Translated;
  /** Further words, those of its own first. */
  readonly words: Translated;
}

const both = (row: Readonly<Record<string, string>>, ...fields: readonly string[]): Translated => ({
  de: fields
    .map((field) => row[`${field}_de`] ?? '')
    .filter(Boolean)
    .join(' · '),
  en: fields
    .map((field) => row[`${field}_en`] ?? '')
    .filter(Boolean)
    .join(' · '),
});

/** The words of all online events. */
export async function searchedEvents(db: Kysely<Database>): Promise<readonly SearchedRow[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'title_de', 'title_en', 'subtitle_de', 'subtitle_en'])
    .select(['preline_de', 'preline_en', 'performers'])
    .where('is_online', '=', 1)
    .execute();
  return rows.map(({ id, performers, ...row }) => {
    const names = (JSON.parse(performers) as readonly { readonly name: string }[])
      .map(({ name }) => name)
      .join(' ');
    const words = both(row, 'subtitle', 'preline');
    return {
      id,
      title: both(row, 'title'),
      words: { de: `${words.de} ${names}`, en: `${words.en} ${names}` },
    };
  });
}

/** The words of all articles that the public may see. */
export async function searchedArticles(
  db: Kysely<Database>,
  now: Date,
): Promise<readonly SearchedRow[]> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title_de', 'title_en', 'preline_de', 'preline_en', 'teaser_de', 'teaser_en'])
    .where('is_online', '=', 1)
    .where('published_at', '<=', instantText(now))
    .execute();
  return rows.map(({ id, ...row }) => ({
    id,
    title: both(row, 'title'),
    words: both(row, 'preline', 'teaser'),
  }));
}
