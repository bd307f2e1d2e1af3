import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../../src/content/records/site.ts';
import {
  RESTORE_GATE,
  RESTORE_GATE_HASH,
} from '../../../src/scripts/transitions/hide-until-restored.ts';
import {
  TRANSITION_GATE,
  TRANSITION_GATE_HASH,
} from '../../../src/scripts/transitions/skip-transitions.ts';
import { ALERT_GATE, ALERT_GATE_HASH } from '../../../src/scripts/hide-closed-alert.ts';
import { PALETTES } from '../../../src/lib/design/palette.ts';
import { FONT_FILES } from '../../../src/lib/design/fonts.ts';
import {
  POSTER_SIZE,
  poster,
  posterOfEvent,
  posterPath,
  posterSeed,
  SOCIAL_SIZE,
} from '../../../src/lib/poster/poster.ts';

const root = new URL('../../../', import.meta.url);
const css = ['styles/themes', 'components/document/other-themes']
  .map((name) => readFileSync(new URL(`src/layouts/${name}.css`, root), 'utf8'))
  .join('');

const base = readFileSync(new URL('src/layouts/styles/base.css', root), 'utf8');

type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

/** The colours that a selector sets, in one scheme, as `#rrggbb`. */
function colours(selector: string, scheme: Scheme): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of block.matchAll(/--color-([\w-]+): ([^;]+);/gu)) {
    const literals = value.match(/#[0-9a-f]{6}/gu) ?? [];
    const colour = scheme === 'light' ? literals[0] : literals.at(-1);
    if (colour) found.set(name, colour);
  }
  return found;
}

const themed = (theme: Theme, scheme: Scheme): ReadonlyMap<string, string> =>
  new Map([...colours(':root', scheme), ...colours(`.theme-${theme}`, scheme)]);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const ON_PAPER = ['ink', 'quiet', 'accent-text', 'good', 'warn', 'bad'];
const PAIRS = [
  ...ON_PAPER.map((text) => [text, 'paper'] as const),
  ...ON_PAPER.map((text) => [text, 'surface'] as const),
  ['paper', 'ink'] as const,
  ['on-accent', 'accent'] as const,
  ['on-ground', 'ground'] as const,
];

describe('themes', () => {
  const cases = THEMES.flatMap((theme) => schemes.map((scheme) => [theme, scheme] as const));

  it.each(cases)('LY-15 %s %s: every text stands out from its ground by 4.5', (theme, scheme) => {
    const known = themed(theme, scheme);
    const weak = PAIRS.map(([text, ground]) => {
      const [one, other] = [known.get(text), known.get(ground)];
      expect([text, one, ground, other]).not.toContain(undefined);
      return { text, ground, ratio: contrast(one ?? '', other ?? '') };
    }).filter(({ ratio }) => !(ratio >= 4.5));
    expect(weak).toEqual([]);
  });

  /** How much of the accent is in the ground of what a search found. */
  const MARK = 0.22;
  const mixed = (one: string, other: string, share: number): string =>
    [1, 3, 5].reduce((mix, at) => {
      const part = (colour: string) => Number.parseInt(colour.slice(at, at + 2), 16);
      const value = Math.round(part(one) * share + part(other) * (1 - share));
      return mix + value.toString(16).padStart(2, '0');
    }, '#');

  it.each(cases)('LY-15 SE-06 %s %s: what is marked stands out as well', (theme, scheme) => {
    expect(base).toContain(
      `color-mix(in srgb, var(--color-accent) ${String(MARK * 100)}%, transparent)`,
    );
    const colour = (name: string) => themed(theme, scheme).get(name) ?? '';
    for (const ground of ['paper', 'surface'])
      expect(
        contrast(colour('ink'), mixed(colour('accent'), colour(ground), MARK)),
      ).toBeGreaterThanOrEqual(4.5);
  });

  it('LY-15 the measure itself knows black, white and a pair that fails', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it.each(THEMES)('LY-15 %s: posters are printed in the inks of the style sheet', (theme) => {
    const light = themed(theme, 'light');
    const { night, ...inks } = PALETTES[theme];
    for (const [name, value] of Object.entries(inks)) expect(light.get(name)).toBe(value);
    expect(themed(theme, 'dark').get('paper')).toBe(night);
  });
});

describe('posters', () => {
  const order = { seed: 'event-12', theme: 'nature', ...POSTER_SIZE } as const;

  it('are the same for the same seed and differ for another', () => {
    expect(poster(order)).toBe(poster({ ...order }));
    expect(poster(order)).not.toBe(poster({ ...order, seed: 'event-13' }));
    expect(poster(order)).not.toBe(poster({ ...order, theme: 'cc01' }));
  });

  it.each([
    ['event', 1500],
    ['person', 1500],
    ['venue', 2200],
  ])('of %s: nothing but shapes in the colours of their theme, below %i bytes', (kind, most) => {
    for (const theme of THEMES) {
      const inks = new Set(Object.values(PALETTES[theme]));
      for (let id = 1; id <= 120; id += 1) {
        for (const size of [POSTER_SIZE, SOCIAL_SIZE]) {
          const svg = poster({ seed: `${kind}-${id}`, theme, ...size });
          expect(svg.length).toBeLessThan(most);
          expect(svg).not.toMatch(/style|script|<text|NaN|undefined|Infinity/u);
          expect((svg.match(/#[0-9a-f]{6}/gu) ?? []).filter((ink) => !inks.has(ink))).toEqual([]);
        }
      }
    }
  });

  it('differ in drawing and in ground from the one before', () => {
    const shape = (id: number): string[] =>
      poster({ ...order, seed: `event-${id}` }).match(/fill="#\w+"/gu) ?? [];
    const grounds = Array.from({ length: 60 }, (_, id) => shape(id)[0]);
    for (let id = 1; id < grounds.length; id += 1) {
      expect(poster({ ...order, seed: `event-${id}` })).not.toBe(
        poster({ ...order, seed: `event-${id - 1}` }),
      );
    }
    const repeats = grounds.filter((ground, id) => id > 0 && ground === grounds[id - 1]).length;
    expect(repeats).toBeLessThan(grounds.length / 3);
    expect(new Set(grounds).size).toBeGreaterThanOrEqual(4);
  });

  it('of people are portraits and of venues fronts, each with one of its own', () => {
    const drawings = (kind: string) =>
      Array.from({ length: 40 }, (_, id) => poster({ ...order, seed: `${kind}-${id + 1}` }));
    // Both have a part that no composition of events has: a head in two halves, and steps.
    expect(
      drawings('person').every((svg) =>
        /<circle[^>]*\/><path d="[^"]*z" fill="[^"]*"\/><\/svg>$/u.test(svg),
      ),
    ).toBe(true);
    expect(drawings('venue').every((svg) => (svg.match(/<path/gu) ?? []).length >= 9)).toBe(true);
    for (const kind of ['person', 'venue']) expect(new Set(drawings(kind)).size).toBe(40);
  });

  it('LY-10 a work or title keeps its face on every date, and a genre its composition', () => {
    const drawn = (id: number, production: number | null, genre: number, de = 'Abend') =>
      poster({
        ...order,
        ...posterSeed(posterOfEvent({ id, title: { de }, production, genres: [genre] })),
      });
    const shapes = (svg: string) => [...svg.matchAll(/<(\w+)/gu)].map(([, name]) => name).join();
    expect(drawn(12, 7, 4)).toBe(drawn(13, 7, 4));
    expect(drawn(12, 7, 4)).not.toBe(drawn(12, 8, 4));
    expect(drawn(12, null, 4)).toBe(drawn(13, null, 4));
    expect(drawn(12, null, 4)).not.toBe(drawn(12, null, 4, 'Matinee'));
    // Genre 3 is one composition of few forms, genre 4 another.
    expect(shapes(drawn(12, 7, 3))).not.toBe(shapes(drawn(12, 7, 4)));
  });

  it('have one address by theme, kind and id', () => {
    expect(posterPath('nature', { kind: 'venue', id: 12 })).toBe('/poster/nature/venue-12.svg');
    const event = { id: 12, title: { de: 'Abend' }, production: 7, genres: [9, 4] };
    expect(posterPath('nature', posterOfEvent(event))).toBe('/poster/nature/event-12-7-4.svg');
    const titled = posterPath('nature', posterOfEvent({ ...event, production: null }));
    expect(titled).toMatch(/^\/poster\/nature\/event-12-t\d{1,6}-4\.svg$/u);
    expect(posterPath('cc01', { kind: 'person', id: 3 }, 'png')).toBe('/poster/cc01/person-3.png');
  });
});

describe('what every page carries', () => {
  it('TA-01 the content security policy knows the script behind the alert', () => {
    const hash = createHash('sha256').update(ALERT_GATE).digest('base64');
    expect(ALERT_GATE_HASH).toBe(`sha256-${hash}`);
  });

  it('LY-16 the content security policy knows the script of ways between pages', () => {
    const hash = createHash('sha256').update(TRANSITION_GATE).digest('base64');
    expect(TRANSITION_GATE_HASH).toBe(`sha256-${hash}`);
  });

  it('EV-06 the content security policy knows the script above a list that comes back', () => {
    const hash = createHash('sha256').update(RESTORE_GATE).digest('base64');
    expect(RESTORE_GATE_HASH).toBe(`sha256-${hash}`);
  });

  it('two fonts are preloaded, 70 KB at most together', () => {
    const fonts = FONT_FILES.archivo;
    expect(fonts).toHaveLength(2);
    const bytes = fonts.map((path) => statSync(new URL(`public${path}`, root)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
  });
});
