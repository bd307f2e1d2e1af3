import { pickOf } from '../random.ts';
import { steps, type Point } from './shapes.ts';

/*
 * A screen print: paper, and inks that are pressed onto it one after the other,
 * each a little beside its place. Inks are translucent, so where two meet a
 * third colour stands. Inside one ink, `off` takes ink away again.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A number in [0, 1) that depends on the text alone. */
export const share = (text: string): number => pickOf(text, 4096) / 4096;

export const area = (...outlines: readonly string[]): string => `<path d="${outlines.join('')}"/>`;

/** Where an outline lies inside another, a hole. */
export const holed = (...outlines: readonly string[]): string =>
  `<path fill-rule="evenodd" d="${outlines.join('')}"/>`;

export const stroke = (
  outline: string,
  weight: number,
  end: 'butt' | 'round' | 'square' = 'butt',
): string =>
  `<path d="${outline}" fill="none" stroke="currentColor" stroke-width="${n(weight)}"` +
  (end === 'butt' ? '/>' : ` stroke-linecap="${end}" stroke-linejoin="round"/>`);

/** Round dots on a line, `gap` apart. */
export const beads = (outline: string, weight: number, gap: number): string =>
  `<path d="${outline}" fill="none" stroke="currentColor" stroke-width="${n(weight)}" stroke-linecap="round" stroke-dasharray="0 ${n(gap)}"/>`;

/** Bars across a line: `on` long, `gap` apart. */
export const dashes = (outline: string, weight: number, on: number, gap: number): string =>
  `<path d="${outline}" fill="none" stroke="currentColor" stroke-width="${n(weight)}" stroke-dasharray="${n(on)} ${n(gap)}"/>`;

/** Dots of one size at given places. */
export const dots = (places: readonly Point[], weight: number): string =>
  places.length === 0
    ? ''
    : `<path d="${places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('')}" fill="none" stroke="currentColor" stroke-width="${n(weight)}" stroke-linecap="round"/>`;

export const off = (...drawn: readonly string[]): string =>
  `<g fill="#fff" color="#fff">${drawn.join('')}</g>`;

export const moved = (x: number, y: number, ...drawn: readonly string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${drawn.join('')}</g>`;

export const scaled = (x: number, y: number, ...drawn: readonly string[]): string =>
  `<g transform="scale(${x} ${y})">${drawn.join('')}</g>`;

/** Turned clockwise about a point, in degrees. */
export const turned = (degrees: number, [x, y]: Point, ...drawn: readonly string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${drawn.join('')}</g>`;

/** Only what lies inside an outline. */
export function inside(outline: string, ...drawn: readonly string[]): string {
  const content = drawn.join('');
  const id = `c${pickOf(outline + content, 2 ** 30).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export interface Fade {
  /** x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly gap?: number;
  /** Size of the dots at the beginning and at the end, as a share of the gap; 0.72 closes. */
  readonly from: number;
  readonly to: number;
  /** Downwards, where nothing else is said. */
  readonly axis?: 'x' | 'y';
}

/** Halftone that grows or fades in one direction. */
export function fade({ box, gap = 22, from, to, axis = 'y' }: Fade): string {
  const [x, y, width, height] = box;
  const [depth, length] = axis === 'y' ? [height, width] : [width, height];
  const rows = Math.ceil(depth / (gap / 2));
  return steps(rows)
    .map((row) => {
      const weight = gap * (from + ((to - from) * (row + 0.5)) / rows);
      if (weight < 1) return '';
      const [along, across] = [row % 2 === 0 ? 0 : gap / 2, (row * gap) / 2];
      const line =
        axis === 'y'
          ? `M${n(x + along)} ${n(y + across)}h${n(length)}`
          : `M${n(x + across)} ${n(y + along)}v${n(length)}`;
      return beads(line, weight, gap);
    })
    .join('');
}

const LEVELS = 9;

/** Halftone with a tone of its own at each place: `at` gives 0 (none) to 0.75 (closed). */
export function tone(
  [left, top, width, height]: Fade['box'],
  gap: number,
  at: (x: number, y: number) => number,
): string {
  const levels = steps(LEVELS).map((): Point[] => []);
  for (const row of steps(Math.ceil((height * 2) / gap))) {
    for (const column of steps(Math.ceil(width / gap) + 1)) {
      const x = left + (column + (row % 2) / 2) * gap;
      const y = top + (row * gap) / 2;
      const level = Math.round((Math.min(at(x, y), 0.75) / 0.75) * LEVELS);
      levels[level - 1]?.push([Math.round(x), Math.round(y)]);
    }
  }
  return levels.map((places, index) => dots(places, (gap * 0.75 * (index + 1)) / LEVELS)).join('');
}

/** Straight lines from ring to ring, `count` of them on a full turn. */
export const rays = (
  [x, y]: Point,
  [inner, outer]: readonly [number, number],
  count: number,
): string =>
  steps(count)
    .map((index) => {
      const turn = (index / count) * 2 * Math.PI;
      const [right, down] = [Math.cos(turn), Math.sin(turn)];
      return `M${n(x + right * inner)} ${n(y + down * inner)}L${n(x + right * outer)} ${n(y + down * outer)}`;
    })
    .join('');

export interface Layer {
  readonly ink: string;
  /** How far beside its place it was pressed. */
  readonly slip: Point;
  readonly drawn: string;
}

export const layer = (ink: string, slip: Point, ...drawn: readonly string[]): Layer => ({
  ink,
  slip,
  drawn: drawn.join(''),
});

/** Pinholes that the screen leaves in an ink. */
function pinholes({ width, height }: Size, ink: string): string {
  const places = (kind: string, count: number): readonly Point[] =>
    steps(count).map((index) => [
      Math.round(share(`${ink}${kind}x${index}`) * width),
      Math.round(share(`${ink}${kind}y${index}`) * height),
    ]);
  return off(dots(places('fine', 150), 2.4), dots(places('coarse', 36), 4.6));
}

/** The finished sheet as an SVG document without text, style sheet or anything from outside. */
export function print(size: Size, paper: string, ...layers: readonly Layer[]): string {
  const { width, height } = size;
  const pressed = layers.map(
    ({ ink, slip, drawn }) =>
      `<g style="mix-blend-mode:multiply" fill="${ink}" color="${ink}" transform="translate(${slip.map(n).join(' ')})">${drawn}${pinholes(size, ink)}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${pressed.join('')}</svg>`
  );
}
