import { moment, number, select } from '../../fields/inner/choice.ts';
import { reference, references } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import type { Translated } from '../../i18n/locales.ts';
import type { EventListFilter } from '../../limits.ts';
import { defineModule } from '../define.ts';

/** The spans that visitors can be shown, by the names of the specification. */
const SPANS = {
  next_3_days: { de: 'Die nächsten drei Tage', en: 'The next three days' },
  weekend: { de: 'Das Wochenende', en: 'The weekend' },
} as const satisfies Readonly<Record<EventListFilter, Translated>>;

export const module = defineModule({
  kind: 'eventlist',
  label: { de: 'Veranstaltungen', en: 'Events' },
  synonyms: {
    de: ['Konzert', 'Konzerte', 'Termine', 'Programm', 'Spielplan', 'Kalender', 'Event'],
    en: ['concert', 'concerts', 'dates', 'programme', 'calendar', 'events'],
  },
  group: 'programme',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    layout: select(
      {
        list: { de: 'Liste', en: 'List' },
        lead: { de: 'Die erste groß', en: 'The first one large' },
      },
      'list',
      { label: { de: 'Anordnung', en: 'Layout' } },
    ),
    date_from: moment({
      label: { de: 'Von', en: 'From' },
      help: { de: 'Ohne Angabe: ab jetzt.', en: 'Left out: from now on.' },
    }),
    date_to: moment({ label: { de: 'Bis', en: 'Until' } }),
    filters: select({ none: { de: 'Alle', en: 'All' }, ...SPANS }, 'none', {
      label: { de: 'Zeitraum', en: 'Span' },
    }),
    tag: reference('tag', { label: { de: 'Schlagwort', en: 'Tag' } }),
    series: reference('series', { label: { de: 'Reihe', en: 'Series' } }),
    production: reference('production', { label: { de: 'Produktion', en: 'Production' } }),
    person: reference('person', { label: { de: 'Mit', en: 'With' } }),
    audience: select(
      {
        all: { de: 'Alle', en: 'Everybody' },
        children: { de: 'Kinder', en: 'Children' },
      },
      'all',
      { label: { de: 'Für', en: 'For' } },
    ),
    most: number(1, 24, 6, { label: { de: 'Höchstens so viele', en: 'At most so many' } }),
    children: references('event', {
      label: { de: 'Ausgewählte Veranstaltungen', en: 'Chosen events' },
      help: { de: 'Leer: nach den Angaben darüber.', en: 'Empty: by the fields above.' },
      max: 24,
    }),
  },
});
