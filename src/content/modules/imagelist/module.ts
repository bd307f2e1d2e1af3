import { select } from '../../fields/inner/choice.ts';
import { items } from '../../fields/inner/items.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';
import { IMAGE_FORMATS } from '../image-formats.ts';

export const module = defineModule({
  kind: 'imagelist',
  label: { de: 'Bilderstrecke', en: 'Picture series' },
  synonyms: {
    de: ['Galerie', 'Fotos', 'Bilder', 'Slideshow', 'Diashow', 'Karussell', 'Slider'],
    en: ['gallery', 'photos', 'pictures', 'slideshow', 'carousel', 'slider'],
  },
  group: 'media',
  takes: { use: 'pictures', field: 'children', data: { layout: 'grid' } },
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    layout: select(
      {
        slider: { de: 'Zum Blättern', en: 'Slider' },
        grid: { de: 'Galerie', en: 'Gallery' },
      },
      'slider',
      { label: { de: 'Anordnung', en: 'Layout' } },
    ),
    format: select(IMAGE_FORMATS, 'horizontal', { label: { de: 'Format', en: 'Format' } }),
    children: items(
      {
        image: requiredPicture({ label: { de: 'Bild', en: 'Image' } }),
        caption: words({ label: { de: 'Bildunterschrift', en: 'Caption' }, max: 600 }),
      },
      { label: { de: 'Bilder', en: 'Images' }, min: 1, max: 40 },
    ),
  },
});
