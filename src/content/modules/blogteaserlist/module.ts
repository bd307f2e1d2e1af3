import { references } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

/** How many articles a list holds (specification, section 5). */
const FEWEST = 1;
const MOST = 8;

export const module = defineModule({
  kind: 'blogteaserlist',
  label: { de: 'Artikelliste', en: 'Blog teaser list' },
  group: 'teaser',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    items: references('article', {
      label: { de: 'Artikel', en: 'Articles' },
      min: FEWEST,
      max: MOST,
    }),
  },
});
