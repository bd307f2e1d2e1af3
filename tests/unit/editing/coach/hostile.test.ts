import { expect, it } from 'vitest';
import { wrongDays, wrongTimes } from '../../../../src/lib/editing/coach/date-checks.ts';
import {
  bareAddresses,
  foreignSentences,
  longSentences,
  shoutedWords,
} from '../../../../src/lib/editing/coach/text-checks.ts';
import { fixedBy, TYPOGRAPHY_RULES } from '../../../../src/lib/editing/coach/typography.ts';
import { growth, MAX_GROWTH } from '../../../support/growth.ts';

const PARTS = [
  'a.',
  'ab.de/',
  '31.',
  'Mo, ',
  'AB',
  '10.-',
  '"',
  "' ",
  '  ',
  ' - ',
  '1.',
  'A',
  'www.',
  'a@',
  '20:00-',
  'Montag, ',
  '. ',
  "A'",
  'AB ',
  'Mo-',
  '1. A',
  '1-',
  '1.11-',
  'S. 1-',
  '„',
  '"a ',
  '« ',
  '1:1 p',
];

/** Reads a text with every check. */
function readAll(text: string): void {
  for (const locale of ['de', 'en'] as const) {
    for (const rule of TYPOGRAPHY_RULES) fixedBy(rule, text, locale);
    wrongDays(text, locale);
    wrongTimes(text, locale);
    foreignSentences(text, locale);
  }
  longSentences(text);
  shoutedWords(text);
  bareAddresses(text);
}

it.each(PARTS)(
  'RL-08 the coach reads a text of «%s» in a time that grows with its length',
  async (part) => {
    const textOf = (size: number) => part.repeat(size / part.length);
    expect(await growth(readAll, textOf, 10_000)).toBeLessThan(MAX_GROWTH);
  },
);
