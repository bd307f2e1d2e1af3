/** Outlines: each function gives the `d` of a path, in the picture's own units. */

export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 0 1 ${n(-rx * 2)} 0z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** A rectangle with an arch on it; `height` counts to the top of the arch. */
export const arched = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}z`;

export const rounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string => {
  const corner = (right: number, down: number): string =>
    `a${n(radius)} ${n(radius)} 0 0 1 ${n(right * radius)} ${n(down * radius)}`;
  const [across, up] = [n(width - 2 * radius), n(height - 2 * radius)];
  return `M${n(x + radius)} ${n(y)}h${across}${corner(1, 1)}v${up}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${up}${corner(1, -1)}z`;
};

export const lines = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;

export const polygon = (...points: readonly Point[]): string => `${lines(...points)}z`;

/** One end of a curve's piece is drawn towards where the neighbours are. */
const bend = (points: readonly Point[], index: (of: number) => number, from: number): string => {
  const [a, b, c, d] = [from - 1, from, from + 1, from + 2].map((i) => points[index(i)]);
  if (!a || !b || !c || !d) return '';
  const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
  return `C${at(first)} ${at(second)} ${at(c)}`;
};

/** A smooth open line through all points. */
export function curve(...points: readonly Point[]): string {
  const inside = (i: number): number => Math.min(Math.max(i, 0), points.length - 1);
  const bends = steps(points.length - 1).map((from) => bend(points, inside, from));
  return `M${at(points[0] ?? [0, 0])}${bends.join('')}`;
}

/** A smooth closed outline through all points. */
export function blob(...points: readonly Point[]): string {
  const around = (i: number): number => (i + points.length) % points.length;
  const bends = steps(points.length).map((from) => bend(points, around, from));
  return `M${at(points[0] ?? [0, 0])}${bends.join('')}z`;
}

/** The same points and their mirror images about a vertical axis, as one closed row. */
export const mirrored = (axis: number, ...points: readonly Point[]): readonly Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]): Point => [2 * axis - x, y]),
];

/** Points on an ellipse, `share` of a full turn, 0 is right, 0.25 is below. */
export const around = (x: number, y: number, rx: number, ry: number, share: number): Point => [
  x + rx * Math.cos(share * 2 * Math.PI),
  y + ry * Math.sin(share * 2 * Math.PI),
];

/** The upper or lower part of an ellipse as an open line, from one share of the turn to another. */
export function arc(
  [x, y]: Point,
  rx: number,
  ry: number,
  [from, to]: readonly [number, number],
): string {
  const isLarge = Math.abs(to - from) > 0.5 ? 1 : 0;
  const start = around(x, y, rx, ry, from);
  const end = around(x, y, rx, ry, to);
  return `M${at(start)}A${n(rx)} ${n(ry)} 0 ${isLarge} ${to > from ? 1 : 0} ${at(end)}`;
}
