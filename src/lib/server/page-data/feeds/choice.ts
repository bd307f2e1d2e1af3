import { textIn } from '../../../i18n/localized.ts';
import {
  chosenDays,
  programmeSearch,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import { FILTER_KEYS } from '../../../programme/filter-groups.ts';
import { listedEvents, type ListedEvent } from '../../repositories/programme.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { indexChoice } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { filterValue, numberLabels } from '../programme/filters.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { kindTag, programmeListTag, recordTag } from '../../services/cache-tags/tags.ts';

/** A feed holds at most so many events; calendars of more are of no use to people. */
export const EVENTS_IN_FEED = 300;

/** The coming events of one choice of the programme, for its feeds. */
export interface FeedChoice {
  readonly title: string;
  /** Absolute address of the same choice as a page. */
  readonly address: string;
  readonly events: readonly ListedEvent[];
}

export async function feedChoice(context: PageContext, query: ProgrammeQuery): Promise<FeedChoice> {
  const { app, today, data, locale, t } = context;
  context.shows(programmeListTag(query.filters), kindTag('settings'));
  const index = await app.programme.read();
  const choice = indexChoice(query, context);
  const days = chosenDays(query, today);
  const ids = findEvents(index, choice, 1, EVENTS_IN_FEED).events.map(({ id }) => id);
  // Children come along with their parents; in a feed each counts by its own days.
  const events = (await listedEvents(app.database.db, ids)).filter((event) => {
    const [first, last] = spanOf(event);
    return last >= choice.from && (days === null || (first <= days[1] && last >= days[0]));
  });
  for (const { id } of events) context.shows(recordTag('event', id));
  const names = FILTER_KEYS.flatMap((key) => {
    const id = query.filters[key];
    if (id === undefined) return [];
    const { tag, name } = filterValue(context, key, id);
    context.shows(tag);
    return name === null ? [] : [name];
  });
  return {
    title: [
      textIn(settingsOf(data).site_name, locale),
      t('programme:headline'),
      ...new Set(names),
      ...numberLabels(query, context).map(({ label }) => label),
    ].join(' · '),
    address: app.env.siteOrigin + pathTo('events', locale) + programmeSearch(query),
    events,
  };
}
