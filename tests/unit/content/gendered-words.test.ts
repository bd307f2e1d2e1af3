import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';

/** Spellings beside the venue's own, «Besucher:innen». */
const OTHERS = [
  // Besucherinnen und Besucher, Komponistin oder Komponist
  /\b(\p{Lu}\p{Ll}{2,})in(?:nen)? (?:und|oder) \1\p{Ll}{0,2}\b/gu,
  // Besucher*innen, Besucher_innen, Besucher/-innen
  /\p{Ll}(?:[*_]|\/-?)innen\b/gu,
  // BesucherInnen
  /\p{Ll}Innen\b/gu,
];
const otherSpellings = (text: string): readonly string[] =>
  OTHERS.flatMap((pattern) => text.match(pattern) ?? []);

describe('words for women and men', () => {
  it.each([
    'Besucherinnen und Besucher',
    'Komponistin oder Komponist',
    'Besucher*innen',
    'Besucher/-innen',
    'BesucherInnen',
  ])('EV-01 the check finds «%s»', (text) => {
    expect(otherSpellings(text)).toEqual([expect.any(String)]);
  });

  it('EV-01 have one spelling in the texts of the product and of the demo', () => {
    const demo = JSON.stringify(buildDemo(new Date('2026-11-20T10:00:00Z')));
    const texts = globSync('src/content/i18n/de/**/*.json').map((file) =>
      readFileSync(file, 'utf8'),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(otherSpellings(demo)).toEqual([]);
    expect(texts.flatMap(otherSpellings)).toEqual([]);
    expect(demo).toContain(':innen');
  });
});
