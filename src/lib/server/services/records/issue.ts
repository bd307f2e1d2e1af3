import type { z } from 'zod';
import type { Holder } from '../../../i18n/validation.ts';

/**
 * What is wrong with a record beside the form of its fields, as zod would say it.
 * @param path the field; empty: the whole record
 * @param holder the record that has the value already
 */
export const issue = (
  path: readonly (string | number)[],
  message: string,
  holder?: Holder,
): z.core.$ZodIssue => ({
  code: 'custom',
  path: [...path],
  message,
  input: undefined,
  ...(holder && { params: { holder } }),
});
