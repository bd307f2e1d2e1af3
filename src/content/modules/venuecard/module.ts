import { requiredReference } from '../../fields/inner/reference.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'venuecard',
  label: { de: 'Spielstätte', en: 'Venue' },
  synonyms: {
    de: ['Ort', 'Saal', 'Haus', 'Adresse', 'Karte', 'Anfahrt'],
    en: ['place', 'hall', 'house', 'address', 'location', 'map', 'directions'],
  },
  group: 'programme',
  fields: {
    venue: requiredReference('venue', { label: { de: 'Spielstätte', en: 'Venue' } }),
  },
});
