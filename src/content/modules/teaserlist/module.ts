import { items } from '../../fields/inner/items.ts';
import { select } from '../../fields/inner/choice.ts';
import { link } from '../../fields/inner/link.ts';
import { picture } from '../../fields/inner/picture.ts';
import { longWords, words } from '../../fields/inner/text.ts';
import { endsAfterStart, onlineFields } from '../../fields/inner/window.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'teaserlist',
  label: { de: 'Teaserliste', en: 'Teaser list' },
  synonyms: {
    de: ['Karten', 'Kacheln', 'Cards', 'Boxen', 'Verweise'],
    en: ['cards', 'tiles', 'boxes', 'links'],
  },
  group: 'teaser',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    layout: select(
      {
        grid: { de: 'Nebeneinander', en: 'Side by side' },
        slider: { de: 'Zum Blättern', en: 'Slider' },
        rows: { de: 'Untereinander', en: 'Rows' },
      },
      'grid',
      { label: { de: 'Anordnung', en: 'Layout' } },
    ),
    children: items(
      {
        image: picture({ label: { de: 'Bild', en: 'Image' } }),
        preline: words({ label: { de: 'Dachzeile', en: 'Preline' } }),
        headline: words({ label: { de: 'Überschrift', en: 'Headline' }, isRequired: true }),
        subline: words({ label: { de: 'Unterzeile', en: 'Subline' }, max: 600 }),
        text: longWords({ label: { de: 'Text', en: 'Text' }, max: 1200 }),
        link_text: words({ label: { de: 'Linktext', en: 'Link text' } }),
        link: link({ label: { de: 'Ziel', en: 'Link' } }),
        ...onlineFields,
      },
      { label: { de: 'Teaser', en: 'Teasers' }, min: 1, max: 24 },
      endsAfterStart,
    ),
  },
});
