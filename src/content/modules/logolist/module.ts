import { items } from '../../fields/inner/items.ts';
import { link } from '../../fields/inner/link.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'logolist',
  label: { de: 'Logos', en: 'Logos' },
  synonyms: {
    de: ['Sponsoren', 'Partner', 'Förderer', 'Marken'],
    en: ['sponsors', 'partners', 'funders', 'brands'],
  },
  group: 'media',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    children: items(
      {
        image: requiredPicture({ label: { de: 'Logo', en: 'Logo' } }),
        link: link({ label: { de: 'Ziel', en: 'Target' } }),
      },
      { label: { de: 'Logos', en: 'Logos' }, min: 1, max: 60 },
    ),
  },
});
