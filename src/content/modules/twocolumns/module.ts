import { select } from '../../fields/inner/choice.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { richText, words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'twocolumns',
  label: { de: 'Bild und Text', en: 'Picture and text' },
  synonyms: {
    de: ['Foto', 'Bild', 'zweispaltig', 'Porträt', 'Biografie', 'Person', 'Künstler', 'Team'],
    en: [
      'photo',
      'image',
      'picture',
      'portrait',
      'biography',
      'person',
      'artist',
      'team',
      'media and text',
    ],
  },
  group: 'text',
  heading: 'headline',
  fields: {
    extra_class: select(
      {
        'image-text': { de: 'Bild links, Text rechts', en: 'Picture, then text' },
        'text-image': { de: 'Text links, Bild rechts', en: 'Text, then picture' },
      },
      'image-text',
      { label: { de: 'Anordnung', en: 'Layout' } },
    ),
    headline: words({ label: { de: 'Überschrift', en: 'Headline' } }),
    text: richText({ label: { de: 'Text', en: 'Text' }, isRequired: true }),
    image: requiredPicture({ label: { de: 'Bild', en: 'Image' } }),
  },
});
