import { z } from 'zod';
import { event } from '../../../../content/records/event.ts';
import { apiShape } from '../../../../content/records/answer-shape.ts';
import { apiRecord } from '../../../../content/records/shape.ts';
import { apiPath } from '../../../routing/api-routes.ts';
import { firstDayOfMonth, lastDayOfMonth } from '../../../dates/calendar.ts';
import { dayForAddress, moveDay } from '../../../dates/dates.ts';
import { numberFromAddress } from '../../../programme/programme-query.ts';
import { failure, success } from '../../../result.ts';
import { indexChoice } from '../../page-data/events/list-events.ts';
import { listedEvents, seatGroupsOf, type ListedEvent } from '../../repositories/programme.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { saleOf } from '../../services/booking/sale.ts';
import { availableDays, findEvents } from '../../services/programme/programme-index.ts';
import { childrenHavePages } from '../../../programme/event-types.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { programmeListTag, recordTag } from '../../services/cache-tags/tags.ts';
import {
  CALENDAR_KEYS,
  FILTER_KEYS,
  NUMBER_FILTERS,
  type FilterKey,
  type NumberKey,
} from '../../../programme/filter-groups.ts';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { endpoint } from '../core/endpoint.ts';
import { publicSeatGroups, seatGroupsShape } from './seat-groups.ts';
import { date, number, paged, pagedShape, paging } from '../core/paging.ts';

/** The query keys of these groups, each a number. */
const numbers = <Key extends FilterKey>(keys: readonly Key[]): Record<Key, typeof number> =>
  Object.fromEntries(keys.map((key) => [key, number])) as Record<Key, typeof number>;

/** When, for whom, how much: a number within the limits of its row. */
const whenForWhom = Object.fromEntries(
  NUMBER_FILTERS.map(({ key, least, most }) => [
    key,
    z
      .string()
      .meta({ type: 'integer', minimum: least, maximum: most })
      .refine((text) => text === '' || numberFromAddress(key, text) !== null, MESSAGES.wholeNumber)
      .transform((text) => (text === '' ? undefined : Number(text)))
      .optional(),
  ]),
) as Record<NumberKey, typeof number>;

/** How many days ahead the calendar answers when no date is asked for. */
const CALENDAR_DAYS = 400;

/** Leaves out what was not asked for. */
function given<Values extends Record<string, number | undefined>>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Record<keyof Values, number>;
}

export const eventShape = apiShape(event, true).extend({
  link: z.string().nullable(),
  seat_groups: seatGroupsShape,
});
export const listedShape = eventShape.extend({ children: z.array(eventShape) });

/** Events as lists of the API have them, each with its children, by date. */
export async function eventAnswers(context: PageContext, ids: readonly number[]) {
  const { app, locale } = context;
  const { byId } = await app.programme.read();
  const { db } = app.database;
  const rows = await listedEvents(db, ids);
  const seats = await seatGroupsOf(
    db,
    rows.map(({ id }) => id),
  );
  const children = Map.groupBy(rows, (row) => row.parent);
  const answerOf = (row: ListedEvent, hasPage: boolean) => {
    context.shows(recordTag('event', row.id));
    return {
      ...apiRecord(event, { ...row, ...pick(byId.get(row.id)) }, locale, true),
      id: row.id,
      // As the stock has it, and as the pages say it.
      status: saleOf(row, context).status,
      seat_groups: publicSeatGroups(seats.get(row.id) ?? []),
      link: hasPage ? detailPath('event', row, locale) : null,
    };
  };
  return rows
    .filter((row) => ids.includes(row.id))
    .map((row) => ({
      ...answerOf(row, true),
      children: (children.get(row.id) ?? []).map((child) =>
        answerOf(child, childrenHavePages(row)),
      ),
    }));
}

export const events = endpoint({
  summary: 'Coming events by date, each with its child events',
  query: z.object({ date, ...paging, ...numbers(FILTER_KEYS), ...whenForWhom }),
  answer: pagedShape(listedShape),
  missing: 'There is no such page of the list',
  async load(context, { date: day, page, page_size: size, ...chosen }) {
    const { app, locale } = context;
    const { days, age, price, access, ...groupIds } = chosen;
    const groups = given(groupIds);
    const limits = given({ days, age, price, access });
    context.shows(programmeListTag(groups));
    const index = await app.programme.read();
    const choice = indexChoice({ date: day ?? null, filters: groups, numbers: limits }, context);
    const matches = findEvents(index, choice, page, size);
    if (page > 1 && matches.events.length === 0)
      return failure('not_found', context.t('api:noListPage'));
    const ids = matches.events.map(({ id }) => id);
    const results = await eventAnswers(context, ids);
    const query = { ...(day && { date: dayForAddress(day) }), ...groups, ...limits };
    return success(
      paged({ path: apiPath('events', locale), query, page, size }, matches.count, results),
    );
  },
});

const LINKS = ['tags', 'series', 'genres', 'persons'] as const;
const pick = (links: Readonly<Record<(typeof LINKS)[number], readonly number[]>> | undefined) =>
  Object.fromEntries(LINKS.map((field) => [field, links?.[field] ?? []]));

export const calendar = endpoint({
  summary: 'Days that have events: of the month of a date, or of the time ahead',
  query: z.object({ date, ...numbers(CALENDAR_KEYS) }),
  answer: z.array(z.iso.date()),
  async load(context: PageContext, { date: day, ...chosen }) {
    const { app, today } = context;
    const groups = given(chosen);
    context.shows(programmeListTag(groups));
    const index = await app.programme.read();
    if (day === undefined)
      return success(availableDays(index, { groups, from: today }, moveDay(today, CALENDAR_DAYS)));
    const [first, last] = [firstDayOfMonth(day), lastDayOfMonth(day)];
    return success(availableDays(index, { groups, from: first > today ? first : today }, last));
  },
});
