import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const entry = (anchor: string, de: string, en: string) => ({ anchor, label: { de, en } });
const access = [
  entry('anfahrt', 'Anfahrt', 'Getting here'),
  entry('kasse', 'Kasse', 'Box office'),
  entry('barrierefrei', 'Barrierefreiheit', 'Accessibility'),
  entry('cafe', 'Café Webstuhl', 'Café Webstuhl'),
];

export const examples: Examples<typeof module> = {
  default: { data: { children: access } },
  minimal: { data: {} },
  longest: {
    data: {
      children: Array.from({ length: 20 }, (_, index) =>
        entry(`stelle-${index}`, filler(256), filler(256)),
      ),
    },
  },
  compound: { data: { children: [entry('lang', COMPOUND, COMPOUND), ...access] } },
  sticky: { data: { sticky: true, children: access } },
  stickyLong: {
    data: {
      sticky: true,
      children: Array.from({ length: 20 }, (_, index) =>
        entry(`ort-${index}`, `Spielstätte ${index + 1}`, `Venue ${index + 1}`),
      ),
    },
  },
};
