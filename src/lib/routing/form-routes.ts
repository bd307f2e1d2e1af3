import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const FORM = 'forms/[slug]/[id]';

/** The pages of forms, a row each. */
export const FORM_ROUTES = {
  'forms-slug-id': route(FORM, {
    page: '_forms/form.astro',
    query: ['sent'],
    shows: { as: 'detail', kind: 'form' },
  }),
  // One visitor's own: it takes along which page they come from.
  'barrier-report': route(
    { de: 'barriere-melden', en: 'report-a-barrier' },
    { page: '_forms/barrier.astro', ...PRIVATE },
  ),
  // What was typed so far: the form's own page is for everybody.
  'forms-entry': route(`${FORM}/[draft]`, {
    page: '_forms/entry.astro',
    ...WITH_FORM,
    ...PRIVATE,
    isOnce: true,
  }),
} as const satisfies Record<string, RouteRow>;
