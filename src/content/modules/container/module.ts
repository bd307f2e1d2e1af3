import { select } from '../../fields/inner/choice.ts';
import { withHint } from '../../fields/inner/hint.ts';
import { anchorName } from '../../fields/inner/link.ts';
import { COLUMN_LAYOUTS, columnsOfLayout } from '../column-layouts.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'container',
  label: { de: 'Spalten', en: 'Container' },
  group: 'layout',
  columns: ({ layout }) => columnsOfLayout(layout),
  fields: {
    layout: select(COLUMN_LAYOUTS, '50-50', { label: { de: 'Spalten', en: 'Columns' } }),
    slug: withHint(anchorName.nullable().default(null), {
      control: 'anchor',
      label: { de: 'Schlüssel', en: 'Slug' },
      help: {
        de: 'Darunter rufen andere Systeme den Inhalt ab.',
        en: 'Other systems fetch the content by it.',
      },
    }),
  },
});
