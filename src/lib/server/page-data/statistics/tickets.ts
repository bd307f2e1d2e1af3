import type { EventStatus } from '../../../../content/records/event.ts';
import { instantText, startOfDay } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import {
  eventsWithoutTicketId,
  eventsWithTicketId,
  sharedTicketIds,
  type TicketEvent,
} from '../../repositories/dashboard/ticket-events.ts';
import { isSelling, saleOf } from '../../services/booking/sale.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './max-listed.ts';

function eventOf(row: TicketEvent, context: PageContext) {
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
}

/**
 * Coming events and their ids in the ticketing system, one page of them.
 * @returns null where there are not so many pages
 */
export async function ticketStatistics(
  context: PageContext,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const { app, today } = context;
  const { db } = app.database;
  const since = instantText(startOfDay(today));
  const part = { limit: size, offset: (page - 1) * size };
  const { count, results } = await eventsWithTicketId(db, since, part);
  if (page > Math.max(1, Math.ceil(count / size))) return null;
  const without = await eventsWithoutTicketId(db, since, { limit: MAX_LISTED, offset: 0 });
  return {
    count,
    results: results.map((row) => eventOf(row, context)),
    duplicates: await sharedTicketIds(db, MAX_LISTED),
    without_id: {
      count: without.count,
      results: without.results.map((row) => eventOf(row, context)),
    },
  };
}
