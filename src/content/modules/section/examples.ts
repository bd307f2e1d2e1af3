import type { ModuleInput } from '../../fields/module-tree.ts';
import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: richTextFrom(text), en: richTextFrom(text) });
const headline = (id: string, de: string, en: string): ModuleInput => ({
  id: `${id}-headline`,
  kind: 'headline',
  data: { content: { de, en } },
});
const text = (id: string, de: string, en: string): ModuleInput => ({
  id: `${id}-text`,
  kind: 'text',
  data: { content: { de: richTextFrom(de), en: richTextFrom(en) } },
});
const link = (id: string): ModuleInput => ({
  id: `${id}-link`,
  kind: 'link',
  data: { link_text: { de: 'Zum Newsletter', en: 'To the newsletter' }, link: 'series:1' },
});
const filled = (id: string): readonly ModuleInput[] => [
  headline(id, 'Immer zuerst erfahren', 'Be the first to know'),
  text(
    id,
    'Einmal im Monat schreiben wir, was kommt: neue Konzerte, Restkarten, [Einblicke](event:1).',
    'Once a month we write about what is coming: new concerts, last tickets, [insights](event:1).',
  ),
  link(id),
];

export const examples: Examples<typeof module> = {
  default: { data: { extra_class: 'quiet' }, columns: [filled('one')] },
  minimal: { data: {} },
  longest: {
    data: { columns: '25-50-25', extra_class: 'ink' },
    columns: ['a', 'b', 'c'].map((id) => [
      { id, kind: 'text', data: { content: sameText(filler(1200)) } },
    ]),
  },
  compound: {
    data: { columns: '33-33-33', extra_class: 'accent' },
    columns: ['d', 'e', 'f'].map((id) => [headline(id, COMPOUND, COMPOUND)]),
  },
  plain: { data: { columns: '50-50' }, columns: [filled('g'), filled('h')] },
  accent: {
    data: { columns: '67-33', extra_class: 'accent' },
    columns: [
      filled('i'),
      [text('j', 'Kasse: Di bis Sa, 11 bis 19 Uhr', 'Box office: Tue to Sat, 11–19')],
    ],
  },
  ink: { data: { columns: '33-67', extra_class: 'ink' }, columns: [filled('k'), filled('l')] },
  picture: {
    data: { columns: '50-50', extra_class: 'accent', image: decorativePicture(8) },
    columns: [filled('m'), filled('n')],
  },
};
