import { describe, expect, it } from 'vitest';
import { wrongDays, wrongTimes } from '../../../src/lib/editing/coach/date-checks.ts';
import {
  bareAddresses,
  foreignSentences,
  longSentences,
  shoutedWords,
} from '../../../src/lib/editing/coach/text-checks.ts';
import { mendedBy, TYPOGRAPHY_RULES } from '../../../src/lib/editing/coach/typography.ts';

describe('the coach and hostile texts', () => {
  it('RL-08 long and strange texts are read in a time that grows with their length', () => {
    const parts = [
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
    const most = (length: number) =>
      Math.max(
        ...parts.map((part) => {
          const text = part.repeat(length / part.length);
          const began = performance.now();
          for (const locale of ['de', 'en'] as const) {
            for (const rule of TYPOGRAPHY_RULES) mendedBy(rule, text, locale);
            wrongDays(text, locale);
            wrongTimes(text, locale);
            foreignSentences(text, locale);
          }
          longSentences(text);
          shoutedWords(text);
          bareAddresses(text);
          return performance.now() - began;
        }),
      );
    most(2000);
    // Twenty times as long: a square would take four hundred times.
    expect(most(40_000)).toBeLessThan(1000);
  });
});
