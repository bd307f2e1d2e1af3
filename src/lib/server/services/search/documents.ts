import type { Translated } from '../../../../content/fields/field.ts';
import type { Locale } from '../../../constants.ts';
import { dayOf, type Day } from '../../../dates.ts';
import { foldedWords } from '../../../fold.ts';
import type { House } from '../../house.ts';
import { searchedArticles, searchedEvents } from '../../repositories/search.ts';
import { detailPath, pathOfPage, type DetailKind } from '../record-paths.ts';

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

async function sourcesOf(house: House): Promise<readonly Source[]> {
  const data = await house.reference.read();
  const { db } = house.database;
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
    ...(await searchedArticles(db, house.now())).map(({ id, title, words }): Source => [
      'article',
      id,
      title,
      words,
    ]),
  ];
}

/** Everything that can be found, by language: each searches its own (SE-04). */
export async function searchDocuments(
  house: House,
): Promise<Readonly<Record<Locale, readonly SearchDocument[]>>> {
  const data = await house.reference.read();
  const { byId } = await house.programme.read();
  const sources = await sourcesOf(house);
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
