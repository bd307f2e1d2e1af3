import type { Kind } from '../../../../content/records/kinds.ts';
import type { ResourceCall } from '../resources/resource-call.ts';
import { kindOfResource } from '../resources/resource-names.ts';

const named = (de: string, en: string) => ({ name: { de, en } });
const titled = (de: string, en: string) => ({ title: { de, en } });

/**
 * A small record of each kind as somebody would make it in the demo venue; a test does. Kinds
 * of which there is one, or one of each, have none.
 */
export const RECORD_EXAMPLES: Readonly<Partial<Record<Kind, object>>> = {
  venue: { ...named('Alte Reithalle', 'Old Riding School'), street: 'Am Anger 3', city: 'Weimar' },
  room: { ...named('Kammersaal', 'Chamber Hall'), slug: 'kammersaal-neu', venue: 1, seats: 220 },
  exhibition_type: { ...named('Hörspiel', 'Radio play'), slug: 'hoerspiel' },
  tag: named('Zum ersten Mal', 'First time'),
  genre: named('Kammermusik', 'Chamber music'),
  season: {
    ...named('Spielzeit 2030/31', 'Season 2030/31'),
    first_day: '2030-09-01',
    last_day: '2031-07-15',
  },
  series: named('Sonntags um elf', 'Sundays at eleven'),
  production_tag: named('Familie', 'Family'),
  production: titled('Die Zauberflöte', 'The Magic Flute'),
  person_category: named('Technik', 'Technical crew'),
  person: { name: 'Clara Weiss', role: { de: 'Violine', en: 'Violin' } },
  composer: { ...named('Louise Farrenc', 'Louise Farrenc'), born: 1804, died: 1875 },
  work: {
    ...titled('Sinfonie Nr. 3', 'Symphony No. 3'),
    catalogue_number: 'op. 36',
    composers: [1],
  },
  event: {
    ...titled('Klavierabend', 'Piano recital'),
    date_start: '2030-11-20T18:30:00Z',
    room: 1,
    is_online: false,
  },
  teaser: {
    headline: { de: 'Neu im Haus', en: 'New in the house' },
    position: '2030-11-20T18:30:00Z',
  },
  breaking_news: {
    ...titled('Heute beginnt alles später', 'Everything starts later today'),
    is_online: false,
  },
  opening_hours: { weekday: 'mo', time_from: '10:00', time_to: '18:00' },
  opening_hours_exception: { day: '2030-12-24', closed: true },
  article_category: { ...named('Hören', 'Listen'), slug: 'hoeren-neu' },
  article_tag: named('Proben', 'Rehearsals'),
  article: {
    ...titled('Hinter der Bühne', 'Behind the stage'),
    category: 1,
    published_at: '2030-01-01T10:00:00Z',
  },
  shared_section: named('Karten und Service', 'Tickets and service'),
  page: {
    ...titled('Garderobe', 'Cloakroom'),
    urls: { de: 'besuch/garderobe-neu', en: 'visit/cloakroom-new' },
  },
  form: {
    ...titled('Kontakt', 'Contact'),
    fields: [
      { label: { de: 'Ihre Nachricht', en: 'Your message' }, slug: 'nachricht', field_type: '2' },
    ],
  },
  html_snippet: {
    key: 'fusszeile-neu',
    code: { de: '<p>Guten Abend</p>', en: '<p>Good evening</p>' },
  },
  menu_item: {
    menu_name: { de: 'Garderobe', en: 'Cloakroom' },
    url: { de: '/de/besuch', en: '/en/visit' },
    position: 90,
  },
  redirect: { old_path: '/alt/garderobe', new_path: '/de/besuch' },
  consent_service: {
    name: 'Kartendienst Beispiel',
    category: 'embed',
    purpose: { de: 'Zeigt den Weg zum Haus.', en: 'Shows the way to the house.' },
    provider: 'Beispiel GmbH, Köln',
    country: { de: 'Deutschland', en: 'Germany' },
  },
};

/** Two records that name each other by what another system calls them. */
export const BATCH_EXAMPLE = {
  operations: [
    {
      action: 'put',
      kind: 'venue',
      source: 'archive',
      source_id: 'venue-7',
      body: RECORD_EXAMPLES.venue,
    },
    {
      action: 'put',
      kind: 'room',
      source: 'archive',
      source_id: 'room-12',
      body: {
        ...RECORD_EXAMPLES.room,
        slug: 'reithalle-saal',
        venue: { source: 'archive', source_id: 'venue-7' },
      },
    },
  ],
};

/** What is sent with a call; null: nothing, or nothing that could be shown. */
export function exampleOf({ address, resource, method }: ResourceCall): object | null {
  if (address === 'batch') return BATCH_EXAMPLE;
  const kind = kindOfResource(resource ?? '');
  if (kind === undefined || method === 'GET' || method === 'DELETE') return null;
  return RECORD_EXAMPLES[kind] ?? null;
}
