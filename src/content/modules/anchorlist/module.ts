import { toggle } from '../../fields/inner/choice.ts';
import { withHint } from '../../fields/inner/hint.ts';
import { items } from '../../fields/inner/items.ts';
import { anchorName } from '../../fields/inner/link.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

const target = withHint(anchorName, {
  control: 'anchor',
  label: { de: 'Sprungmarke', en: 'Anchor' },
  isRequired: true,
});

export const module = defineModule({
  kind: 'anchorlist',
  label: { de: 'Inhalt der Seite', en: 'On this page' },
  synonyms: {
    de: ['Inhaltsverzeichnis', 'Sprungmarken', 'Anker', 'Navigation', 'Übersicht'],
    en: ['table of contents', 'toc', 'anchors', 'jump links', 'navigation'],
  },
  group: 'layout',
  fields: {
    sticky: toggle({
      label: { de: 'Beim Rollen stehen lassen', en: 'Stay in view while scrolling' },
    }),
    children: items(
      {
        label: words({ label: { de: 'Beschriftung', en: 'Label' }, isRequired: true }),
        anchor: target,
      },
      {
        label: { de: 'Sprungziele', en: 'Entries' },
        help: {
          de: 'Ohne Einträge: alle Sprungmarken der Seite.',
          en: 'Without entries: all anchors of the page.',
        },
        max: 20,
      },
    ),
  },
});
