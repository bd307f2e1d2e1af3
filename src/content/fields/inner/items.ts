import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { withHint, type LabelOptions } from './hint.ts';

interface ItemsOptions extends LabelOptions {
  readonly min?: number;
  readonly max?: number;
}

/** A list of entries that have the same fields. */
export const items = <Shape extends z.ZodRawShape>(
  shape: Shape,
  { min = 0, max = 50, ...labelled }: ItemsOptions,
  check?: z.core.CheckFn<z.output<z.ZodObject<Shape, z.core.$strict>>>,
) => {
  const plain = z.strictObject(shape);
  const entry = check === undefined ? plain : plain.check(check);
  return withHint(
    z
      .array(entry)
      .min(min, { message: min === 1 ? MESSAGES.required : MESSAGES.tooFew })
      .max(max, { message: MESSAGES.tooMany })
      .prefault([]),
    { ...labelled, control: 'list', max, isRequired: min > 0 },
  );
};
