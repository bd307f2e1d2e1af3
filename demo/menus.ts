import type { Translated } from '../src/content/fields/field.ts';
import type { MenuItemInput } from '../src/content/records/site.ts';
import { genres } from './genres.ts';
import { pageLink } from './links.ts';
import { pageAddress } from './pages/addresses.ts';
import { tags } from './tags.ts';
import { t } from './text.ts';
import { types } from './types.ts';

interface Entry {
  readonly name: Translated;
  readonly link: Translated;
  readonly children?: readonly Entry[];
  /** Among the pages of the same menu; its place in the list without. */
  readonly position?: number;
}
const entry = (name: Translated, link: Translated, children: readonly Entry[] = []): Entry => ({
  name,
  link,
  children,
});

const programme = pageLink('events');
const filtered = (query: string) => pageLink('events', `?${query}`);

// Tickets, the visit, the house and taking part are pages: they stand between these
// two by their own positions.
const primary: readonly Entry[] = [
  {
    name: t('Programm', 'What’s on'),
    link: programme,
    position: 0,
    children: [
      entry(t('Alle Veranstaltungen', 'All events'), programme),
      entry(t('Konzerte', 'Concerts'), filtered(`type=${types.idOf('konzert')}`)),
      entry(
        t('Oper & Musiktheater', 'Opera & music theatre'),
        filtered(`type=${types.idOf('musiktheater')}`),
      ),
      entry(
        t('Kinder & Familie', 'Children & family'),
        filtered(`genre=${genres.idOf('familie')}`),
      ),
      entry(t('Führungen', 'Guided tours'), filtered(`type=${types.idOf('fuehrung')}`)),
      entry(t('Eintritt frei', 'Free admission'), filtered(`tag=${tags.idOf('frei')}`)),
      entry(t('Produktionen & Festivals', 'Productions & festivals'), pageLink('productions')),
      entry(t('Reihen & Abos', 'Series & subscriptions'), pageLink('series')),
    ],
  },
  {
    name: t('Mediathek', 'Media library'),
    link: pageLink('magazine'),
    position: 40,
  },
];
const secondary: readonly Entry[] = [
  entry(t('Spielstätten', 'Venues'), pageLink('venues')),
  entry(t('Team', 'Team'), pageLink('team')),
  entry(t('Presse', 'Press'), pageAddress('presse')),
  entry(t('Kontakt', 'Contact'), pageAddress('kontakt')),
];
const footer: readonly Entry[] = [
  entry(t('Programm', 'What’s on'), programme),
  entry(t('Spielstätten', 'Venues'), pageLink('venues')),
  entry(t('Team', 'Team'), pageLink('team')),
  entry(t('Kalender abonnieren', 'Subscribe to the calendar'), pageLink('events-calendar')),
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
    for (const [index, { name, link, children = [], position = index }] of entries.entries()) {
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
