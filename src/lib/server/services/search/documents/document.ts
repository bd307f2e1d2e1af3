import type { EventEntity } from '../../../../../content/records/event.ts';
import { KINDS, records, type Entity, type Kind } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { dayOf } from '../../../../dates/dates.ts';
import { nameOf } from '../../../../i18n/record-name.ts';
import { childrenHavePages } from '../../../../programme/event-types.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { ANALYSER } from '../../../../search/analyser.ts';
import { wordsIn } from '../../../../search/words.ts';
import type { SearchDocumentFacts } from '../../../repositories/search/documents.ts';
import type { FieldText } from './module-texts.ts';
import { recordTexts, type TextSource } from './record-texts.ts';

/** A record as it is found in one language. */
export interface SearchDocument {
  readonly row: SearchDocumentFacts;
  readonly texts: readonly FieldText[];
  /** The instant at which it has to be made anew; null: when something changes. */
  readonly changesAt: string | null;
}

/** What is kept of a record's texts in a language: a page is a page, not a book. */
const MAX_CHARACTERS = 40_000;

/** Kinds that are found. */
export const SEARCHED_KINDS: readonly Kind[] = KINDS.filter(
  (kind) => records[kind].searchFields !== null,
);
/** Those first that are wanted where others match as well. */
const RANKS: readonly Kind[] = ['event', 'production', 'series', 'page', 'venue', 'person'];
function rankOf(kind: Kind, record: object): number {
  // Whoever does not ask for easy language is shown the page itself first.
  const isEasy = 'is_easy_language' in record && record.is_easy_language === true;
  return RANKS.includes(kind) && !isEasy ? RANKS.indexOf(kind) : RANKS.length;
}

/** Where a record is found; null where it has no page in the language. */
async function addressOf(
  kind: Kind,
  record: object,
  { locale, names }: TextSource,
): Promise<string | null> {
  if (kind === 'event') {
    const { parent: id } = record as EventEntity;
    const parent = id === null ? null : await names.find('event', id);
    // What has no page of its own stands on the page of what it is a part of.
    if (parent !== null && !childrenHavePages(parent)) return null;
  }
  return pathOfRecord(kind, record, locale);
}

function titleIn(kind: Kind, record: object, locale: Locale): string {
  const name = nameOf(kind, record);
  return (typeof name === 'string' ? name : name[locale]).trim();
}

/** As many of the texts as are kept. */
function cut(texts: readonly FieldText[]): readonly FieldText[] {
  let left = MAX_CHARACTERS;
  return texts.flatMap(([field, text]) => {
    const part = text.slice(0, Math.max(0, left));
    left -= text.length;
    return part === '' ? [] : [[field, part] as const];
  });
}

function daysOf(kind: Kind, record: object) {
  if (kind !== 'event') return { is_event: 0, first_day: null, last_day: null };
  const { date_start: start, date_end: end } = record as EventEntity;
  return { is_event: 1, first_day: dayOf(start), last_day: dayOf(end ?? start) };
}

/** A record's document in a language; null where the public does not find it there. */
export async function documentOf<K extends Kind>(
  kind: K,
  record: Entity<K>,
  source: TextSource,
): Promise<SearchDocument | null> {
  const { locale } = source;
  const title = titleIn(kind, record, locale);
  const href = record.is_online && title !== '' ? await addressOf(kind, record, source) : null;
  if (href === null) return null;
  const { texts: all, changesAt } = await recordTexts(kind, record, source);
  const texts = cut(all);
  const titleWords = wordsIn(title).map(({ folded }) => folded);
  return {
    row: {
      kind,
      record: record.id,
      locale,
      analyser: ANALYSER,
      ...daysOf(kind, record),
      visible_from: 'published_at' in record ? String(record.published_at) : null,
      kind_rank: rankOf(kind, record),
      title_length: titleWords.length,
      title_words: titleWords.join(' '),
      title,
      href,
      texts: JSON.stringify(texts),
    },
    texts,
    changesAt,
  };
}

/** Whether the index has some documents as they would be written. */
export const isSame = (
  documents: readonly SearchDocument[],
  rows: readonly SearchDocumentFacts[],
): boolean => {
  const sorted = documents.map(({ row }) => row).sort((a, b) => (a.locale < b.locale ? -1 : 1));
  return (
    sorted.length === rows.length &&
    sorted.every((row, index) => {
      const other = rows[index];
      return (Object.keys(row) as (keyof SearchDocumentFacts)[]).every(
        (key) => row[key] === other?.[key],
      );
    })
  );
};

/** What documents of others take from a record that they name, beside its name. */
const FIELDS_FOR_OTHERS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  shared_section: ['modules'],
  room: ['venue'],
  event: ['event_type_new'],
  work: ['composers', 'catalogue_number', 'original_title'],
};

/** What documents of others show of a record, as a text that is compared. */
export function namedFacts(kind: Kind, record: object | null): string {
  if (record === null) return '';
  const values = record as Readonly<Record<string, unknown>>;
  const more = (FIELDS_FOR_OTHERS[kind] ?? []).map((field) => values[field]);
  return JSON.stringify([values['is_online'], nameOf(kind, record), ...more]);
}
