import { requiredMoment, toggle } from '../../fields/inner/choice.ts';
import { file } from '../../fields/inner/file.ts';
import { link } from '../../fields/inner/link.ts';
import { picture } from '../../fields/inner/picture.ts';
import { longWords, words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'heromedia',
  label: { de: 'Aufmacher', en: 'Hero (picture or film)' },
  synonyms: {
    de: ['Hero', 'Titelbild', 'Bühne', 'Banner', 'Header', 'Kopfbild'],
    en: ['hero', 'banner', 'header', 'cover', 'stage'],
  },
  group: 'teaser',
  heading: 'headline',
  width: 'full',
  leads: true,
  sticky: { when: 'sticky', label: 'button_text', link: 'button_link' },
  fields: {
    headline: words({ label: { de: 'Überschrift', en: 'Headline' }, isRequired: true }),
    text: longWords({ label: { de: 'Text', en: 'Text' }, max: 600 }),
    button_text: words({ label: { de: 'Schaltfläche', en: 'Button text' } }),
    button_link: link({ label: { de: 'Ziel', en: 'Button link' } }),
    sticky: toggle({
      label: { de: 'Am Fensterrand festhalten', en: 'Stay at the edge of the window' },
    }),
    image: picture({ label: { de: 'Bild', en: 'Image' } }),
    video: file(['video'], { label: { de: 'Film (ohne Ton)', en: 'Film (silent)' } }),
    online_from: requiredMoment({ label: { de: 'Sichtbar ab', en: 'Shown from' } }),
  },
});
