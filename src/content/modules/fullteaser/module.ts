import { select } from '../../fields/inner/choice.ts';
import { link } from '../../fields/inner/link.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { longWords, words } from '../../fields/inner/text.ts';
import { FULL_TEASER_MAX_CHARACTERS } from '../../limits.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'fullteaser',
  label: { de: 'Großer Teaser', en: 'Large teaser' },
  synonyms: {
    de: ['Banner', 'Hinweis', 'Karte', 'Hervorhebung', 'Werbung'],
    en: ['banner', 'card', 'promotion', 'call to action', 'cta'],
  },
  group: 'teaser',
  heading: 'headline',
  width: 'full',
  leads: true,
  fields: {
    image: requiredPicture({ label: { de: 'Bild', en: 'Image' } }),
    link: link({ label: { de: 'Ziel', en: 'Link' } }),
    link_text: words({ label: { de: 'Linktext', en: 'Link text' } }),
    preline: words({ label: { de: 'Dachzeile', en: 'Preline' } }),
    headline: words({ label: { de: 'Überschrift', en: 'Headline' }, isRequired: true }),
    subline: words({ label: { de: 'Unterzeile', en: 'Subline' }, max: 600 }),
    text: longWords({ label: { de: 'Text', en: 'Text' }, max: FULL_TEASER_MAX_CHARACTERS }),
    extra_class: select(
      {
        beside: { de: 'Text neben dem Bild', en: 'Text beside the picture' },
        over: { de: 'Text auf Farbe über dem Bild', en: 'Text on colour over the picture' },
      },
      'beside',
      { label: { de: 'Aussehen', en: 'Look' } },
    ),
  },
});
