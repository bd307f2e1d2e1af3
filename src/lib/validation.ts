import type { z } from 'zod';
import { failure } from './result.ts';

/** The mistakes of a failed parse by their dotted path, the first one at each place. */
export function fieldMistakes(error: z.ZodError): Readonly<Record<string, string>> {
  const mistakes: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || '_';
    mistakes[path] ??= issue.message;
  }
  return mistakes;
}

/** A failed parse as an expected failure: 400 with what is wrong at which field. */
export const invalid = (error: z.ZodError) =>
  failure('invalid', 'The data is not valid.', fieldMistakes(error));
