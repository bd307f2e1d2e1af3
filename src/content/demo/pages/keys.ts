/** The CMS pages of the demo by a readable key, parents before their children. */
const PAGE_KEYS = [
  'home',
  'events',
  'magazine',
  'team',
  'karten',
  'kartenbuero',
  'ermaessigungen',
  'gutscheine',
  'abos',
  'newsletter',
  'besuch',
  'anfahrt',
  'zugang',
  'plaetze',
  'garderobe',
  'erster-besuch',
  'familien',
  'fragen',
  'hausordnung',
  'haus',
  'geschichte',
  'architektur',
  'orgel',
  'nachhaltigkeit',
  'partner',
  'freundeskreis',
  'vermietung',
  'technik',
  'jobs',
  'presse',
  'mitmachen',
  'schulen',
  'buergerchor',
  'werkstaetten',
  'kontakt',
  'silbe',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

export const pageIdOf = (key: PageKey): number => PAGE_KEYS.indexOf(key) + 1;

/** A page as links name it. */
export const toPage = (key: PageKey): string => `page:${pageIdOf(key)}`;
