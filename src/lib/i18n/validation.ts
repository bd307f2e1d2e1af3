import * as z from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import { perLocale } from '../../content/i18n/locales.ts';
import { DEFAULT_LOCALE, type Locale } from '../constants.ts';
import { translator } from './translator.ts';
import { failure } from '../result.ts';

const LOCALE_ERRORS = perLocale((locale) => z.locales[locale]().localeError);
const KEYS = new Map(Object.entries(MESSAGES).map(([key, message]) => [message as string, key]));

/** Zod's own messages in a language; for a missing value the text of the specification. */
export const errorsIn =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)
      ? MESSAGES.required
      : LOCALE_ERRORS[locale](issue);

/** A message of a field in a language; zod's own messages are translated already. */
function translatedMessage(message: string, locale: Locale): string {
  const key = KEYS.get(message);
  return key === undefined ? message : translator(locale)(`validation:message.${key}`);
}

/** The messages of a failed parse by dotted path, the first one of each field; `_` for the whole. */
export function fieldErrorsOf(
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
): Readonly<Record<string, string>> {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.') || '_';
    fieldErrors[path] ??= translatedMessage(issue.message, locale);
  }
  return fieldErrors;
}

/** A failure with the messages of invalid fields: 400. */
export const invalid = (issues: readonly z.core.$ZodIssue[], locale: Locale = DEFAULT_LOCALE) =>
  failure('invalid', translator(locale)('validation:whole'), fieldErrorsOf(issues, locale));
