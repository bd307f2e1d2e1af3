import { isReferenceKind, KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, perLocale, type Locale } from '../../../../content/i18n/locales.ts';
import { dayOf, type Day } from '../../../dates/dates.ts';
import { nameOf } from '../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { foldedWords } from '../../../search/fold.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { publicFields, type PublicFields } from '../../repositories/public-records.ts';
import type { ProgrammeIndex } from '../programme/programme-index.ts';
import type { ChangeFeed } from '../records/change-feed.ts';
import type { Reference } from '../records/reference-data.ts';

/** A searchable record in one language. */
export interface SearchDocument {
  readonly kind: Kind;
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Of an event: its last day, after which it is past. */
  readonly day: Day | null;
  readonly titleWords: readonly string[];
  readonly textWords: readonly string[];
}

/** What searching needs of the application. */
export interface SearchServices {
  readonly database: OpenDatabase;
  readonly reference: Reference;
  readonly programme: ProgrammeIndex;
  readonly feed: ChangeFeed;
  readonly now: () => Date;
}

const document = (
  facts: Omit<SearchDocument, 'titleWords' | 'textWords'>,
): readonly SearchDocument[] =>
  facts.title === ''
    ? []
    : [
        {
          ...facts,
          titleWords: foldedWords(facts.title),
          textWords: foldedWords(facts.text),
        },
      ];

/** What the search reads of a record beside its name. */
const searchFieldsOf = (kind: Kind): readonly string[] => records[kind].searchFields ?? [];
const SEARCHED_KINDS = KINDS.filter((kind) => records[kind].searchFields !== null);

/** A value's words in one language: a text, or the names in a list. */
function wordsOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, locale)).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const values = value as Readonly<Record<string, unknown>>;
  return wordsOf(values[locale] ?? values['name'] ?? '', locale);
}

/** The public records of a kind: from memory, else with the fields that are read of them. */
async function recordsOf(app: SearchServices, kind: Kind): Promise<readonly PublicFields[]> {
  if (isReferenceKind(kind)) {
    const { [kind]: all } = await app.reference.read();
    return [...all.values()] as unknown as PublicFields[];
  }
  const fields = [records[kind].title, ...searchFieldsOf(kind)];
  return publicFields(app.database.db, kind, fields, { now: app.now() });
}

/** Whether a record is a page that somebody can look for: the parts of fixed pages are none. */
const isPage = (record: PublicFields): boolean =>
  record['content_type'] === undefined || record['content_type'] === 'page';

/** Everything that can be found, by language: each searches its own (SE-04). */
export async function searchDocuments(
  app: SearchServices,
): Promise<Readonly<Record<Locale, readonly SearchDocument[]>>> {
  const { byId } = await app.programme.read();
  const documents = perLocale((): SearchDocument[] => []);
  for (const kind of SEARCHED_KINDS)
    for (const record of (await recordsOf(app, kind)).filter(isPage))
      for (const locale of LOCALES) {
        const href = pathOfRecord(kind, record, locale);
        if (href === null) continue;
        const event = kind === 'event' ? byId.get(record.id) : undefined;
        const texts = searchFieldsOf(kind).map((field) => wordsOf(record[field], locale));
        documents[locale].push(
          ...document({
            kind,
            id: record.id,
            title: wordsOf(nameOf(kind, record), locale),
            text: texts.filter(Boolean).join(' · '),
            href,
            day: event === undefined ? null : dayOf(event.date_end ?? event.date_start),
          }),
        );
      }
  return documents;
}
