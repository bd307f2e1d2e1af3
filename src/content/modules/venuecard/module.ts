import { requiredReference } from '../../fields/inner/reference.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'venuecard',
  label: { de: 'Spielstätte', en: 'Venue' },
  synonyms: {
    de: ['Ort', 'Saal', 'Haus', 'Adresse', 'Karte'],
    en: ['place', 'hall', 'house', 'address', 'location'],
  },
  group: 'programme',
  fields: {
    venue: requiredReference('venue', { label: { de: 'Spielstätte', en: 'Venue' } }),
  },
});
