import { select, toggle } from '../../fields/inner/choice.ts';
import { requiredLink } from '../../fields/inner/link.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'link',
  label: { de: 'Link', en: 'Link' },
  synonyms: {
    de: ['Button', 'Schaltfläche', 'Knopf', 'Verweis', 'Tickets', 'Call to Action'],
    en: ['button', 'tickets', 'url', 'call to action', 'cta'],
  },
  group: 'text',
  width: 'text',
  sticky: { when: 'sticky', label: 'link_text', link: 'link' },
  fields: {
    link_text: words({ label: { de: 'Linktext', en: 'Link text' }, isRequired: true }),
    link: requiredLink({ label: { de: 'Ziel', en: 'Target' } }),
    extra_class: select(
      {
        button: { de: 'Schaltfläche', en: 'Button' },
        outline: { de: 'Schaltfläche, umrandet', en: 'Outlined button' },
        arrow: { de: 'Zeile mit Pfeil', en: 'Line with an arrow' },
      },
      'button',
      { label: { de: 'Aussehen', en: 'Look' } },
    ),
    sticky: toggle({
      label: { de: 'Am Fensterrand festhalten', en: 'Stay at the edge of the window' },
    }),
  },
});
