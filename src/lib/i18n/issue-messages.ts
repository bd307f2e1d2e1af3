import type * as z from 'zod';
import { SOURCE } from '../../content/fields/image.ts';
import { MODULE_ID } from '../../content/fields/module-tree.ts';
import { CLOCK, SLUG } from '../../content/fields/scalar.ts';
import { AMOUNT } from '../../content/fields/amount-form.ts';
import { CLOCK_WITH_SECONDS } from '../../content/records/event-parts.ts';
import { LANGUAGE } from '../../content/rich-text/schema.ts';
import { INTL_LOCALE, type Locale } from '../constants.ts';
import { clockChange } from '../venue-clock.ts';
import { CALL_KEY, OUTSIDE_ID, OUTSIDE_SOURCE, PLAIN_PATH, RECORD_ID } from '../call-patterns.ts';
import { translator } from './translator.ts';

type RawIssue = z.core.$ZodRawIssue;
type Code = z.core.$ZodIssue['code'];

/** More choices than these are not listed in a sentence. */
const CHOICES_SHOWN = 24;

/** What is counted, by what zod says has a size; anything else is a number. */
const COUNTED: Readonly<Record<string, 'text' | 'list' | 'file'>> = {
  string: 'text',
  array: 'list',
  set: 'list',
  map: 'list',
  file: 'file',
};

/** Formats that people can be told an example of; of any other they learn that it is not right. */
const FORMATS = ['email', 'url', 'datetime', 'date', 'time'];

/** A moment as a control of a form sends it. */
const LOCAL_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/u;

/** What is said of the patterns of the product instead of showing them to people. */
const PATTERNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    clock: CLOCK,
    clockSeconds: CLOCK_WITH_SECONDS,
    amount: AMOUNT,
    source: SOURCE,
    slug: SLUG,
    name: CALL_KEY,
    module: MODULE_ID,
    language: LANGUAGE,
    id: RECORD_ID,
    path: PLAIN_PATH,
    outsideSource: OUTSIDE_SOURCE,
    outsideId: OUTSIDE_ID,
  }).map(([key, pattern]) => [pattern.toString(), key]),
);

/** What can be expected, by zod's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'flag',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
};

const isNothing = (input: unknown): boolean => input === undefined || input === null;

const countedAs = (issue: RawIssue): string => COUNTED[String(issue['origin'])] ?? 'number';

/** A limit as a text takes it: its number as people read it, and what decides the plural. */
const limitOf = (limit: unknown, locale: Locale) => ({
  number: Number(limit).toLocaleString(INTL_LOCALE[locale]),
  count: Number(limit),
});

function choiceMessage(values: readonly unknown[], locale: Locale): string {
  const t = translator(locale);
  if (values.length > CHOICES_SHOWN) return t('validation:message.notOffered');
  return t('validation:issue.choice', { values: values.map((value) => String(value)).join(', ') });
}

function formatMessage(issue: RawIssue, locale: Locale): string {
  const pattern = PATTERNS.get(String(issue['pattern']));
  if (pattern !== undefined) return translator(locale)(`validation:pattern.${pattern}`);
  const format = String(issue['format']);
  const [, day, time] = LOCAL_MOMENT.exec(String(issue.input)) ?? [];
  const change = day !== undefined && time !== undefined && clockChange(day, time);
  if (format === 'datetime' && change)
    return translator(locale)(`validation:issue.clock.${change}`);
  const known = FORMATS.includes(format) ? format : 'other';
  return translator(locale)(`validation:issue.format.${known}`);
}

const typeMessage = (expected: string, locale: Locale): string =>
  translator(locale)(`validation:issue.type.${TYPES[expected] ?? 'other'}`);

/** A sentence for each kind of issue that zod knows: in our words, never a pattern. */
const SENTENCES: Readonly<Partial<Record<Code, (issue: RawIssue, locale: Locale) => string>>> = {
  invalid_type: (issue, locale) =>
    isNothing(issue.input)
      ? translator(locale)('validation:message.required')
      : typeMessage(String(issue['expected']), locale),
  too_big: (issue, locale) =>
    translator(locale)(
      `validation:issue.most.${countedAs(issue)}`,
      limitOf(issue['maximum'], locale),
    ),
  too_small: (issue, locale) =>
    // An empty text that must have one character is one that is missing.
    issue['origin'] === 'string' && issue['minimum'] === 1
      ? translator(locale)('validation:message.required')
      : translator(locale)(
          `validation:issue.least.${countedAs(issue)}`,
          limitOf(issue['minimum'], locale),
        ),
  invalid_format: formatMessage,
  invalid_value: (issue, locale) =>
    isNothing(issue.input)
      ? translator(locale)('validation:message.required')
      : choiceMessage(issue['values'] as readonly unknown[], locale),
  not_multiple_of: (issue, locale) =>
    translator(locale)('validation:issue.multiple', { number: String(issue['divisor']) }),
  unrecognized_keys: (_issue, locale) => translator(locale)('validation:issue.unknown'),
  invalid_key: (_issue, locale) => translator(locale)('validation:issue.key'),
};

/** What is wrong with a value, in words of ours and in a language. */
export const issueMessage = (issue: RawIssue, locale: Locale): string =>
  issue.code === undefined
    ? translator(locale)('validation:issue.other')
    : (SENTENCES[issue.code]?.(issue, locale) ?? translator(locale)('validation:issue.other'));
