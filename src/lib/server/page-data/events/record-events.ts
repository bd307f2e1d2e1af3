import type { EventView } from '../../../views/event-view.ts';
import type { Group } from '../../services/programme/index-data.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { eventsTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';
import { listEvents } from './list-events.ts';

/**
 * How many events a page of another record lists. Where the programme has a
 * filter for it (series, rooms), the page links to the rest; a production or a
 * person with more dates ahead than this shows the next ones.
 */
const EVENTS_SHOWN = 60;

export interface RecordEvents {
  readonly events: readonly EventView[];
  readonly hasMore: boolean;
  /** Those of the groups that have any. */
  readonly ids: readonly number[];
}

/** The coming events of one group, or of several that are one to people (the rooms of a venue). */
export async function comingEvents(
  context: PageContext,
  group: Group,
  ids: readonly number[],
  limit = EVENTS_SHOWN,
): Promise<RecordEvents> {
  const { app, today } = context;
  context.shows(...ids.map((id) => eventsTag(group, id)));
  const index = await app.programme.read();
  const byId = ids.map((id) => {
    const { events } = findEvents(index, { groups: { [group]: id }, from: today }, 1, limit + 1);
    return { id, events };
  });
  const events = byId
    .flatMap(({ events }) => events)
    .sort((left, right) => left.date_start.localeCompare(right.date_start));
  const listedIds = events.slice(0, limit).map(({ id }) => id);
  return {
    events: await listEvents(listedIds, context),
    hasMore: events.length > limit,
    ids: byId.flatMap(({ id, events }) => (events.length > 0 ? [id] : [])),
  };
}
