import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  channelsOf,
  contrast,
  optionalColour,
  optionalPaper,
  STATE_COLOURS,
} from '../../../src/content/fields/colour.ts';
import { FONT_PAIRS } from '../../../src/content/records/site.ts';
import { deriveColours, type SchemeColours } from '../../../src/lib/design/derive.ts';
import {
  inksOf,
  ownColoursIn,
  paletteOf,
  sheetPath,
  type DesignSettings,
} from '../../../src/lib/design/design.ts';
import { FONT_FILES } from '../../../src/lib/design/fonts.ts';
import { toHex, toOklch } from '../../../src/lib/design/oklch.ts';
import { designSheet } from '../../../src/lib/design/sheet.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyPaper = anyColour.filter((colour) => optionalPaper().schema.safeParse(colour).success);

const themes = ['styles/themes', 'components/document/other-themes']
  .map((name) => readFileSync(new URL(`../../../src/layouts/${name}.css`, import.meta.url), 'utf8'))
  .join('');

describe('colours in OKLCH', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('LY-15 %s is where the definition says', (colour, lightness, chroma, hue?: number) => {
    const found = toOklch(colour);
    expect(found.lightness).toBeCloseTo(lightness, 3);
    expect(found.chroma).toBeCloseTo(chroma, 3);
    if (hue !== undefined) expect(found.hue).toBeCloseTo(hue, 1);
  });

  it('LY-15 every colour of a screen comes back as it was', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it('LY-15 what no screen shows keeps its lightness and its hue', () => {
    const strong = toOklch(toHex({ lightness: 0.6, chroma: 0.4, hue: 150 }));
    expect(strong.lightness).toBeCloseTo(0.6, 2);
    expect(Math.abs(strong.hue - 150)).toBeLessThan(2);
    expect(strong.chroma).toBeLessThan(0.4);
  });

  it('LY-15 the measure of contrast knows what WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

const SHARE = 0.22;
/** What a search found lies on so much of the accent (base.css). */
const marked = (accent: string, ground: string): string => {
  const under = channelsOf(ground);
  const parts = channelsOf(accent).map((part, at) =>
    Math.round(part * SHARE + (under[at] ?? 0) * (1 - SHARE)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The colours that say right, doubtful and wrong in the dark, as the style sheet has them. */
const DARK_STATES = ['#6fd79f', '#f3c15c', '#ff9a93'];

function weakIn(colours: SchemeColours, states: readonly string[]): readonly unknown[] {
  const { paper, surface, ink, quiet, accent } = colours;
  const texts = [ink, quiet, colours['accent-text'], ...states];
  const pairs = [
    ...[paper, surface].flatMap((ground) => [
      ...texts.map((text) => [text, ground, 4.5] as const),
      [accent, ground, 3] as const,
      [ink, marked(accent, ground), 4.5] as const,
    ]),
    [paper, ink, 4.5] as const,
    [colours['on-accent'], accent, 4.5] as const,
  ];
  return pairs.filter(([one, other, least]) => !(contrast(one, other) >= least));
}

describe('a venue’s own colours', () => {
  it('LY-15 BF-02 whatever is given, everything that is made of it can be read in both schemes', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour), fc.option(anyPaper), (accent, second, paper) => {
        const { light, dark, fixed } = deriveColours({ accent, second, paper });
        expect(weakIn(light, STATE_COLOURS)).toEqual([]);
        expect(weakIn(dark, DARK_STATES)).toEqual([]);
        expect(contrast(fixed['on-ground'], fixed.ground)).toBeGreaterThanOrEqual(4.5);
        expect(fixed.ground).toBe(accent);
      }),
      { numRuns: 400 },
    );
  });

  it('LY-15 the test itself sees a colour that was left as it is', () => {
    const { light } = deriveColours({ accent: '#ffe94d', second: null, paper: null });
    expect(weakIn({ ...light, accent: '#ffe94d' }, STATE_COLOURS)).not.toEqual([]);
  });

  it('LY-15 a colour that stands out stays the given one; another is the nearest that does', () => {
    const red = deriveColours({ accent: '#8a1538', second: null, paper: null });
    expect([red.light.accent, red.light['accent-text']]).toEqual(['#8a1538', '#8a1538']);
    const { light } = deriveColours({ accent: '#ffcb05', second: null, paper: null });
    const [given, found] = [toOklch('#ffcb05'), toOklch(light.accent)];
    expect(light.accent).not.toBe('#ffcb05');
    expect(contrast(light.accent, light.paper)).toBeLessThan(3.1);
    expect(Math.abs(found.hue - given.hue)).toBeLessThan(3);
  });

  it('LY-15 a grey venue stays grey', () => {
    const { light, dark } = deriveColours({ accent: '#444444', second: null, paper: null });
    for (const colour of [light.paper, light.ink, dark.paper, dark.accent])
      expect(new Set(channelsOf(colour)).size).toBe(1);
  });

  it('LY-15 what the states look like is what the style sheet says', () => {
    for (const [at, name] of ['good', 'warn', 'bad'].entries())
      expect(themes).toContain(
        `--color-${name}: light-dark(${STATE_COLOURS[at] ?? ''}, ${DARK_STATES[at] ?? ''})`,
      );
  });

  it('LY-15 a paper that is too dark, and what is no colour, are refused', () => {
    const paper = optionalPaper().schema;
    expect(paper.safeParse('#fbf7ef').success).toBe(true);
    expect(paper.safeParse('#b0a090').success).toBe(false);
    for (const bad of ['red', '#12', '#GGGGGG', '8a1538', '#8a1538;', ''])
      expect(optionalColour().schema.safeParse(bad).success, bad).toBe(false);
  });
});

describe('the sheet of a design', () => {
  const settings: DesignSettings = {
    theme: 'nature',
    own_accent: '#8a1538',
    own_second: null,
    own_paper: '#fbf7ef',
    fonts: 'serif',
  };

  it('LY-15 its address says all of it, and nothing else gets one', () => {
    expect(inksOf(settings)).toBe('own-8a1538-x-fbf7ef');
    expect(ownColoursIn('own-8a1538-x-fbf7ef')).toEqual({
      accent: '#8a1538',
      second: null,
      paper: '#fbf7ef',
    });
    expect(sheetPath(settings)).toBe('/design/1/own-8a1538-x-fbf7ef_serif.css');
    expect(sheetPath({ ...settings, own_accent: null, fonts: 'archivo' })).toBeNull();
    expect(sheetPath({ ...settings, own_accent: null })).toBe('/design/1/nature_serif.css');
    const bad = ['', 'nature', 'nature_comic', 'own-8a1538_serif', 'own-8a1538-x-x-x_serif'];
    const worse = [
      'own-x-x-x_serif',
      'own-8A1538-x-x_serif',
      'own-8a1538-};x-x_serif',
      '__proto__',
    ];
    for (const name of [...bad, ...worse]) expect(designSheet(name), name).toBeNull();
  });

  it('LY-15 it sets every colour of a theme and is small', () => {
    const sheet = designSheet('own-8a1538-x-fbf7ef_serif') ?? '';
    const nature = themes.slice(
      themes.indexOf('.theme-nature {'),
      themes.indexOf('.theme-elegance'),
    );
    const names = [...nature.matchAll(/--color-[\w-]+(?=:)/gu)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(sheet).toContain(`${name}:`);
    expect(sheet.length).toBeLessThan(1200);
    expect(sheet).not.toMatch(/undefined|NaN|url|@import/u);
  });

  it('LY-15 posters and the frame of the browser have the same colours', () => {
    const palette = paletteOf('own-8a1538-x-fbf7ef');
    expect(palette).toMatchObject({ accent: '#8a1538', paper: '#fbf7ef' });
    expect(new Set(Object.values(palette)).size).toBe(6);
  });

  it.each(FONT_PAIRS)('%s: two files are preloaded at most', (pair) => {
    expect(FONT_FILES[pair].length).toBeLessThanOrEqual(2);
  });
});
