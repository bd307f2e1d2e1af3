import { toggle } from '../../fields/inner/choice.ts';
import { richText } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'text',
  label: { de: 'Text', en: 'Text' },
  synonyms: {
    de: ['Absatz', 'Fließtext', 'Liste', 'Aufzählung', 'Schreiben'],
    en: ['paragraph', 'body', 'list', 'bullets', 'copy'],
  },
  group: 'text',
  width: 'text',
  writing: { as: 'paragraphs', field: 'content' },
  fields: {
    content: richText({ label: { de: 'Text', en: 'Text' } }),
    decrease_distance: toggle({
      label: { de: 'Abstand nach oben verringern', en: 'Less space above' },
    }),
  },
});
