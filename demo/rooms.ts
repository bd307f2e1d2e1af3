import type { Access } from '../src/content/records/event-parts.ts';
import type { RoomInput } from '../src/content/records/places.ts';
import { numbered } from './numbered.ts';
import { t } from './text.ts';
import { venues } from './venues.ts';

export const rooms = numbered({
  saal: {
    name: t('Großer Saal', 'Great Hall'),
    slug: 'grosser-saal',
    venue: venues.idOf('konzerthaus'),
    seats: 1412,
  },
  kammersaal: {
    name: t('Kammersaal', 'Chamber Hall'),
    slug: 'kammersaal',
    venue: venues.idOf('konzerthaus'),
    seats: 386,
  },
  foyer: {
    name: t('Foyerbühne', 'Foyer Stage'),
    slug: 'foyerbuehne',
    venue: venues.idOf('konzerthaus'),
    seats: 180,
  },
  shedhalle: {
    name: t('Shedhalle', 'Weaving Shed'),
    slug: 'shedhalle',
    venue: venues.idOf('weberei'),
    seats: 620,
  },
  kirche: {
    name: t('Klosterkirche', 'Abbey Church'),
    slug: 'klosterkirche',
    venue: venues.idOf('klosterkirche'),
    seats: 450,
  },
} satisfies Record<string, RoomInput>);
export type RoomKey = Parameters<typeof rooms.idOf>[0];
export const ROOM_KEYS: readonly RoomKey[] = ['saal', 'kammersaal', 'foyer', 'shedhalle', 'kirche'];

/** Seats side by side in a row of each room, where seats have numbers. */
export const ROOM_ROWS: Readonly<Record<RoomKey, number>> = {
  saal: 36,
  kammersaal: 18,
  foyer: 15,
  shedhalle: 20,
  kirche: 10,
};

/** What every event in a room offers, whatever is played. */
export const ROOM_ACCESS: Readonly<Record<RoomKey, Partial<Access>>> = {
  saal: { step_free: true, wheelchair_places: 14, induction_loop: true },
  kammersaal: { step_free: true, wheelchair_places: 6, induction_loop: true },
  foyer: { step_free: true, wheelchair_places: 8 },
  shedhalle: { step_free: true, wheelchair_places: 8 },
  kirche: { step_free: true, wheelchair_places: 4 },
};
