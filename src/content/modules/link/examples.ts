import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const link_text = { de: 'Abonnement wählen', en: 'Choose a subscription' };

export const examples: Examples<typeof module> = {
  default: { data: { link_text, link: 'series:1' } },
  minimal: { data: { link_text, link: '/de/' } },
  longest: {
    data: { link_text: { de: filler(256), en: filler(256) }, link: 'https://example.org/' },
  },
  compound: {
    data: { link_text: { de: COMPOUND, en: COMPOUND }, link: '#anfahrt', extra_class: 'arrow' },
  },
  outline: {
    data: {
      link_text: { de: 'Im Verbund fahren', en: 'Travel by public transport' },
      link: 'https://example.org/',
      extra_class: 'outline',
    },
  },
  arrow: {
    data: {
      link_text: { de: 'Alle Häuser und Säle', en: 'All venues and halls' },
      link: 'venue:1',
      extra_class: 'arrow',
      sticky: true,
    },
  },
};
