import { requiredReference } from '../../fields/inner/reference.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'sharedsection',
  label: { de: 'Gemeinsamer Abschnitt', en: 'Shared section' },
  synonyms: {
    de: ['Abschnitt', 'Baustein', 'Wiederholung', 'mehrere Seiten'],
    en: ['section', 'block', 'repeated', 'several pages'],
  },
  group: 'layout',
  width: 'full',
  section: 'section',
  fields: {
    section: requiredReference('shared_section', {
      label: { de: 'Gemeinsamer Abschnitt', en: 'Shared section' },
    }),
  },
});
