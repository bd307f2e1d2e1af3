import { z } from 'zod';
import { EVENT_STATUSES, type EventStatus } from '../../../../../content/records/event.ts';
import { startOfDay, instantText } from '../../../../dates/dates.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { failure, success } from '../../../../result.ts';
import { apiPath } from '../../../../routing/api-routes.ts';
import { detailPath } from '../../../../routing/record-routes.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import {
  eventsWithoutTicketId,
  eventsWithTicketId,
  sharedTicketIds,
  type TicketEvent,
} from '../../../repositories/dashboard/ticket-events.ts';
import { isSelling, saleOf } from '../../../services/booking/sale.ts';
import { paged, pagedShape, paging } from '../../core/paging.ts';
import { dashboardCall, MOST_LISTED } from './dashboard-call.ts';

const event = z.object({
  id: z.int(),
  title: z.string(),
  date_start: z.iso.datetime(),
  id_jet: z.string().nullable(),
  is_online: z.boolean(),
  status: z.enum(EVENT_STATUSES).meta({ description: 'As its page says it right now' }),
  is_selling: z.boolean(),
  ticket_url: z.string().nullable(),
  link: z.string(),
});

const eventOf = (row: TicketEvent, context: PageContext): z.output<typeof event> => {
  const { locale } = context;
  const title = { de: row.title_de, en: row.title_en };
  const sale = saleOf({ ...row, status: row.status as EventStatus }, context);
  return {
    id: row.id,
    title: textIn(title, locale),
    date_start: row.date_start,
    id_jet: row.id_jet,
    is_online: row.is_online === 1,
    status: sale.status,
    is_selling: isSelling(sale),
    ticket_url: row.ticket_url,
    link: detailPath('event', { id: row.id, title }, locale),
  };
};

export const idserviceEvents = dashboardCall({
  summary: 'Dashboard: coming events and their ids in the ticketing system',
  query: z.object(paging),
  answer: pagedShape(event).extend({
    duplicates: z
      .array(z.object({ id_jet: z.string(), events: z.array(z.int()) }))
      .meta({ description: 'Ids that several events have' }),
    without_id: z
      .object({ count: z.int(), results: z.array(event) })
      .meta({ description: 'Public events that cost something and cannot be booked here' }),
  }),
  async load(context, { page, page_size: size }) {
    const { app, today, locale } = context;
    const { db } = app.database;
    const since = instantText(startOfDay(today));
    const part = { limit: size, offset: (page - 1) * size };
    const { count, results } = await eventsWithTicketId(db, since, part);
    if (page > Math.max(1, Math.ceil(count / size)))
      return failure('not_found', context.t('api:noListPage'));
    const first = { limit: MOST_LISTED, offset: 0 };
    const without = await eventsWithoutTicketId(db, since, first);
    const path = apiPath('dashboard-idservice-events', locale);
    const listed = results.map((row) => eventOf(row, context));
    return success({
      ...paged({ path, query: {}, page, size }, count, listed),
      duplicates: await sharedTicketIds(db, MOST_LISTED),
      without_id: {
        count: without.count,
        results: without.results.map((row) => eventOf(row, context)),
      },
    });
  },
});
