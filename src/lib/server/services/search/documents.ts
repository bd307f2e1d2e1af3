import type { Translated } from '../../../../content/fields/field.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, type Day } from '../../../dates/dates.ts';
import { foldedWords } from '../../../search/fold.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ProgrammeIndex } from '../programme/programme-index.ts';
import type { ChangeFeed } from '../records/change-feed.ts';
import type { Reference } from '../records/reference-data.ts';
import { searchedArticles, searchedEvents } from '../../repositories/search.ts';
import { detailPath, pathOfPage, type DetailKind } from '../../../routing/record-paths.ts';

export type FoundKind = DetailKind | 'page';

/** Something that can be found, in one language. */
export interface SearchDocument {
  readonly kind: FoundKind;
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

const sameIn = (text: string): Translated => ({ de: text, en: text });

type Source = readonly [DetailKind, number, Translated, Translated];

async function sourcesOf(app: SearchServices): Promise<readonly Source[]> {
  const data = await app.reference.read();
  const { db } = app.database;
  const said = (texts: readonly string[]) => texts.filter(Boolean).join(' · ');
  const joined = (...texts: readonly Translated[]): Translated => ({
    de: said(texts.map(({ de }) => de)),
    en: said(texts.map(({ en }) => en)),
  });
  return [
    ...(await searchedEvents(db)).map(({ id, title, words }): Source => [
      'event',
      id,
      title,
      words,
    ]),
    ...[...data.production.values()].map((one): Source => [
      'production',
      one.id,
      one.title,
      joined(one.subtitle, one.description),
    ]),
    ...[...data.series.values()].map((one): Source => [
      'series',
      one.id,
      one.name,
      joined(one.subtitle, one.description),
    ]),
    ...[...data.person.values()].map((one): Source => [
      'person',
      one.id,
      sameIn(one.name),
      joined(one.role, one.biography),
    ]),
    ...[...data.venue.values()].map((one): Source => [
      'venue',
      one.id,
      one.name,
      joined(one.intro, one.description),
    ]),
    ...(await searchedArticles(db, app.now())).map(({ id, title, words }): Source => [
      'article',
      id,
      title,
      words,
    ]),
  ];
}

/** Everything that can be found, by language: each searches its own (SE-04). */
export async function searchDocuments(
  app: SearchServices,
): Promise<Readonly<Record<Locale, readonly SearchDocument[]>>> {
  const data = await app.reference.read();
  const { byId } = await app.programme.read();
  const sources = await sourcesOf(app);
  const documentsIn = (locale: Locale) => [
    ...sources.flatMap(([kind, id, title, words]) => {
      const event = kind === 'event' ? byId.get(id) : undefined;
      return document({
        kind,
        id,
        title: title[locale],
        text: words[locale],
        href: detailPath(kind, { id, title }, locale),
        day: event === undefined ? null : dayOf(event.date_end ?? event.date_start),
      });
    }),
    ...[...data.page.values()].flatMap((page) => {
      const href = page.content_type === 'page' ? pathOfPage(page, locale) : null;
      if (href === null) return [];
      const text = [page.headline[locale], page.meta_description[locale]]
        .filter(Boolean)
        .join(' · ');
      return document({
        kind: 'page',
        id: page.id,
        title: page.title[locale],
        text,
        href,
        day: null,
      });
    }),
  ];
  return { de: documentsIn('de'), en: documentsIn('en') };
}
