import { z } from 'zod';
import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import { reference } from '../fields/reference.ts';
import { checkedList, group, integer, optionalName, slug } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';
import { stops } from './stops.ts';

const coordinates = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .nullable()
  .default(null);

/** A building with an address. */
export const venue = defineRecord({
  kind: 'venue',
  label: { de: 'Spielstätte', en: 'Venue' },
  title: 'name',
  isReference: true,
  isLinkable: true,
  searchFields: ['intro', 'street', 'city', 'description', 'directions', 'access', 'modules'],
  fields: {
    name: line({ required: true }),
    intro: line({ max: 600 }),
    description: paragraphs(),
    street: optionalName(),
    postal_code: optionalName(16),
    city: optionalName(),
    coordinates: group(coordinates),
    directions: paragraphs(),
    /** Drawn on the map of the way; those of the first venue stand at the foot of every page. */
    stops: checkedList(stops()),
    /** What visitors with disabilities find: entrances, lifts, loops, places. */
    access: paragraphs(),
    phone: optionalName(40),
    image: optionalImage(),
    modules: moduleTree(),
  },
});
export type VenueEntity = EntityOf<typeof venue>;
export type VenueInput = InputOf<typeof venue>;

/** A hall within a venue; the «Location» filter of the programme. */
export const room = defineRecord({
  kind: 'room',
  label: { de: 'Saal', en: 'Hall' },
  title: 'name',
  isReference: true,
  unique: ['slug'],
  fields: {
    name: line({ required: true }),
    slug: slug(),
    venue: reference('venue'),
    seats: integer(0, 100_000),
  },
});
export type RoomEntity = EntityOf<typeof room>;
export type RoomInput = InputOf<typeof room>;
