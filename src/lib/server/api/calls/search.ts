import { z } from 'zod';
import { KINDS } from '../../../../content/records/kinds.ts';
import { EVENT_PAGE_SIZE, MAX_SUGGESTIONS } from '../../../constants.ts';
import { formatDay } from '../../../dates/dates.ts';
import { renditionAt } from '../../../media/picture.ts';
import { posterPath } from '../../../poster/poster.ts';
import { failure, success } from '../../../result.ts';
import { apiPath } from '../../../routing/api-routes.ts';
import { textOf } from '../../../search/mark.ts';
import { cleanQuery } from '../../../search/query-text.ts';
import type { SearchCategory, SearchHit } from '../../../search/search-result.ts';
import type { Suggestion } from '../../../search/suggestion.ts';
import type { Picture } from '../../../views/event-view.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { hitPictures, kindLabel, reasonView } from '../../page-data/search/hits.ts';
import { findRecords, openSearch, suggestRecords } from '../../services/search/find.ts';
import { endpoint } from '../core/endpoint.ts';
import { paged, pagedShape, paging } from '../core/paging.ts';
import { eventAnswers, listedShape } from './events.ts';

/** What somebody looks for: any text, cut and cleaned; without it nothing is found. */
const query = z.string().default('').transform(cleanQuery);
/** `1`: events that are over, too, behind those that are coming. */
const past = z
  .string()
  .meta({ enum: ['1'] })
  .transform((text) => text === '1')
  .default(false);

const segmentsShape = z.array(z.object({ text: z.string(), is_match: z.boolean() }));
const reasonShape = z
  .object({ field: z.string(), label: z.string().nullable(), text: segmentsShape })
  .nullable();
const kindShape = { kind: z.enum(KINDS), kind_label: z.string() };
const eventHitShape = listedShape.extend({ reason: reasonShape });
const otherHitShape = z.object({
  id: z.int(),
  ...kindShape,
  title: z.string(),
  link: z.string(),
  image: z.string().nullable(),
  reason: reasonShape,
});
const suggestionShape = z.object({
  title: z.string(),
  url: z.string(),
  ...kindShape,
  date: z.iso.date().nullable(),
  date_label: z.string().nullable(),
  image: z.string().nullable(),
});

/** As wide as a small picture is shown, in device pixels. */
const THUMB_WIDTH = 320;

const thumbOf = (picture: Picture | undefined): string | null => {
  if (picture === undefined) return null;
  const { image, poster } = picture;
  return image === null ? posterPath(poster.theme, poster) : renditionAt(image, THUMB_WIDTH);
};

const reasonAnswer = (context: PageContext, { reason }: SearchHit) => {
  const view = reasonView(context, reason);
  if (reason === null || view === null) return null;
  const text = view.text.map((part) => ({ text: part.text, is_match: part.isMatch }));
  return { field: reason.field, label: view.label, text };
};

/** What is found of a category, as the API answers it, the best first. */
async function hitAnswers(
  context: PageContext,
  category: SearchCategory,
  hits: readonly SearchHit[],
): Promise<readonly unknown[]> {
  if (category === 'events') {
    const events = await eventAnswers(
      context,
      hits.map(({ id }) => id),
    );
    const byId = new Map(events.map((event) => [event.id, event]));
    return hits.flatMap((hit) => {
      const event = byId.get(hit.id);
      // Its own page, also where it is an event of another one.
      const own = { link: hit.href, reason: reasonAnswer(context, hit) };
      return event === undefined ? [] : [{ ...event, ...own }];
    });
  }
  const pictures = await hitPictures(context, hits);
  return hits.map((hit) => ({
    id: hit.id,
    kind: hit.kind,
    kind_label: kindLabel(context, hit.kind),
    title: textOf(hit.title),
    link: hit.href,
    image: thumbOf(pictures.get(hit)),
    reason: reasonAnswer(context, hit),
  }));
}

/** One category in pages, as every list of the API is. */
const categoryCall = (category: SearchCategory, summary: string, shape: z.ZodType) =>
  endpoint({
    summary,
    query: z.object({ query, past, ...paging }),
    answer: pagedShape(shape),
    missing: 'There is no such page of the list',
    async load(context, asked) {
      const { app, locale, today } = context;
      const { query: text, past: withPast, page, page_size: size } = asked;
      const part = { category, offset: (page - 1) * size, limit: size };
      const { result } = await findRecords(app, { text, locale, withPast, ...part }, today);
      const { hits, count } = result;
      if (page > Math.max(1, Math.ceil(count / size)))
        return failure('not_found', context.t('api:noListPage'));
      const path = apiPath(`search-${category}`, context.locale);
      const keys = { query: asked.query, past: asked.past ? 1 : undefined };
      const results = await hitAnswers(context, category, hits);
      return success(paged({ path, query: keys, page, size }, count, results));
    },
  });

export const searchEvents = categoryCall('events', 'Events that are found', eventHitShape);
export const searchOthers = categoryCall(
  'others',
  'Whatever else is found: productions, articles, pages, people …',
  otherHitShape,
);

const partShape = (shape: z.ZodType) => z.object({ count: z.int(), results: z.array(shape) });

const searchShape = z.object({
  query: z.string(),
  corrected: z.string().nullable(),
  events: partShape(eventHitShape).extend({ past: z.int() }),
  others: partShape(otherHitShape),
});

export const search = endpoint({
  summary:
    'The best events and the best of everything else; `corrected`: what was looked for instead',
  query: z.object({ query, past }),
  answer: searchShape,
  searched(answer) {
    const { query: text, events, others } = answer as z.output<typeof searchShape>;
    return { text, isFound: events.count + events.past + others.count > 0 };
  },
  async load(context, asked) {
    const { app, locale, today } = context;
    const { query: text, past: withPast } = asked;
    const ask = await openSearch(app, { text, locale, withPast }, today);
    const first = { offset: 0, limit: EVENT_PAGE_SIZE };
    const events = await ask({ category: 'events', ...first });
    const others = await ask({ category: 'others', ...first });
    const { counts, corrected } = events;
    return success({
      query: text,
      corrected,
      events: {
        count: counts.events,
        past: counts.past,
        results: await hitAnswers(context, 'events', events.result.hits),
      },
      others: {
        count: counts.others,
        results: await hitAnswers(context, 'others', others.result.hits),
      },
    });
  },
});

export const autocomplete = endpoint({
  summary: 'What somebody may mean who has typed so far; an empty text asks nothing',
  query: z.object({ query }),
  answer: z.array(suggestionShape),
  async load(context, { query: text }) {
    const { app, locale, today } = context;
    const asked = { text, locale, limit: MAX_SUGGESTIONS };
    const hits = await suggestRecords(app, asked, today);
    const pictures = await hitPictures(context, hits);
    return success(
      hits.map((hit): Suggestion => {
        const first = hit.days?.first ?? null;
        return {
          title: textOf(hit.title),
          url: hit.href,
          kind: hit.kind,
          kind_label: kindLabel(context, hit.kind),
          date: first,
          date_label: first && formatDay(first, locale, 'short'),
          image: thumbOf(pictures.get(hit)),
        };
      }),
    );
  },
});
