import type { Locale } from '../../../constants.ts';
import { instantText, type Day } from '../../../dates/dates.ts';
import { foldedWords } from '../../../search/fold.ts';
import { nextPublication } from '../../repositories/articles.ts';
import { searchDocuments, type SearchDocument, type SearchServices } from './documents.ts';

type Documents = Awaited<ReturnType<typeof searchDocuments>>;
interface Gathered {
  readonly documents: Documents;
  /** The instant at which an article is published by itself; null: none is waiting. */
  readonly until: string | null;
}
interface Known {
  readonly change: number;
  readonly gathering: Promise<Gathered>;
}

/** Gathered when somebody searches, and again after anything changed. */
const known = new WeakMap<SearchServices, Known>();

async function gather(app: SearchServices): Promise<Gathered> {
  const until = await nextPublication(app.database.db, app.now());
  return { documents: await searchDocuments(app), until };
}

async function documentsOf(app: SearchServices): Promise<Documents> {
  const change = app.feed.last;
  const before = known.get(app);
  if (before?.change === change) {
    const { documents, until } = await before.gathering;
    if (until === null || until > instantText(app.now())) return documents;
    // Whoever was first to notice gathers them; the others wait with it.
    if (known.get(app) !== before) return documentsOf(app);
  }
  const gathering = gather(app);
  const now = { change, gathering };
  known.set(app, now);
  gathering.catch(() => {
    if (known.get(app) === now) known.delete(app);
  });
  return (await gathering).documents;
}

const IN_TITLE = 8;
const WHOLE_WORD = 2;
const STARTS_TITLE = 4;

const bestOf = (words: readonly string[], asked: string): number => {
  if (words.includes(asked)) return WHOLE_WORD;
  return words.some((word) => word.startsWith(asked)) ? 1 : 0;
};

/** How well a document answers; 0 where one of the words is nowhere in it. */
function score(document: SearchDocument, asked: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    const inTitle = bestOf(document.titleWords, word);
    const inText = inTitle > 0 ? 0 : bestOf(document.textWords, word);
    if (inTitle + inText === 0) return 0;
    sum += inTitle * IN_TITLE + inText;
  }
  return sum + (document.titleWords[0]?.startsWith(asked[0] ?? '') ? STARTS_TITLE : 0);
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

/** What answers a text in a language, the best first (SE-04). */
export async function search(
  app: SearchServices,
  text: string,
  locale: Locale,
  today: Day,
): Promise<SearchResult> {
  const asked = foldedWords(text);
  if (asked.length === 0) return { events: [], others: [] };
  const found = (await documentsOf(app))[locale]
    .map((document) => ({ document, points: score(document, asked) }))
    .filter(({ points }) => points > 0);
  // Each part by itself: only among events does the day say what comes first.
  const sorted = (areEvents: boolean) =>
    found
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
