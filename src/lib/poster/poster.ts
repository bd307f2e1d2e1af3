import { chord, field, score, slipped, swell, tiles } from './arcs.ts';
import { crescendo, pipes, slope, stage, stave } from './bars.ts';
import { paletteOf, type Inks } from '../design/design.ts';
import type { Palette } from '../design/palette.ts';
import { facade, portrait } from './figures.ts';
import type { Composition } from './sheet.ts';

/** A number of 32 bits for a text: FNV-1a over its UTF-16 units. */
function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** Numbers in [0, 1) that depend on nothing but the seed: its hash starts a mulberry32 sequence. */
function randomFrom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Width and height of the poster beside a record without a photograph, in px. */
export const POSTER_SIZE = { width: 800, height: 1000 } as const;
/** The same for the picture that social media show. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

export interface PosterOptions {
  /** What the drawing depends on: `event-12`. Numbers that follow each other get different drawings. */
  readonly seed: string;
  /** The id of a genre, all of whose posters are one composition; left out: the seed decides. */
  readonly genre?: number;
  readonly theme: Inks;
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

/** Who and what has a shape of its own is drawn in it, everything else by a composition. */
const BY_KIND: Readonly<Record<string, Composition>> = { person: portrait, venue: facade };

/** The kind of record in a seed, `person-12`. */
const kindOf = (seed: string): string => seed.split('-', 1)[0] ?? '';

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
export function poster({ seed, genre, theme, width, height }: PosterOptions): string {
  const random = randomFrom(seed);
  const between = (from: number, to: number): number =>
    from + Math.floor(random() * (to - from + 1));
  const turn = numberOf(seed);
  const offset = between(0, 1);
  const place = genre === undefined ? turn * 4 + offset : genre * 4;
  const composition = BY_KIND[kindOf(seed)] ?? COMPOSITIONS[place % COMPOSITIONS.length] ?? swell;
  const choices = inkings(paletteOf(theme));
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

/** Whose poster it is, and what its drawing follows. */
export interface PosterOf {
  readonly kind: string;
  readonly id: number;
  /** Of an event: its production, or `t` and a hash of its title; each date of it looks the same. */
  readonly face?: string;
  /** Of an event: its genre with the lowest id; 0 for none. */
  readonly genre?: number;
}

/** How many numbers titles are given: two with the same one look alike, which is rare enough. */
const TITLE_NUMBERS = 1_000_000;

/** What an event's poster looks like follows its production or title; its composition, its genre. */
export const posterOfEvent = (event: {
  readonly id: number;
  readonly title: { readonly de: string };
  readonly production: number | null;
  /** The one with the lowest id counts. */
  readonly genres: readonly number[];
}): PosterOf => ({
  kind: 'event',
  id: event.id,
  face: String(event.production ?? `t${String(hashOf(event.title.de) % TITLE_NUMBERS)}`),
  genre: event.genres.toSorted((left, right) => left - right)[0] ?? 0,
});

/**
 * Where the poster of a record is served: `/poster/nature/venue-12.svg`, of an event with its
 * production or title and its genre `/poster/nature/event-12-7-4.svg`, so that one address is one
 * drawing.
 */
export function posterPath(
  theme: Inks,
  { kind, id, face, genre = 0 }: PosterOf,
  format: 'svg' | 'png' = 'svg',
): string {
  const follows = face === undefined ? '' : `-${face}-${String(genre)}`;
  return `/poster/${theme}/${kind}-${id}${follows}.${format}`;
}

/** What the drawing at such an address follows. */
export const posterSeed = ({ kind, id, face, genre = 0 }: PosterOf) => ({
  seed: face === undefined ? `${kind}-${id}` : `production-${face}`,
  ...(genre > 0 && { genre }),
});
