import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathFromWords, slugFromWords, slugOf } from '../../../src/lib/routing/slug.ts';

describe('RT-05 the readable part of an address', () => {
  it.each([
    ['Größe & Übermut', 'groesse-uebermut'],
    ['Antonín Dvořák: „Aus der Neuen Welt“', 'antonin-dvorak-aus-der-neuen-welt'],
    ['Fjørtoft, Æsop, Łódź & Œuvre', 'fjoertoft-aesop-lodz-oeuvre'],
    ['  1. Sinfoniekonzert  ', '1-sinfoniekonzert'],
    ['A\u0308rger', 'aerger'],
    ['東京', '-'],
    ['', '-'],
  ])('of %s is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('holds letters, digits and hyphens only, and is a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^(?:-|[a-z0-9]+(?:-[a-z0-9]+)*)$/u);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('ED-10 the address of a page', () => {
  it.each([
    ['Öffnungszeiten & Preise', 'de', 'oeffnungszeiten-und-preise'],
    ['Opening hours & prices', 'en', 'opening-hours-and-prices'],
    ['Besuch/Anfahrt mit 100 % Ökostrom', 'de', 'besuch/anfahrt-mit-100-prozent-oekostrom'],
    [' /besuch//anfahrt/ ', 'de', 'besuch/anfahrt'],
    ['besuch/anfahrt', 'de', 'besuch/anfahrt'],
    ['東京', 'de', ''],
    ['', 'en', ''],
  ] as const)('follows from the words «%s» (%s): %s', (words, locale, path) => {
    expect(pathFromWords(words, locale)).toBe(path);
  });

  it('is one that pages may have, whatever somebody writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const path = pathFromWords(text, 'de');
        expect(path).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/u);
        expect(pathFromWords(path, 'de')).toBe(path);
      }),
    );
  });
});

describe('ED-16 a key of addresses that is typed as words', () => {
  it.each([
    ['Öl & Wein', 'de', 'oel-und-wein'],
    ['Oil & wine', 'en', 'oil-and-wine'],
    ['Große Reihe', 'de', 'grosse-reihe'],
    ['2026/27', 'de', '2026-27'],
    ['schon-recht', 'de', 'schon-recht'],
    ['x'.repeat(120), 'de', 'x'.repeat(120)],
    [' – ', 'de', ''],
  ] as const)('«%s» (%s) is %s', (words, locale, slug) => {
    expect(slugFromWords(words, locale)).toBe(slug);
  });
});
