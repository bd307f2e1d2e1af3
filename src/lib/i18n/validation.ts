import type * as z from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import { DEFAULT_LOCALE, type Locale } from '../constants.ts';
import { issueMessage } from './issue-messages.ts';
import { translator } from './translator.ts';
import { failure } from '../result.ts';

type Issue = z.core.$ZodIssue;

const KEYS = new Map(Object.entries(MESSAGES).map(([key, message]) => [message as string, key]));
/** Messages that say less than the limit that was passed. */
const WITH_LIMIT: readonly string[] = [MESSAGES.tooLong, MESSAGES.tooMany, MESSAGES.tooFew];

/** What zod says of a value, in a language: in our words, and in those of the specification where it is missing. */
export const errorsIn =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) =>
    issueMessage(issue, locale);

/** The message of an issue in a language; those of `errorsIn` are translated already. */
function messageOf(issue: Issue, locale: Locale): string {
  const { message } = issue;
  const hasLimit = issue.code === 'too_big' || issue.code === 'too_small';
  if (hasLimit && WITH_LIMIT.includes(message))
    return issueMessage({ ...issue, input: issue.input }, locale);
  const key = KEYS.get(message);
  return key === undefined ? message : translator(locale)(`validation:message.${key}`);
}

/** Where an issue stands: unknown names each at their own path, anything else at its field. */
const pathsOf = (issue: Issue): readonly (readonly PropertyKey[])[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** The messages of a failed parse by dotted path, the first one of each field; `_` for the whole. */
export function fieldErrorsOf(
  issues: readonly Issue[],
  locale: Locale,
): Readonly<Record<string, string>> {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues)
    for (const path of pathsOf(issue))
      fieldErrors[path.join('.') || '_'] ??= messageOf(issue, locale);
  return fieldErrors;
}

/** A failure with the messages of invalid fields: 400. */
export const invalid = (issues: readonly Issue[], locale: Locale = DEFAULT_LOCALE) =>
  failure('invalid', translator(locale)('validation:whole'), fieldErrorsOf(issues, locale));
