import { references } from '../../fields/inner/reference.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'highlights',
  label: { de: 'Neues aus der Mediathek', en: 'New in the media library' },
  synonyms: {
    de: ['Magazin', 'Artikel', 'Neuigkeiten', 'Blog', 'Highlights', 'Tipps'],
    en: ['magazine', 'articles', 'news', 'blog', 'highlights'],
  },
  group: 'teaser',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    categories: references('article_category', {
      label: { de: 'Rubriken', en: 'Categories' },
      help: { de: 'Ohne Auswahl: alle.', en: 'Without a choice: all of them.' },
      max: 12,
    }),
  },
});
