import type { z } from 'zod';
import type { Field } from './field.ts';
import { MESSAGES } from './messages.ts';
import { lineText } from './plain-text.ts';

/** A colour as records keep it: `#8a1538`. */
export const COLOUR = /^#[0-9a-f]{6}$/u;

/** Red, green and blue of a colour, from 0 to 255. */
export const channelsOf = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A channel without the curve of sRGB: how much light it is, from 0 to 1. */
export const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Of text, WCAG 2.2 AA (1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Of large text, of parts of controls and of the focus (1.4.3, 1.4.11). */
export const SHAPE_CONTRAST = 3;

/** What says in the light scheme that something is right, doubtful or wrong, in every venue. */
export const STATE_COLOURS = ['#0b6b3a', '#7a4b00', '#a4161a'] as const;

/** Whether every text that the product itself colours can be read on a paper. */
const isPaper = (colour: string): boolean =>
  STATE_COLOURS.every((state) => contrast(state, colour) >= TEXT_CONTRAST);

const colour = lineText(7).regex(COLOUR, { message: MESSAGES.colour });

const column = (schema: z.ZodType<string>): Field<z.ZodType<string | null>, 'column'> => ({
  schema: schema.nullable().default(null),
  keep: 'column',
  storage: 'text',
  nullable: true,
  control: 'line',
  inLists: false,
});

/** A colour, or none. */
export const optionalColour = () => column(colour);

/** A colour that stands behind text in the light scheme, or none. */
export const optionalPaper = () => column(colour.refine(isPaper, { message: MESSAGES.paper }));
