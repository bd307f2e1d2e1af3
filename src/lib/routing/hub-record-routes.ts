import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const OF_RECORD = { where: { id: '[1-9]\\d{0,8}' } } as const;

/** The pages of a kind's records beside its list and its forms, and of the notes on them, a row each. */
export const HUB_RECORD_ROUTES = {
  // Where a shared section is written; visitors read it on the pages that show it.
  'shared-section': route('preview/sections/[id]', {
    page: '_preview/section.astro',
    where: { id: '[1-9]\\d{0,8}' },
    shows: { as: 'detail', kind: 'shared_section' },
    ...PRIVATE,
  }),
  'hub-list-csv': route('cms-hub/[list]/list.csv', {
    page: '_hub/records/list.csv.ts',
    ...PRIVATE,
  }),
  'hub-duplicate': route('cms-hub/[list]/[id]/duplicate', {
    page: '_hub/records/duplicate.ts',
    methods: ['POST'],
    ...PRIVATE,
    ...OF_RECORD,
  }),
  'hub-history': route('cms-hub/[list]/[id]/history', {
    page: '_hub/records/history.astro',
    query: ['version', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
    ...OF_RECORD,
  }),
  'hub-note': route('cms-hub/notes/[id]', {
    page: '_hub/notes/note.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
    ...OF_RECORD,
  }),
  'hub-note-page': route('cms-hub/notes/[id]/page', {
    page: '_hub/notes/page.ts',
    ...PRIVATE,
    ...OF_RECORD,
  }),
} as const satisfies Record<string, RouteRow>;
