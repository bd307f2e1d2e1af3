import { expect, test } from 'vitest';
import { BY_RULE, GOLDEN_QUERIES } from '../../support/search/golden-queries.ts';
import { byRule } from '../../support/search/word-rules.ts';

test('SE-04 the golden list has at least 80 searches in both languages, 30 of them mistyped or bent by rule', () => {
  const asked = new Set(
    GOLDEN_QUERIES.map(({ locale, query, withPast }) => `${locale} ${query} ${withPast ?? ''}`),
  );
  expect(asked.size).toBe(GOLDEN_QUERIES.length);
  expect(GOLDEN_QUERIES.length).toBeGreaterThanOrEqual(80);
  expect(BY_RULE.length).toBeGreaterThanOrEqual(30);
  for (const locale of ['de', 'en'])
    expect(GOLDEN_QUERIES.filter((golden) => golden.locale === locale).length).toBeGreaterThan(15);
});

test('SE-04 a word is mistyped by dropping, swapping, doubling and replacing a letter', () => {
  expect(byRule('orgel')).toEqual(['orel', 'oregl', 'orggel', 'orxel']);
});
