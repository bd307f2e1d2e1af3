import { z } from 'zod';
import { lineText } from '../fields/plain-text.ts';
import { reference } from '../fields/inner/reference.ts';

const text = lineText(500).default('');
const translatedText = z.object({ de: text, en: text }).default({ de: '', en: '' });

/** A work on the programme. `composer` is the name as each language spells it. */
export const workSchema = z.object({
  composer: translatedText,
  title: z.object({ de: lineText(500).min(1), en: lineText(500).min(1) }),
  /** Movements, arrangement, year, «world premiere» … */
  note: translatedText,
});
export type Work = z.output<typeof workSchema>;

export const performerSchema = z.object({
  name: lineText(200).min(1),
  role: translatedText,
  /** The person's record, where there is one. */
  person: reference('person', { label: { de: 'Person', en: 'Person' } }),
});
export type Performer = z.output<typeof performerSchema>;

const code = lineText(64).min(1);

export const AMOUNT = /^\d{1,6}\.\d{2}$/u;
/** A decimal amount in the venue's currency with two places, `25.00`. */
export const amount = z.string().regex(AMOUNT);

export const priceSchema = z.object({
  id: code,
  price: amount,
  sale_type_id: code,
  seat_group: code.nullable().default(null),
  /** Only «Vollpreis» is the main price (BK-03). */
  text: lineText(200),
  name: lineText(200).default(''),
  has_discounts: z.boolean().default(false),
});
export type Price = z.output<typeof priceSchema>;

export const CLOCK_WITH_SECONDS = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

export const timeslotSchema = z.object({
  id: code,
  time_start: z.string().regex(CLOCK_WITH_SECONDS),
  /** '0' is hidden (BK-04). */
  status: z.string().max(8),
  block_id: code.nullable().default(null),
});

/** What a seat offers, or asks for: a choice like any other (WCAG is not the only barrier of a hall). */
export const SEAT_FEATURES = [
  'wheelchair',
  'companion',
  'step_free',
  'aisle',
  'induction_loop',
  'assistance_dog',
  'restricted_view',
] as const;
export type SeatFeature = (typeof SEAT_FEATURES)[number];

export const seatGroupSchema = z.object({
  id: code,
  seat_group: code,
  /** '0' is hidden (BK-04). */
  status: z.string().max(8),
  text: lineText(200),
  /** Seats there are in all, for each time slot where there are any; null: the shop knows. */
  seats: z.int().min(0).max(100_000).nullable().default(null),
  /** Seats side by side in one row; null: no numbered seats, everybody sits where they like. */
  row_length: z.int().min(1).max(200).nullable().default(null),
  features: z.array(z.enum(SEAT_FEATURES)).default([]),
  prices: z.array(priceSchema).default([]),
  timeslots: z.array(timeslotSchema).default([]),
});
export type SeatGroup = z.output<typeof seatGroupSchema>;

/** What an event offers to people who need it. `wheelchair_places` is a number of places. */
export const accessSchema = z.object({
  wheelchair_places: z.int().min(0).max(500).default(0),
  step_free: z.boolean().default(true),
  induction_loop: z.boolean().default(false),
  sign_language: z.boolean().default(false),
  audio_description: z.boolean().default(false),
  surtitles: z.boolean().default(false),
  relaxed: z.boolean().default(false),
});
export type Access = z.output<typeof accessSchema>;
