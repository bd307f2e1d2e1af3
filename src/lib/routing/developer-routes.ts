import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const PATTERN = { de: 'schnittstelle', en: 'api-reference' } as const;

/** API-05: the reference of the API, which people who are signed in can try it in. */
export const DEVELOPER_ROUTES = {
  'api-reference': route(PATTERN, { page: '_developer/reference.astro', isIndexed: false }),
  'api-reference-group': route(
    { de: `${PATTERN.de}/[group]`, en: `${PATTERN.en}/[group]` },
    {
      page: '_developer/group.astro',
      where: { group: '[a-z_]{1,40}' },
      query: ['answer'],
      ...WITH_FORM,
      ...PRIVATE,
    },
  ),
} as const satisfies Record<string, RouteRow>;
