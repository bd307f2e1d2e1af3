import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { recordId } from '../reference.ts';
import { withHint, type LabelOptions } from './hint.ts';

const id = recordId;

/** One record of a kind, or none. */
export const reference = (target: string, options: LabelOptions) =>
  withHint(id.nullable().default(null), { ...options, control: 'reference', target });

export const requiredReference = (target: string, options: LabelOptions) =>
  withHint(z.int({ error: MESSAGES.required }).pipe(recordId), {
    ...options,
    control: 'reference',
    target,
    isRequired: true,
  });

/** Records of a kind, in the order in which they are shown. */
export const references = (
  target: string,
  {
    min = 0,
    max = 50,
    ...options
  }: LabelOptions & { readonly min?: number; readonly max?: number },
) =>
  withHint(
    z
      .array(id)
      .min(min, { message: min === 1 ? MESSAGES.required : MESSAGES.tooFew })
      .max(max, { message: MESSAGES.tooMany })
      .prefault([]),
    { ...options, control: 'references', target, max, isRequired: min > 0 },
  );
