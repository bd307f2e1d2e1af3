import type { Locale } from '../../../src/lib/constants.ts';
import { apiPath, type ApiName } from '../../../src/lib/routing/api-routes.ts';

/** An event of the demo with tickets on sale. */
export const BOOKABLE = '70';

type Places = Readonly<Partial<Record<ApiName, Readonly<Record<string, string>>>>>;

const SHARED: Places = {
  'events-id': { id: BOOKABLE },
  'productions-id': { id: '1' },
  'persons-id': { id: '1' },
  'articles-id': { id: '1' },
  'booking-id': { id: BOOKABLE },
  'forms-id': { id: '1' },
  'html-key': { key: 'kartenbuero' },
  'container-by-slug': { slug: 'buehnenmasse' },
};

/** What stands in the places of the calls that have some, in each language: all of it is there. */
export const PLACES: Readonly<Record<Locale, Places>> = {
  de: {
    ...SHARED,
    'legal-texts-key': { key: 'privacy-policy' },
    page: { path: 'besuch/anfahrt' },
    siblings: { path: 'besuch/anfahrt' },
  },
  en: {
    ...SHARED,
    'legal-texts-key': { key: 'agb' },
    page: { path: 'visit/getting-here' },
    siblings: { path: 'visit/getting-here' },
  },
};

/** The address of a call that is answered. */
export const callAddress = (name: ApiName, locale: Locale): string =>
  apiPath(name, locale, PLACES[locale][name]);
