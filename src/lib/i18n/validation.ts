import type * as z from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import type { Kind } from '../../content/records/kinds.ts';
import { DEFAULT_LOCALE, type Locale } from '../constants.ts';
import { issueMessage } from './issue-messages.ts';
import { titleOf } from './record-name.ts';
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

/** The record that has a value which can be there once. */
export interface Holder {
  readonly kind: Kind;
  readonly record: { readonly id: number };
}

/** A message with the record that has the value, so that nobody has to look for it. */
export const withHolder = (message: string, { kind, record }: Holder, locale: Locale): string =>
  translator(locale)('validation:heldBy', {
    message,
    title: titleOf(kind, record, locale),
    id: record.id,
  });

/** The message of an issue in a language; those of `errorsIn` are translated already. */
function messageOf(issue: Issue, locale: Locale): string {
  const { message } = issue;
  const hasLimit = issue.code === 'too_big' || issue.code === 'too_small';
  if (hasLimit && WITH_LIMIT.includes(message))
    return issueMessage({ ...issue, input: issue.input }, locale);
  const key = KEYS.get(message);
  if (key === undefined) return message;
  const text = translator(locale)(`validation:message.${key}`);
  const holder =
    issue.code === 'custom' ? (issue.params?.['holder'] as Holder | undefined) : undefined;
  return holder === undefined ? text : withHolder(text, holder, locale);
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
