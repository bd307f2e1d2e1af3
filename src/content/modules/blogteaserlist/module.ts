import { references } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import { MAX_BLOG_ITEMS, BLOG_ITEMS_MIN } from '../../limits.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'blogteaserlist',
  label: { de: 'Artikelliste', en: 'Articles' },
  synonyms: {
    de: ['Blog', 'Magazin', 'Beiträge', 'News', 'Nachrichten', 'Mediathek'],
    en: ['blog', 'magazine', 'articles', 'posts', 'news'],
  },
  group: 'teaser',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    items: references('article', {
      label: { de: 'Artikel', en: 'Articles' },
      min: BLOG_ITEMS_MIN,
      max: MAX_BLOG_ITEMS,
    }),
  },
});
