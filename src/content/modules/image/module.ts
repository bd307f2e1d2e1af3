import { select } from '../../fields/inner/choice.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';
import { IMAGE_FORMATS } from '../image-formats.ts';

export const module = defineModule({
  kind: 'image',
  label: { de: 'Bild', en: 'Image' },
  synonyms: {
    de: ['Foto', 'Grafik', 'Picture', 'Plakat', 'Abbildung'],
    en: ['photo', 'picture', 'graphic', 'poster', 'illustration'],
  },
  group: 'media',
  takes: { use: 'picture', field: 'image' },
  writing: { as: 'picture', field: 'image' },
  fields: {
    image: requiredPicture({ label: { de: 'Bild', en: 'Image' } }),
    format: select(IMAGE_FORMATS, 'original', { label: { de: 'Format', en: 'Format' } }),
    caption: words({ label: { de: 'Bildunterschrift', en: 'Caption' }, max: 600 }),
  },
});
