import type { ModuleInput } from '../../fields/module-tree.ts';
import { richTextFrom } from '../../rich-text/write.ts';
import { COLUMN_LAYOUTS, columnsOfLayout, type ColumnLayout } from '../column-layouts.ts';
import type { Example, Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const words = [
  {
    de: 'Mit der Straßenbahn 4 bis Morgenfeld, dann zwei Minuten über den Hof.',
    en: 'Tram 4 to Morgenfeld, then two minutes across the yard.',
  },
  {
    de: 'Mit dem Rad: 240 überdachte Plätze am Nordtor, eine Pumpe an der Kasse.',
    en: 'By bicycle: 240 covered stands at the north gate, a pump at the box office.',
  },
  {
    de: 'Mit dem Auto: Parkhaus Weberei, am Abend vier Euro.',
    en: 'By car: Weberei car park, four euros in the evening.',
  },
] as const;

const text = (id: string, de: string, en: string): ModuleInput => ({
  id,
  kind: 'text',
  data: { content: { de: richTextFrom(de), en: richTextFrom(en) } },
});
const LAYOUTS = Object.keys(COLUMN_LAYOUTS) as ColumnLayout[];

const inLayout = (layout: ColumnLayout, name: string): Example<typeof module> => ({
  data: { layout },
  columns: words
    .slice(0, columnsOfLayout(layout))
    .map(({ de, en }, place) => [text(`${name}-${place}`, de, en)]),
});
const every = Object.fromEntries(
  LAYOUTS.map((layout) => [`of${layout}`, inLayout(layout, `of-${layout}`)]),
);

export const examples: Examples<typeof module> = {
  default: inLayout('50-50', 'default'),
  minimal: { data: {} },
  longest: {
    data: { layout: '33-33-33' },
    columns: ['a', 'b', 'c'].map((id) => [text(id, filler(1500), filler(1500))]),
  },
  compound: {
    data: { layout: '25-50-25' },
    columns: ['d', 'e', 'f'].map((id) => [text(id, COMPOUND, COMPOUND)]),
  },
  ...every,
  nested: {
    data: { layout: '67-33' },
    columns: [
      [
        {
          id: 'inner',
          kind: 'container',
          data: { layout: '50-50' },
          columns: [[text('g', words[0].de, words[0].en)], [text('h', words[1].de, words[1].en)]],
        },
      ],
      [text('i', words[2].de, words[2].en)],
    ],
  },
};
