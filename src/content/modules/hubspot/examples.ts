import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });

export const examples: Examples<typeof module> = {
  default: {
    data: {
      hubspot_id: '1exampleFormOfTheHouse',
      title: { de: 'Anmeldung für Schulklassen', en: 'Registration for school classes' },
    },
  },
  minimal: { data: { hubspot_id: '1example' } },
  longest: {
    data: { hubspot_id: '1'.padEnd(80, 'example-'), title: sameText(filler(256)) },
  },
  compound: { data: { hubspot_id: '1exampleFormTwo', title: sameText(COMPOUND) } },
};
