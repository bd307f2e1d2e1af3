import type { EventEntity } from '../../../../content/records/event.ts';
import { chosenDays, firstDay, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import type { EventView } from '../../../views/event-view.ts';
import { listedEvents, type ListedEvent } from '../../repositories/programme.ts';
import { recordById } from '../../repositories/records.ts';
import { recordTag, eventsTag } from '../../services/cache-tags/tags.ts';
import type { Group } from '../../services/programme/index-data.ts';
import { findEvents, type Choice } from '../../services/programme/programme-index.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { eventView } from './event-views.ts';

/** What visitors chose, as the programme's index is asked for it. */
export function indexChoice(
  query: Pick<ProgrammeQuery, 'date' | 'filters' | 'numbers'>,
  { today, data }: Pick<PageContext, 'today' | 'data'>,
): Choice {
  const days = chosenDays(query, today);
  const { age, price, access } = query.numbers;
  const hasLimits = age !== undefined || price !== undefined || access !== undefined;
  const { booking_fee: fee } = settingsOf(data).ticketing;
  return {
    groups: query.filters,
    day: days?.[0] ?? null,
    until: days?.[1] ?? null,
    from: firstDay(query.date, today),
    limits: hasLimits ? { ...query.numbers, fee } : null,
  };
}

/** One event with all its fields; null for an unknown or offline id. */
export async function onlineEvent(context: PageContext, id: number): Promise<EventEntity | null> {
  context.shows(recordTag('event', id));
  const edited = context.edited?.record('event', id);
  if (edited !== undefined) return edited;
  const event = await recordById(context.app.database.db, 'event', id);
  return event?.is_online === true ? event : null;
}

type Row = ListedEvent & { readonly genres: readonly number[] };

/** With the event that an editor works on as it stands in the draft, also while it is offline. */
function asEdited(
  { edited }: PageContext,
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] {
  const drafts = ids.flatMap((id) => edited?.record('event', id) ?? []);
  return [...rows.filter((row) => !drafts.some(({ id }) => id === row.id)), ...drafts];
}

/**
 * Events as lists show them, each with its children, in the order of `ids`.
 * What an earlier page made is used again; the others come with one query.
 */
export async function listEvents(
  ids: readonly number[],
  context: PageContext,
): Promise<readonly EventView[]> {
  const { app, data, locale, now, today } = context;
  const circumstances = { generation: data.generation, today };
  const views = new Map<number, EventView>();
  const missing: number[] = [];
  for (const id of ids) {
    const noted = app.eventViews.get(id, locale, now, circumstances);
    if (noted === null) missing.push(id);
    else {
      context.includes(noted);
      views.set(id, noted.view);
    }
  }
  const started = app.eventViews.changes;
  const { byId } = await app.programme.read();
  // Lists read no genres; the index has them.
  const listed = (await listedEvents(app.database.db, missing)).map((row) => ({
    ...row,
    genres: byId.get(row.id)?.genres ?? [],
  }));
  const rows = asEdited(context, listed, missing);
  const byParent = Map.groupBy(rows, (row) => row.parent);
  for (const row of rows) {
    if (!missing.includes(row.id)) continue;
    const own = context.fork();
    const children = row.event_type_new === '1-single' ? [] : (byParent.get(row.id) ?? []);
    const view = eventView(row, own, children);
    views.set(row.id, view);
    context.includes(own.note);
    // What was read before a change must not stay for after it.
    if (app.eventViews.changes === started)
      app.eventViews.set(row.id, locale, { view, ...own.note }, circumstances);
  }
  return ids.flatMap((id) => views.get(id) ?? []);
}

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
