import { requiredReference } from '../../fields/inner/reference.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'venuecard',
  label: { de: 'Spielstätte', en: 'Venue' },
  group: 'programme',
  fields: {
    venue: requiredReference('venue', { label: { de: 'Spielstätte', en: 'Venue' } }),
  },
});
