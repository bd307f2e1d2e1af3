import { select } from '../../fields/inner/choice.ts';
import { COLUMN_LAYOUTS, columnsOfLayout } from '../column-layouts.ts';
import { containerSlug } from '../container-slug.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'container',
  label: { de: 'Spalten', en: 'Columns' },
  synonyms: {
    de: ['Zwei Spalten', 'Drei Spalten', 'Raster', 'Zeile', 'nebeneinander', 'Layout', 'Container'],
    en: ['two columns', 'three columns', 'grid', 'row', 'side by side', 'layout'],
  },
  group: 'layout',
  columns: ({ layout }) => columnsOfLayout(layout),
  fields: {
    layout: select(COLUMN_LAYOUTS, '50-50', { label: { de: 'Spalten', en: 'Columns' } }),
    slug: containerSlug(),
  },
});
