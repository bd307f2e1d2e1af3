/** What a composition draws on: a sheet of paper with its inks and its random numbers. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The shorter side; a composition's measure. */
  readonly side: number;
  /** Three colours that stand apart from the ground and from each other. */
  readonly inks: readonly [string, string, string];
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly chance: () => boolean;
}

/** The elements of one drawing, without the surrounding svg. */
export type Composition = (sheet: Sheet) => string;

/** A length as drawings write it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The numbers from 0 to below `count`. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

/** A circle's middle and radius. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const ring = ({ x, y, radius }: Disc, weight: number, ink: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="${n(weight)}"/>`;

/** The upper left corner and the size of a rectangle. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const bar = ({ x, y, width, height }: Rectangle, fill: string): string =>
  `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"/>`;

/** Several closed or open outlines in one ink. */
export const area = (outline: string, fill: string): string =>
  `<path d="${outline}" fill="${fill}"/>`;

/**
 * The half disc above a line that starts at (x, y) and runs `width` to the
 * right; it reaches one unit over the line, so that what is drawn below it
 * afterwards meets it without a hairline.
 */
export const halfDisc = (x: number, y: number, width: number): string =>
  `M${n(x)} ${n(y + 1)}v-1a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v1z`;

/**
 * Half a ring above or below a line, around a point on it; the upper half
 * reaches one unit over the line, as half discs do.
 */
export function halfRing(
  { x, y, radius }: Disc,
  weight: number,
  ink: string,
  isAbove: boolean,
): string {
  const start = isAbove ? `M${n(x - radius)} ${n(y + 1)}v-1` : `M${n(x - radius)} ${n(y)}`;
  const arc = `a${n(radius)} ${n(radius)} 0 0 ${isAbove ? 1 : 0} ${n(radius * 2)} 0`;
  return `<path d="${start}${arc}${isAbove ? 'v1' : ''}" fill="none" stroke="${ink}" stroke-width="${n(weight)}"/>`;
}

/** The same, below the line. */
export const halfDiscBelow = (x: number, y: number, width: number): string =>
  `M${n(x)} ${n(y)}a${n(width / 2)} ${n(width / 2)} 0 0 0 ${n(width)} 0z`;

const QUARTERS = [
  [0, 0, 1, 1],
  [1, 0, -1, 1],
  [1, 1, -1, -1],
  [0, 1, 1, -1],
] as const;

/** A quarter disc filling a square; `turn` 0 to 3 says which corner is its centre. */
export function quarterDisc(x: number, y: number, size: number, turn: number): string {
  const [right, down, alongX, alongY] = QUARTERS[turn % 4] ?? QUARTERS[0];
  const cornerX = x + right * size;
  const cornerY = y + down * size;
  const sweep = alongX * alongY > 0 ? 1 : 0;
  return `M${n(cornerX)} ${n(cornerY)}h${n(alongX * size)}a${n(size)} ${n(size)} 0 0 ${sweep} ${n(-alongX * size)} ${n(alongY * size)}z`;
}

/** A horizontal line of dots from (x, y), `gap` apart, each `weight` across. */
export interface DottedLine {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly gap: number;
  readonly weight: number;
}

export const dots = ({ x, y, length, gap, weight }: DottedLine, ink: string): string =>
  `<path d="M${n(x)} ${n(y)}h${n(length + 1)}" stroke="${ink}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-dasharray="0 ${n(gap)}"/>`;

/** Turns what it holds around a point, in degrees. */
export const rotate = (inside: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${inside}</g>`;
