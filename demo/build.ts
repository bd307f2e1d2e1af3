import type { InputOf } from '../src/content/records/define.ts';
import { KINDS, type Kind, type Records } from '../src/content/records/kinds.ts';
import { articles } from './articles/index.ts';
import { articleCategories, articleTags, personCategories, productionTags } from './categories.ts';
import { attached } from './compose/attach.ts';
import { addDays, dayOf } from './days.ts';
import { recordMaker } from './event-record.ts';
import { programmeOf } from './events.ts';
import { forms } from './forms/index.ts';
import { genres } from './genres.ts';
import { legalTexts } from './legal.ts';
import { mediaRecords } from './media-records.ts';
import { demoMedia, type KeptFiles } from './media.ts';
import { menuItems } from './menus.ts';
import { moreDrafts } from './more-events.ts';
import { breakingNews } from './notices.ts';
import { openingExceptions, openingHours } from './opening.ts';
import { pages } from './pages/index.ts';
import { onProductions } from './pages/records/productions.ts';
import { onSeries } from './pages/records/series.ts';
import { onVenues } from './pages/records/venues.ts';
import { persons } from './persons.ts';
import { productions } from './productions.ts';
import { redirects } from './redirects.ts';
import { composers, repertoire } from './repertoire.ts';
import { rooms } from './rooms.ts';
import { seasonFinder, seasonsOf } from './seasons.ts';
import { series } from './series.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { sharedSections } from './shared-sections.ts';
import { snippets } from './snippets.ts';
import { tags } from './tags.ts';
import { teasersAround } from './teasers.ts';
import { types } from './types.ts';
import { venues } from './venues.ts';
import { tierOf } from './price-tiers.ts';

/** All records of the demo venue by kind; references name the ids given here. */
export type DemoContent = {
  readonly [K in Kind]: readonly (InputOf<Records[K]> & { readonly id: number })[];
};

/** No records of any kind. */
export const NO_CONTENT = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as {
  readonly [K in Kind]: readonly never[];
};

const DAYS_BACK = 60;
const DAYS_AHEAD = 365;

/**
 * The demo venue «Konzerthaus Morgenfeld» as it looks on the day of `now` in
 * Berlin: some 300 events over about 14 months. The same day gives the same content.
 * @param options.events the least number of events, for scale tests
 * @param options.kept the pictures and films that the library keeps
 */
export function buildDemo(
  now: Date,
  options: { readonly events?: number; readonly kept?: KeptFiles } = {},
): DemoContent {
  const today = dayOf(now);
  const { kept = new Map() } = options;
  const use = demoMedia(kept);
  const span = { today, from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const programme = programmeOf(span);
  const missing = Math.max(0, (options.events ?? 0) - programme.length);
  const more = moreDrafts(missing, programme.length + 1, span);

  const makeRecord = recordMaker({ today, seasonOf: seasonFinder(span.from, span.to) });
  let place = 0;
  const events = [...programme, ...more].map((draft) => {
    const isCounted =
      draft.day >= today &&
      draft.ticketed &&
      !draft.allDay &&
      draft.eventType === '1-single' &&
      tierOf(draft.concept.prices).groups.length > 0;
    if (!isCounted) return makeRecord(draft, -1);
    place += 1;
    return makeRecord(draft, place - 1);
  });

  const seasons = seasonsOf(span.from, span.to);
  const season =
    seasons.find((one) => (one.first_day ?? '') <= today && today <= (one.last_day ?? ''))?.id ??
    null;
  return {
    ...NO_CONTENT,
    venue: attached(venues.list, onVenues(use)),
    room: rooms.list,
    exhibition_type: types.list,
    tag: tags.list,
    genre: genres.list,
    season: seasons,
    series: attached(series.list, onSeries(use)).map((one) => ({ ...one, season })),
    production: attached(productions.list, onProductions(use)).map((one) => ({ ...one, season })),
    person: persons.list,
    composer: composers.list,
    work: repertoire.list,
    event: events,
    teaser: teasersAround(today),
    breaking_news: breakingNews,
    opening_hours: openingHours,
    opening_hours_exception: openingExceptions(today),
    legal_text: legalTexts,
    media: mediaRecords(kept),
    production_tag: productionTags.list,
    person_category: personCategories.list,
    article_category: articleCategories.list,
    article_tag: articleTags.list,
    article: articles(today, use),
    shared_section: sharedSections,
    page: pages(today, use),
    form: forms.list,
    html_snippet: snippets,
    menu_item: menuItems(),
    redirect: redirects,
    consent_service: services,
    settings: [settings],
  };
}
