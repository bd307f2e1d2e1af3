import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { instantText, type Day } from '../../../dates/dates.ts';
import { markTitle, reasonIn } from '../../../search/mark.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../../search/search-result.ts';
import type { Synonyms } from '../../../search/synonyms.ts';
import type { OpenDatabase } from '../../db/open.ts';
import {
  candidates,
  textsOf,
  type Candidate,
  type Choice,
} from '../../repositories/search/candidates.ts';
import type { FieldText } from './documents/module-texts.ts';
import { planSearch, type SearchPlan } from './query/plan.ts';

/** What searching needs of the application. */
interface SearchServices {
  readonly database: OpenDatabase;
  /** What the venue says means the same. */
  readonly synonyms: (locale: Locale) => Promise<Synonyms>;
  readonly now: () => Date;
}

/** What a search is made with. */
interface Search {
  readonly app: SearchServices;
  readonly plan: SearchPlan;
  readonly locale: Locale;
  readonly today: Day;
  readonly now: string;
}

type Part = Choice['part'];

/** What matches in some parts, one after the other, and in each the best matches first. */
async function best(
  { app, plan, today, now }: Search,
  parts: readonly Part[],
  limit: number,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const part of parts)
    for (const step of plan.steps) {
      const left = limit - found.length;
      if (left <= 0) return found;
      const choice = { part, today, now, phrase: plan.phrase, limit: left };
      found.push(...(await candidates(app.database.db, step, choice)));
    }
  return found;
}

async function hitsOf(
  { app, plan, locale, today }: Search,
  found: readonly Candidate[],
): Promise<readonly SearchHit[]> {
  const titled = found.map((one) => ({ ...one, marked: markTitle(one.title, plan.forms, locale) }));
  // Where the title says it all, no text is read.
  const lacking = titled.filter(({ marked }) => marked.has.size < plan.forms.length);
  const texts = await textsOf(
    app.database.db,
    lacking.map(({ id }) => id),
  );
  return titled.map(({ id, kind, record, href, first_day: first, last_day: last, marked }) => {
    const fieldTexts = JSON.parse(texts.get(id) ?? '[]') as readonly FieldText[];
    return {
      kind: kind as Kind,
      id: record,
      title: marked.segments,
      href,
      days: first === null || last === null ? null : { first, last },
      isPast: last !== null && last < today,
      reason: reasonIn(fieldTexts, plan.forms, marked.has, locale),
    };
  });
}

const NOTHING: SearchAnswer = {
  result: { hits: [], count: 0 },
  counts: { events: 0, past: 0, others: 0 },
  corrected: null,
  single: [],
};

/** A search that was looked for: pages of both categories are read from it. */
export type OpenSearch = (
  part: Pick<SearchQuery, 'category' | 'offset' | 'limit'>,
) => Promise<SearchAnswer>;

/** Looks for what was typed, once for all that is shown of it. */
export async function openSearch(
  app: SearchServices,
  { text, locale, withPast }: Pick<SearchQuery, 'text' | 'locale' | 'withPast'>,
  today: Day,
): Promise<OpenSearch> {
  const now = instantText(app.now());
  const synonyms = await app.synonyms(locale);
  const plan = await planSearch(text, { db: app.database.db, locale, now, today, synonyms });
  if (plan === null) return () => Promise.resolve(NOTHING);
  const { coming, past, others } = plan.counts;
  const counts = { events: coming + (withPast ? past : 0), past, others };
  const eventParts: readonly Part[] = withPast ? ['coming', 'past'] : ['coming'];
  const search: Search = { app, plan, locale, today, now };
  return async ({ category, offset, limit }) => {
    const parts = category === 'events' ? eventParts : (['others'] as const);
    const count = counts[category];
    // Whoever asks for a page far behind the last one is not searched for.
    const found = offset < count ? await best(search, parts, offset + limit) : [];
    const hits = await hitsOf(search, found.slice(offset));
    const { corrected, single } = plan;
    return { result: { hits, count }, counts, corrected, single };
  };
}

/** What is found of a category, the best first, and how much of each there is. */
export async function findRecords(
  app: SearchServices,
  query: SearchQuery,
  today: Day,
): Promise<SearchAnswer> {
  const search = await openSearch(app, query, today);
  return search(query);
}

/** Of the suggestions at most so many are events, where there are others as well. */
const EVENTS_OF = (limit: number): number => Math.ceil((limit * 2) / 3);

/** What somebody may mean who has typed so far: what is coming first, each the best first. */
export async function suggestRecords(
  app: SearchServices,
  { text, locale, limit }: Pick<SearchQuery, 'text' | 'locale' | 'limit'>,
  today: Day,
): Promise<readonly SearchHit[]> {
  const now = instantText(app.now());
  const plan = await planSearch(text, {
    db: app.database.db,
    locale,
    now,
    today,
    synonyms: await app.synonyms(locale),
    shortestPrefix: 1,
    isCounted: false,
  });
  if (plan === null) return [];
  const search: Search = { app, plan, locale, today, now };
  // The same concert on several evenings is one suggestion: its next one.
  const events = eachOnce(await best(search, ['coming'], limit * DATES_OF_ONE)).slice(0, limit);
  const others = await best(search, ['others'], limit);
  const eventCount = Math.max(EVENTS_OF(limit), limit - others.length);
  const shown = events.slice(0, eventCount);
  return hitsOf(search, [...shown, ...others.slice(0, limit - shown.length)]);
}

/** How many dates of one concert are looked over to find another one. */
const DATES_OF_ONE = 5;

function eachOnce(found: readonly Candidate[]): readonly Candidate[] {
  const titles = new Set<string>();
  return found.filter(({ title }) => !titles.has(title) && titles.add(title));
}
