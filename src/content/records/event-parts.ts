import { z } from 'zod';
import { AMOUNT, amountFrom } from '../fields/amount-form.ts';
import { withHint } from '../fields/inner/hint.ts';
import { reference, requiredReference } from '../fields/inner/reference.ts';
import { MESSAGES } from '../fields/messages.ts';
import { lineText } from '../fields/plain-text.ts';
import { hasText } from '../i18n/locales.ts';

const MAX_CHARACTERS = 500;
const text = lineText(MAX_CHARACTERS).default('');
const translatedText = () => z.strictObject({ de: text, en: text }).default({ de: '', en: '' });

/** What stands on the programme: a work, or what is none (an interval, a talk before), by its text. */
export const programmeEntrySchema = z
  .strictObject({
    work: reference('work', { label: { de: 'Werk', en: 'Work' } }),
    text: withHint(translatedText(), {
      control: 'line',
      label: { de: 'Text, falls es kein Werk ist', en: 'Text, if it is not a work' },
      help: {
        de: 'Pause, Gespräch, Werke nach Ansage',
        en: 'Interval, talk, works to be announced',
      },
      max: MAX_CHARACTERS,
    }),
    /** Movements, arrangement, year, «world premiere» … */
    note: translatedText(),
  })
  .check(({ value: { work, text }, issues }) => {
    const isWork = work !== null;
    if (isWork !== hasText(text)) return;
    const [path, message] = isWork ? ['text', MESSAGES.workOrText] : ['work', MESSAGES.required];
    issues.push({ code: 'custom', path: [path], message, input: isWork ? text : work });
  });
export type ProgrammeEntry = z.output<typeof programmeEntrySchema>;

export const performerSchema = z.strictObject({
  person: requiredReference('person', { label: { de: 'Person', en: 'Person' } }),
  role: translatedText(),
  /** The name as this evening announces it; null: the person's own. */
  credited_as: withHint(lineText(200).min(1).nullable().default(null), {
    control: 'line',
    label: { de: 'Angekündigt als', en: 'Credited as' },
    help: {
      de: 'Nur, wenn der Name an diesem Abend anders lautet',
      en: 'Only where the name is another one on this evening',
    },
    max: 200,
  }),
});
export type Performer = z.output<typeof performerSchema>;

const code = lineText(64).min(1);

/** A decimal amount in the venue's currency with two places, `25.00`; taken as people write it. */
export const amount = z
  .string()
  .overwrite((text) => amountFrom(text) ?? text)
  .regex(AMOUNT);

export const priceSchema = z.strictObject({
  id: code,
  price: amount,
  sale_type_id: code,
  seat_group: code.nullable().default(null),
  /** Only «Vollpreis» is the main price. */
  text: lineText(200),
  name: lineText(200).default(''),
  has_discounts: z.boolean().default(false),
});
export type Price = z.output<typeof priceSchema>;

export const CLOCK_WITH_SECONDS = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

export const timeslotSchema = z.strictObject({
  id: code,
  time_start: z.string().regex(CLOCK_WITH_SECONDS),
  /** '0' is hidden. */
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

export const seatGroupSchema = z.strictObject({
  id: code,
  seat_group: code,
  /** '0' is hidden. */
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

/**
 * What an event offers to people who need it. `wheelchair_places` is a number of places.
 * Nothing is offered before somebody says it: people come because of it.
 */
export const accessSchema = z.strictObject({
  wheelchair_places: z.int().min(0).max(500).default(0),
  step_free: z.boolean().default(false),
  induction_loop: z.boolean().default(false),
  sign_language: z.boolean().default(false),
  audio_description: z.boolean().default(false),
  surtitles: z.boolean().default(false),
  relaxed: z.boolean().default(false),
});
export type Access = z.output<typeof accessSchema>;
