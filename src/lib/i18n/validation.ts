import * as z from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import { DEFAULT_LOCALE, type Locale } from '../constants.ts';
import { translator } from './translator.ts';
import { failure } from '../result.ts';

const LOCALE_ERRORS = { de: z.locales.de().localeError, en: z.locales.en().localeError };
const KEYS = new Map(Object.entries(MESSAGES).map(([key, message]) => [message as string, key]));

/** What zod says by itself, in a language; a missing value in the words of the specification. */
export const errorsIn =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)
      ? MESSAGES.required
      : LOCALE_ERRORS[locale](issue);

/** A message of a field in a language; zod's own ones are in it already. */
function said(message: string, locale: Locale): string {
  const key = KEYS.get(message);
  return key === undefined ? message : translator(locale)(`validation:message.${key}`);
}

/** The mistakes of a failed parse by their dotted path, the first one at each place. */
export function fieldMistakes(
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
): Readonly<Record<string, string>> {
  const mistakes: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.') || '_';
    mistakes[path] ??= said(issue.message, locale);
  }
  return mistakes;
}

/** What was found wrong as an expected failure: 400 with what is wrong at which field. */
export const invalid = (issues: readonly z.core.$ZodIssue[], locale: Locale = DEFAULT_LOCALE) =>
  failure('invalid', translator(locale)('validation:whole'), fieldMistakes(issues, locale));
