import { z } from 'zod';
import { EVENT_STATUSES } from '../../../../../content/records/event.ts';
import { MEDIA_TYPES } from '../../../../../content/records/media.ts';
import { LOCALES } from '../../../../constants.ts';
import { success, failure } from '../../../../result.ts';
import { apiPath } from '../../../../routing/api-routes.ts';
import { mediaStatistics } from '../../../page-data/statistics/media.ts';
import { ticketStatistics } from '../../../page-data/statistics/tickets.ts';
import { paged, pagedShape, paging } from '../../core/paging.ts';
import { dashboardCall } from './site.ts';

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
    const statistics = await ticketStatistics(context, { page, size });
    if (statistics === null) return failure('not_found', context.t('api:noListPage'));
    const { count, results, duplicates, without_id } = statistics;
    const path = apiPath('dashboard-idservice-events', context.locale);
    const request = { path, query: {}, page, size };
    return success({ ...paged(request, count, results), duplicates, without_id });
  },
});

const file = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(MEDIA_TYPES),
  src: z.string(),
  bytes: z.int(),
});
const sum = { count: z.int(), bytes: z.int() };

export const celumOverview = dashboardCall({
  summary: 'Dashboard: the media library as an overview of digital assets',
  query: z.object({}),
  answer: z.object({
    ...sum,
    types: z.array(z.object({ type: z.enum(MEDIA_TYPES), ...sum })),
    without_alt: z
      .object({
        count: z.int(),
        results: z.array(file.extend({ missing: z.array(z.enum(LOCALES)) })),
      })
      .meta({ description: 'Pictures that say nothing to whoever does not see them' }),
    unused: z
      .object({ ...sum, results: z.array(file) })
      .meta({ description: 'Files that no record and no draft names' }),
  }),
  load: async (context) => success(await mediaStatistics(context)),
});
