import { longWords, words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'quote',
  label: { de: 'Zitat', en: 'Quote' },
  synonyms: {
    de: ['Kritik', 'Pressestimme', 'Stimme', 'Testimonial', 'Blockquote'],
    en: ['review', 'press', 'testimonial', 'blockquote'],
  },
  group: 'text',
  fields: {
    content: longWords({ label: { de: 'Zitat', en: 'Quote' }, isRequired: true, max: 1200 }),
    author: words({ label: { de: 'Wer es gesagt hat', en: 'Author' } }),
    role: words({ label: { de: 'Funktion oder Quelle', en: 'Role or source' } }),
  },
});
