import type { Day } from '../../../dates/dates.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../../search/search-result.ts';
import type { SearchDocument, SearchServices } from './documents.ts';
import { search } from './search.ts';

const hitOf = ({ kind, id, title, href, day, text }: SearchDocument, today: Day): SearchHit => ({
  kind,
  id,
  title: [{ text: title, isMatch: false }],
  href,
  days: day === null ? null : { first: day, last: day },
  isPast: day !== null && day < today,
  reason: text === '' ? null : { field: 'description', text: [{ text, isMatch: false }] },
});

/** What is found of a category, and how much of each there is (SE-03, SE-04). */
export async function findRecords(
  app: SearchServices,
  { text, locale, category, withPast, offset, limit }: SearchQuery,
  today: Day,
): Promise<SearchAnswer> {
  const { events: all, others } = await search(app, text, locale, today);
  const events = all.filter(({ day }) => withPast || day === null || day >= today);
  const found = category === 'events' ? events : others;
  return {
    result: {
      hits: found.slice(offset, offset + limit).map((document) => hitOf(document, today)),
      count: found.length,
    },
    counts: {
      events: events.length,
      past: all.filter(({ day }) => day !== null && day < today).length,
      others: others.length,
    },
    corrected: null,
  };
}

/** What somebody may mean who has typed so far: what is coming, by its title, the best first. */
export async function suggestRecords(
  app: SearchServices,
  { text, locale, limit }: Pick<SearchQuery, 'text' | 'locale' | 'limit'>,
  today: Day,
): Promise<readonly SearchHit[]> {
  const { events, others } = await search(app, text, locale, today);
  return [...events.filter(({ day }) => day === null || day >= today), ...others]
    .slice(0, limit)
    .map((document) => hitOf(document, today));
}
