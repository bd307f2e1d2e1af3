import { z } from 'zod';
import type { Translated } from '../field.ts';
import { MESSAGES } from '../messages.ts';
import { instant } from '../scalar.ts';
import { withHint, type LabelOptions } from './hint.ts';

/** One of several values, each with its label; the first one unless said otherwise. */
export const select = <const Options extends Readonly<Record<string, Translated>>>(
  options: Options,
  fallback: keyof Options & string,
  labelled: LabelOptions,
) => {
  const values = Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]];
  const schema = z.enum(values).default(fallback as never);
  return withHint(schema, { ...labelled, control: 'select', options });
};

export const toggle = (labelled: LabelOptions, fallback = false) =>
  withHint(z.boolean().default(fallback), { ...labelled, control: 'switch' });

export const number = (min: number, max: number, fallback: number, labelled: LabelOptions) =>
  withHint(z.int().min(min).max(max).default(fallback), { ...labelled, control: 'number' });

/** An instant; null: none. */
export const moment = (labelled: LabelOptions) =>
  withHint(instant.nullable().default(null), { ...labelled, control: 'moment' });

export const requiredMoment = (labelled: LabelOptions) =>
  withHint(z.string({ error: MESSAGES.required }).pipe(instant), {
    ...labelled,
    control: 'moment',
    isRequired: true,
  });
