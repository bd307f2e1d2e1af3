import type { Translated } from '../fields/field.ts';
import type { MenuItemInput } from '../records/site.ts';
import { genres } from './genres.ts';
import { pageLink } from './links.ts';
import { productionEntry, seriesEntry, venueEntry } from './places-of-records.ts';
import type { ProductionKey } from './productions.ts';
import type { SeriesKey } from './series.ts';
import { tags } from './tags.ts';
import { t } from './text.ts';
import { types } from './types.ts';
import type { VenueKey } from './venues.ts';

interface Entry {
  readonly name: Translated;
  readonly link: Translated;
  readonly children?: readonly Entry[];
}
const entry = (name: Translated, link: Translated, children: readonly Entry[] = []): Entry => ({
  name,
  link,
  children,
});

const SERIES: readonly SeriesKey[] = [
  'abende',
  'kammer',
  'tasten',
  'aegidien',
  'jazz',
  'orgel',
  'familie',
  'mittag',
  'matinee',
  'nacht',
  'leinwand',
  'auftakt',
];
const FESTIVALS: readonly ProductionKey[] = ['klaviertage', 'silbe', 'kloester', 'webernacht'];
const HIGHLIGHTS: readonly ProductionKey[] = [
  'fidelio',
  'rusalka',
  'haensel',
  'faden',
  'partituren',
  'metropolis',
];
const VENUES: readonly VenueKey[] = ['konzerthaus', 'weberei', 'klosterkirche'];

const programme = pageLink('events');
const filtered = (query: string) => pageLink('events', `?${query}`);

const primary: readonly Entry[] = [
  entry(t('Programm & Karten', 'Programme & tickets'), programme, [
    entry(t('Alle Veranstaltungen', 'All events'), programme),
    entry(t('Konzerte', 'Concerts'), filtered(`type=${types.idOf('konzert')}`)),
    entry(
      t('Oper & Musiktheater', 'Opera & music theatre'),
      filtered(`type=${types.idOf('musiktheater')}`),
    ),
    entry(t('Ausstellungen', 'Exhibitions'), filtered(`type=${types.idOf('ausstellung')}`)),
    entry(t('Führungen', 'Guided tours'), filtered(`type=${types.idOf('fuehrung')}`)),
    entry(t('Kinder & Familie', 'Children & family'), filtered(`genre=${genres.idOf('familie')}`)),
    entry(t('Eintritt frei', 'Free admission'), filtered(`tag=${tags.idOf('frei')}`)),
  ]),
  entry(
    t('Reihen & Abos', 'Series & subscriptions'),
    seriesEntry('abende').link,
    SERIES.map(seriesEntry),
  ),
  entry(
    t('Festivals & Produktionen', 'Festivals & productions'),
    productionEntry('klaviertage').link,
    [...FESTIVALS, ...HIGHLIGHTS].map(productionEntry),
  ),
  entry(t('Haus', 'The house'), venueEntry('konzerthaus').link, [
    ...VENUES.map(venueEntry),
    entry(t('Team', 'Team'), pageLink('team')),
  ]),
];
const secondary: readonly Entry[] = [
  entry(t('Anfahrt & Barrierefreiheit', 'Getting here & access'), venueEntry('konzerthaus').link),
  entry(t('Team & Kontakt', 'Team & contact'), pageLink('team')),
  entry(t('Kalender abonnieren', 'Subscribe to the calendar'), pageLink('events-calendar')),
];
const footer: readonly Entry[] = [
  entry(t('Programm', 'Programme'), programme),
  entry(t('Spielstätten', 'Venues'), venueEntry('konzerthaus').link),
  entry(t('Team', 'Team'), pageLink('team')),
  entry(t('Programm als RSS', 'Programme as RSS'), pageLink('events-feed')),
];

/** The entries of all menus, parents before their children. */
export function menuItems(): readonly (MenuItemInput & { id: number })[] {
  const items: (MenuItemInput & { id: number })[] = [];
  const add = (
    entries: readonly Entry[],
    place: 'primary' | 'secondary' | 'footer',
    parent: number | null,
  ) => {
    for (const [position, { name, link, children = [] }] of entries.entries()) {
      const id = items.length + 1;
      items.push({
        id,
        menu_name: name,
        url: link,
        place,
        parent,
        position,
        has_tab_navigation: false,
      });
      add(children, place, id);
    }
  };
  add(primary, 'primary', null);
  add(secondary, 'secondary', null);
  add(footer, 'footer', null);
  return items;
}
