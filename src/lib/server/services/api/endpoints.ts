import { z } from 'zod';
import type { ApiName } from '../../../api-routes.ts';
import { success } from '../../../result.ts';
import type { Endpoint } from './endpoint.ts';
import { calendar, events } from './events.ts';
import { openApi } from './openapi.ts';
import {
  breakingNews,
  listOf,
  openingHoursToday,
  redirects,
  settings,
  teasers,
} from './records.ts';

type Described = Exclude<ApiName, 'openapi'>;

const described: Readonly<Record<Described, Endpoint>> = {
  events,
  calendar,
  teasers,
  rooms: listOf('room', 'Rooms («Location» filter)'),
  'exhibition-types': listOf('exhibition_type', 'Types of events («Exhibition Type» filter)'),
  'event-tags': listOf('tag', 'Tags of events'),
  series: listOf('series', 'Subscription series'),
  genres: listOf('genre', 'Genres'),
  seasons: listOf('season', 'Seasons'),
  'opening-hours-today': openingHoursToday,
  'breaking-news': breakingNews,
  redirect: redirects,
  settings,
};

/** Every call of the API by its name in the route table. */
export const ENDPOINTS: Readonly<Record<ApiName, Endpoint>> = {
  ...described,
  openapi: {
    summary: 'This description',
    query: z.object({}),
    answer: z.record(z.string(), z.unknown()),
    load: (context) => Promise.resolve(success(openApi(described, context.house.env.siteOrigin))),
  },
};
