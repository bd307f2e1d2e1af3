import { select } from '../../fields/inner/choice.ts';
import { COLUMN_LAYOUTS, columnsOfLayout } from '../column-layouts.ts';
import { containerSlug } from '../container-slug.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'container',
  label: { de: 'Spalten', en: 'Container' },
  group: 'layout',
  columns: ({ layout }) => columnsOfLayout(layout),
  fields: {
    layout: select(COLUMN_LAYOUTS, '50-50', { label: { de: 'Spalten', en: 'Columns' } }),
    slug: containerSlug(),
  },
});
