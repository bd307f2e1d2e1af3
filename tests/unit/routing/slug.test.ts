import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../src/lib/routing/slug.ts';

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
