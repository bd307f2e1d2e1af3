import { HUB_TOOLS_ROUTES } from './hub-tools-routes.ts';
import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const STATISTICS =
  'site|page-activities|search-keywords|celum-overview|idservice-events|versions|error-log';

/** The media library and the statistics of the venue, a row each. */
const HUB_LIBRARY_ROUTES = {
  'hub-media': route('cms-hub/media', {
    page: '_hub/media/list.astro',
    query: ['q', 'type', 'tag', 'show', 'view', 'after', 'before', 'new', 'known', 'undo', 'done'],
    ...PRIVATE,
  }),
  'hub-media-upload': route('cms-hub/media/upload', {
    page: '_hub/media/upload.astro',
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-media-due': route('cms-hub/media/due', { page: '_hub/media/due.astro', ...PRIVATE }),
  'hub-media-file': route('cms-hub/media/[id]', {
    page: '_hub/media/file.astro',
    query: ['done', 'places', 'known'],
    ...WITH_FORM,
    ...PRIVATE,
    where: { id: '[1-9]\\d{0,8}' },
  }),
  'hub-statistics': route('cms-hub/figures', { page: '_hub/statistics/index.astro', ...PRIVATE }),
  'hub-statistic-csv': route('cms-hub/figures/[statistic]/figures.csv', {
    page: '_hub/statistics/statistic.csv.ts',
    query: ['days', 'page'],
    ...PRIVATE,
    where: { statistic: STATISTICS },
  }),
  'hub-statistic': route('cms-hub/figures/[statistic]', {
    page: '_hub/statistics/statistic.astro',
    query: ['days', 'page'],
    ...PRIVATE,
    where: { statistic: STATISTICS },
  }),
} as const satisfies Record<string, RouteRow>;

const OF_RECORD = { where: { id: '[1-9]\\d{0,8}' } } as const;

/** The pages of a kind's records beside its list and its forms, and of the notes on them, a row each. */
const HUB_RECORD_ROUTES = {
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

const RECORD_ID = { id: '[1-9]\\d{0,8}' } as const;

/** The pages of the box office: today's events, what changes of them, and the sheet of a day. */
const HUB_BOX_OFFICE_ROUTES = {
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

const RECORD = {
  page: '_hub/records/record.astro',
  query: ['done', 'from', 'below'],
  ...WITH_FORM,
  ...PRIVATE,
} as const;

const OF_FORM = { where: { id: '[1-9]\\d{0,8}' } } as const;

/** The pages of the editors' hub, a row each. What is listed is a row of `HUB_LISTS`. */
export const HUB_ROUTES = {
  ...HUB_TOOLS_ROUTES,
  ...HUB_RECORD_ROUTES,
  ...HUB_BOX_OFFICE_ROUTES,
  hub: route('cms-hub', { page: '_hub/overview.astro', ...PRIVATE }),
  ...HUB_LIBRARY_ROUTES,
  'hub-begin-page': route('cms-hub/begin-page', {
    page: '_hub/begin-page.ts',
    methods: ['POST'],
    ...PRIVATE,
  }),
  'hub-entries': route('cms-hub/entries/[id]', {
    page: '_hub/entries.astro',
    query: ['q', 'page', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
    ...OF_FORM,
  }),
  'hub-entries-csv': route('cms-hub/entries/[id]/entries.csv', {
    page: '_hub/entries.csv.ts',
    ...PRIVATE,
    ...OF_FORM,
  }),
  'hub-entry': route('cms-hub/entries/[id]/[entry]', {
    page: '_hub/entry.astro',
    ...PRIVATE,
    where: { ...OF_FORM.where, entry: '[1-9]\\d{0,8}' },
  }),
  'hub-entry-file': route('cms-hub/entries/[id]/[entry]/[file]', {
    page: '_hub/entry-file.ts',
    ...PRIVATE,
    where: { ...OF_FORM.where, entry: '[1-9]\\d{0,8}' },
  }),
  'hub-newsletter-csv': route('cms-hub/newsletter/newsletter.csv', {
    page: '_hub/newsletter.csv.ts',
    ...PRIVATE,
  }),
  'hub-person': route('cms-hub/personal_data/person', {
    page: '_hub/person.astro',
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-person-export': route('cms-hub/personal_data/person.json', {
    page: '_hub/person.json.ts',
    ...PRIVATE,
  }),
  'hub-audit-csv': route('cms-hub/audit/audit.csv', {
    page: '_hub/audit.csv.ts',
    query: ['q'],
    ...PRIVATE,
  }),
  'hub-token-new': route('cms-hub/api_tokens/new', {
    page: '_hub/token.astro',
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-token-made': route('cms-hub/api_tokens/made', { page: '_hub/token-made.astro', ...PRIVATE }),
  'hub-user-new': route('cms-hub/users/new', {
    page: '_hub/user.astro',
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-user': route('cms-hub/users/[id]', {
    page: '_hub/user.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
    where: { id: '[\\w-]{1,64}' },
  }),
  'hub-list': route('cms-hub/[list]', {
    page: '_hub/list.astro',
    query: ['q', 'page', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-new': route('cms-hub/[list]/new', RECORD),
  'hub-record': route('cms-hub/[list]/[id]', RECORD),
} as const satisfies Record<string, RouteRow>;
