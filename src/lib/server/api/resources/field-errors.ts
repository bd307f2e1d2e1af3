import type { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';

/** How zod is asked, so that it speaks the caller's language. */
export const withErrors = Object.assign((locale: Locale) => ({ error: errorsIn(locale) }), {
  /** 400 with what is wrong at each field. */
  failure: (error: z.ZodError, locale: Locale) => invalid(error.issues, locale),
});
