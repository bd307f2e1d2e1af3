import { select } from '../../fields/inner/choice.ts';
import { picture } from '../../fields/inner/picture.ts';
import { COLUMN_LAYOUTS, columnsOfLayout } from '../column-layouts.ts';
import { containerSlug } from '../container-slug.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'section',
  label: { de: 'Abschnitt', en: 'Section' },
  synonyms: {
    de: ['Bereich', 'Fläche', 'Hintergrund', 'Block', 'Spalten'],
    en: ['area', 'background', 'block', 'columns'],
  },
  group: 'layout',
  width: 'full',
  columns: ({ columns }) => columnsOfLayout(columns),
  fields: {
    columns: select(COLUMN_LAYOUTS, '100', { label: { de: 'Spalten', en: 'Columns' } }),
    extra_class: select(
      {
        plain: { de: 'Ohne Fläche', en: 'Plain' },
        quiet: { de: 'Ruhige Fläche', en: 'Quiet background' },
        accent: { de: 'Farbige Fläche', en: 'Coloured background' },
        ink: { de: 'Dunkle Fläche', en: 'Dark background' },
      },
      'plain',
      { label: { de: 'Aussehen', en: 'Look' } },
    ),
    slug: containerSlug(),
    image: picture({ label: { de: 'Hintergrundbild', en: 'Background picture' } }),
  },
});
