import { number, select } from '../fields/inner/choice.ts';
import { items } from '../fields/inner/items.ts';
import { words } from '../fields/inner/text.ts';

/** Where a stop lies as seen from the venue, in degrees from north, clockwise. */
export const DIRECTIONS = {
  n: { de: 'Norden', en: 'North' },
  ne: { de: 'Nordosten', en: 'North-east' },
  e: { de: 'Osten', en: 'East' },
  se: { de: 'Südosten', en: 'South-east' },
  s: { de: 'Süden', en: 'South' },
  sw: { de: 'Südwesten', en: 'South-west' },
  w: { de: 'Westen', en: 'West' },
  nw: { de: 'Nordwesten', en: 'North-west' },
} as const;

/** How far on foot is still drawn on the map, in minutes. */
export const FARTHEST_STOP_MINUTES = 30;

/** Stops and stations around a venue, the one that most arrive at first. */
export const stops = () =>
  items(
    {
      name: words({ label: { de: 'Haltestelle', en: 'Stop' }, isRequired: true }),
      lines: words({ label: { de: 'Linien', en: 'Lines' } }),
      minutes: number(0, FARTHEST_STOP_MINUTES, 1, {
        label: { de: 'Minuten zu Fuß', en: 'Minutes’ walk' },
      }),
      direction: select(DIRECTIONS, 'n', { label: { de: 'Richtung', en: 'Direction' } }),
    },
    { label: { de: 'Haltestellen', en: 'Stops' }, max: 8 },
  );
