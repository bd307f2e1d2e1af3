import { html } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'html',
  label: { de: 'HTML', en: 'HTML' },
  synonyms: {
    de: ['Code', 'Quelltext', 'Liste'],
    en: ['code', 'markup', 'source'],
  },
  group: 'embed',
  fields: {
    html_code: html({
      label: { de: 'HTML', en: 'HTML' },
      help: {
        de: 'Skripte, Formulare und Gestaltung werden entfernt.',
        en: 'Scripts, forms and styles are removed.',
      },
      isRequired: true,
    }),
  },
});
