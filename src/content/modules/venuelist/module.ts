import { references } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'venuelist',
  label: { de: 'Liste der Spielstätten', en: 'Venue list' },
  synonyms: {
    de: ['Orte', 'Säle', 'Häuser', 'Adressen'],
    en: ['places', 'halls', 'houses', 'locations'],
  },
  group: 'programme',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    children: references('venue', {
      label: { de: 'Spielstätten', en: 'Venues' },
      help: { de: 'Ohne Auswahl: alle.', en: 'Without a choice: all of them.' },
    }),
  },
});
