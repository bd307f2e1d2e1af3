import type { Theme } from '../../content/records/site.ts';
import { chord, field, score, slipped, swell, tiles } from './arcs.ts';
import { crescendo, pipes, slope, stage, stave } from './bars.ts';
import { PALETTES, type Palette } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Composition } from './sheet.ts';

/** Width and height of the poster beside a record without a photograph, in px. */
export const POSTER_SIZE = { width: 800, height: 1000 } as const;
/** The same for the picture that social media show. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

export interface PosterOptions {
  /** What the drawing depends on: `event-12`. Numbers that follow each other get different drawings. */
  readonly seed: string;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
}

const COMPOSITIONS: readonly Composition[] = [
  swell,
  pipes,
  chord,
  slope,
  field,
  tiles,
  stave,
  slipped,
  crescendo,
  score,
  stage,
];

interface Inking {
  readonly ground: string;
  readonly inks: readonly [string, string, string];
}

const inkings = ({
  paper,
  ink,
  accent,
  second,
  third,
}: Palette): readonly [Inking, ...Inking[]] => [
  { ground: accent, inks: [paper, second, ink] },
  { ground: third, inks: [accent, ink, paper] },
  { ground: ink, inks: [paper, accent, second] },
  { ground: second, inks: [ink, paper, accent] },
  { ground: accent, inks: [paper, ink, second] },
];

/** The number at the end of a seed, so that a list in a row shows no drawing twice in a row. */
const numberOf = (seed: string): number => Number(/\d{1,9}$/u.exec(seed)?.[0] ?? 0);

/**
 * A poster as an SVG document: the same order always gives the same bytes. It
 * holds shapes only (no text, style or script), crops from its middle, and is
 * the same in the light and the dark scheme.
 */
export function poster({ seed, theme, width, height }: PosterOptions): string {
  const random = randomFrom(seed);
  const between = (from: number, to: number): number =>
    from + Math.floor(random() * (to - from + 1));
  const turn = numberOf(seed);
  const offset = between(0, 1);
  const composition = COMPOSITIONS[(turn * 4 + offset) % COMPOSITIONS.length] ?? swell;
  const choices = inkings(PALETTES[theme]);
  const { ground, inks } = choices[(turn * 2 + offset) % choices.length] ?? choices[0];
  const drawing = composition({
    width,
    height,
    side: Math.min(width, height),
    inks,
    between,
    chance: () => random() < 0.5,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${drawing}</svg>`
  );
}

/** Where the poster of a record is served: `/poster/nature/event-12.svg`. */
export const posterPath = (
  theme: Theme,
  kind: string,
  id: number,
  format: 'svg' | 'png' = 'svg',
): string => `/poster/${theme}/${kind}-${id}.${format}`;
