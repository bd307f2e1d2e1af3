import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const RECORD_ID = { id: '[1-9]\\d{0,8}' } as const;

/** The pages of the box office: today's events, what changes of them, and the sheet of a day. */
export const HUB_BOX_OFFICE_ROUTES = {
  'hub-today': route('cms-hub/today', {
    page: '_box-office/today.astro',
    query: ['day'],
    ...PRIVATE,
  }),
  'hub-sheet': route('cms-hub/today/sheet', {
    page: '_box-office/sheet.astro',
    query: ['day'],
    ...PRIVATE,
  }),
  'hub-alert': route('cms-hub/today/alert', {
    page: '_box-office/alert.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-hours': route('cms-hub/today/hours', {
    page: '_box-office/hours.astro',
    query: ['day', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-event-status': route('cms-hub/event/[id]/status', {
    page: '_box-office/status.astro',
    query: ['to', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
    where: RECORD_ID,
  }),
} as const satisfies Record<string, RouteRow>;
