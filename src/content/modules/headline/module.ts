import { number } from '../../fields/inner/choice.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'headline',
  label: { de: 'Überschrift', en: 'Headline' },
  synonyms: {
    de: ['Titel', 'Headline', 'Zwischenüberschrift', 'H2'],
    en: ['title', 'heading', 'subheading', 'h2'],
  },
  group: 'text',
  heading: 'content',
  writing: { as: 'heading', field: 'content', level: 'headline_level' },
  fields: {
    content: words({ label: { de: 'Überschrift', en: 'Headline' }, isRequired: true }),
    preline: words({ label: { de: 'Dachzeile', en: 'Preline' } }),
    subline: words({ label: { de: 'Unterzeile', en: 'Subline' }, max: 600 }),
    headline_level: number(2, 6, 2, { label: { de: 'Ebene', en: 'Level' } }),
  },
});
