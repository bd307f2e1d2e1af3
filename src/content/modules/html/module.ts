import { html } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'html',
  label: { de: 'HTML', en: 'HTML' },
  synonyms: {
    de: ['Code', 'Quelltext', 'Liste', 'Einbetten', 'Embed', 'iframe'],
    en: ['code', 'markup', 'source', 'embed', 'iframe'],
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
