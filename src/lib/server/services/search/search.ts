import type { Locale } from '../../../constants.ts';
import { instantText, type Day } from '../../../dates/dates.ts';
import { foldedWords } from '../../../search/fold.ts';
import { nextPublication } from '../../repositories/articles.ts';
import { searchDocuments, type SearchDocument, type SearchServices } from './documents.ts';

type Documents = Awaited<ReturnType<typeof searchDocuments>>;
interface SearchIndex {
  readonly documents: Documents;
  /** The instant of the next scheduled publication; null: none. */
  readonly until: string | null;
}
interface CachedIndex {
  readonly change: number;
  readonly promise: Promise<SearchIndex>;
}

/** The index is built by the first search, and again after any change. */
const cachedIndexes = new WeakMap<SearchServices, CachedIndex>();

async function buildIndex(app: SearchServices): Promise<SearchIndex> {
  const until = await nextPublication(app.database.db, app.now());
  return { documents: await searchDocuments(app), until };
}

async function documentsOf(app: SearchServices): Promise<Documents> {
  const change = app.feed.last;
  const cached = cachedIndexes.get(app);
  if (cached?.change === change) {
    const { documents, until } = await cached.promise;
    if (until === null || until > instantText(app.now())) return documents;
    // Another request has begun to build it meanwhile.
    if (cachedIndexes.get(app) !== cached) return documentsOf(app);
  }
  const promise = buildIndex(app);
  const entry = { change, promise };
  cachedIndexes.set(app, entry);
  promise.catch(() => {
    if (cachedIndexes.get(app) === entry) cachedIndexes.delete(app);
  });
  return (await promise).documents;
}

const IN_TITLE = 8;
const WHOLE_WORD = 2;
const STARTS_TITLE = 4;

const wordScore = (words: readonly string[], queryWord: string): number => {
  if (words.includes(queryWord)) return WHOLE_WORD;
  return words.some((word) => word.startsWith(queryWord)) ? 1 : 0;
};

/** How well a document matches; 0 where it lacks one of the words. */
function score(document: SearchDocument, queryWord: readonly string[]): number {
  let sum = 0;
  for (const word of queryWord) {
    const inTitle = wordScore(document.titleWords, word);
    const inText = inTitle > 0 ? 0 : wordScore(document.textWords, word);
    if (inTitle + inText === 0) return 0;
    sum += inTitle * IN_TITLE + inText;
  }
  return sum + (document.titleWords[0]?.startsWith(queryWord[0] ?? '') ? STARTS_TITLE : 0);
}

/** Coming events first, soonest first; then past ones, latest first. */
function byDay(left: SearchDocument, right: SearchDocument, today: Day): number {
  if (left.day === null || right.day === null) return 0;
  const [isPast, isOtherPast] = [left.day < today, right.day < today];
  if (isPast !== isOtherPast) return Number(isPast) - Number(isOtherPast);
  return left.day.localeCompare(right.day) * (isPast ? -1 : 1);
}

export interface SearchResult {
  readonly events: readonly SearchDocument[];
  readonly others: readonly SearchDocument[];
}

/** The documents that match a text in a language, the best first (SE-04). */
export async function search(
  app: SearchServices,
  text: string,
  locale: Locale,
  today: Day,
): Promise<SearchResult> {
  const queryWord = foldedWords(text);
  if (queryWord.length === 0) return { events: [], others: [] };
  const matches = (await documentsOf(app))[locale]
    .map((document) => ({ document, points: score(document, queryWord) }))
    .filter(({ points }) => points > 0);
  // Sorted separately: only events are sorted by day.
  const sorted = (areEvents: boolean) =>
    matches
      .filter(({ document }) => (document.kind === 'event') === areEvents)
      .sort(
        (left, right) =>
          byDay(left.document, right.document, today) ||
          right.points - left.points ||
          left.document.title.localeCompare(right.document.title, locale),
      )
      .map(({ document }) => document);
  return { events: sorted(true), others: sorted(false) };
}
