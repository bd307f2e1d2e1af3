import type { z } from 'zod';
import { optionalImage } from '../fields/image.ts';
import { MESSAGES } from '../fields/messages.ts';
import { moduleTree } from '../fields/module-tree.ts';
import {
  derivedReferences,
  optionalReference,
  reference,
  references,
} from '../fields/reference.ts';
import {
  choice,
  flag,
  group,
  list,
  moment,
  optionalInteger,
  optionalMoment,
  optionalName,
  optionalUrl,
} from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';
import {
  accessSchema,
  performerSchema,
  priceSchema,
  programmeEntrySchema,
  seatGroupSchema,
} from './event-parts.ts';
import { MAX_SIGN_FILMS, signFilmSchema } from './sign-film.ts';

/** How an event shows its child events. Type 1 has none. */
export const EVENT_TYPES = [
  '1-single',
  '2-child-list-ticket-detail',
  '3-child-list-ticket-nodetail',
  '4-child-list-noticket-detail',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_STATUSES = [
  'planned',
  'on_sale',
  'few_left',
  'sold_out',
  'cancelled',
  'postponed',
  'moved',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
/** How the sale goes; the others say what has become of the event. */
export const SALE_STATUSES: readonly EventStatus[] = ['planned', 'on_sale', 'few_left', 'sold_out'];

/** Words to visitors stand in lists, too; those about money on the event's page and in messages alone. */
const MAX_STATUS_NOTE = 300;
const MAX_REFUND_NOTE = 2000;

/** A concert, an exhibition, a talk: what stands in the programme with a date. */
export const event = defineRecord({
  kind: 'event',
  label: { de: 'Veranstaltung', en: 'Event' },
  title: 'title',
  card: ['date_start'],
  isLinkable: true,
  searchFields: [
    'status',
    'preline',
    'subtitle',
    'programme',
    'performers',
    'room',
    'production',
    'series',
    'genres',
    'tags',
    'exhibition_type',
    'access',
    'access_note',
    'description',
    'modules',
  ],
  periods: [
    ['date_start', 'date_end'],
    ['doors', 'date_start', MESSAGES.doorsLate],
  ],
  indexes: [['date_start'], ['room'], ['exhibition_type'], ['production'], ['parent'], ['id_jet']],
  fields: {
    title: line({ required: true }),
    /** Short line above the title (the series or cycle as it is advertised). */
    preline: line(),
    subtitle: line(),
    description: paragraphs(),
    date_start: moment(),
    /** End of the event; for exhibitions the last day. Null: not known. */
    date_end: optionalMoment(),
    doors: optionalMoment({ inLists: false }),
    /** True: opening hours count, not the start time (exhibitions, festivals). */
    all_day: flag(false),
    event_type_new: choice(EVENT_TYPES, '1-single'),
    parent: optionalReference('event'),
    status: choice(EVENT_STATUSES, 'on_sale'),
    /** The old date of a postponed event. */
    postponed_from: optionalMoment(),
    /** The old place of a moved event. */
    moved_from: line(),
    /** What visitors are told of the status: why, and what comes now. */
    status_note: line({ max: MAX_STATUS_NOTE }),
    /** What becomes of tickets that were bought, where the event does not take place as it was sold. */
    refund_note: paragraphs({ max: MAX_REFUND_NOTE }),
    room: reference('room'),
    exhibition_type: optionalReference('exhibition_type'),
    season: optionalReference('season'),
    production: optionalReference('production'),
    tags: references('tag'),
    genres: references('genre'),
    series: references('series'),
    persons: derivedReferences(
      'person',
      (record: { performers: z.output<typeof performerSchema>[] }) =>
        record.performers.map(({ person }) => person),
    ),
    /** Which events play a work is asked of the works. */
    works: derivedReferences(
      'work',
      (record: { programme: z.output<typeof programmeEntrySchema>[] }) =>
        record.programme.flatMap(({ work }) => work ?? []),
      { inLists: false },
    ),
    programme: list(programmeEntrySchema),
    performers: list(performerSchema),
    /** Minutes, interval included. */
    duration: optionalInteger(1, 24 * 60),
    /** Minutes; null: no interval. */
    interval: optionalInteger(1, 180),
    /** Recommended from this age, in years. */
    age_from: optionalInteger(0, 99),
    ticket_url: optionalUrl(),
    /** The event's id in the ticketing system. */
    id_jet: optionalName(64),
    sale_start: optionalMoment(),
    /** Tickets of one order; null: the product's default. */
    most_per_order: optionalInteger(1, 50),
    /** No ticket is needed or it costs nothing. */
    is_free: flag(false),
    prices: list(priceSchema, { inLists: true }),
    seat_groups: list(seatGroupSchema),
    access: group(accessSchema.default(accessSchema.parse({}))),
    access_note: line({ inLists: false, max: 1000 }),
    /** What it is about, in sign language. */
    sign_films: list(signFilmSchema, { max: MAX_SIGN_FILMS }),
    image: optionalImage(),
    modules: moduleTree(),
  },
});
export type EventEntity = EntityOf<typeof event>;
export type EventInput = InputOf<typeof event>;
