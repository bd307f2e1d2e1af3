import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferredLocale } from '../../../src/lib/i18n/accept-language.ts';
import { LOCALES } from '../../../src/lib/constants.ts';

describe('RT-02 the language that a browser asks for', () => {
  it.each([
    [null, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
    ['en;q=0.3,de;q=0.7', 'de'],
    ['de;q=0.3, EN ; q=0.7', 'en'],
    ['en;q=0,de;q=0', 'de'],
    ['en;q=0', 'de'],
    ['*', 'de'],
    ['fr', 'de'],
    ['en,de', 'en'],
    ['eng', 'de'],
  ])('%s is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  it('is one of the site’s, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LOCALES).toContain(preferredLocale(header));
      }),
    );
  });
});
