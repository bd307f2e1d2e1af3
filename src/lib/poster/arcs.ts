import {
  area,
  bar,
  circle,
  halfDisc,
  halfDiscBelow,
  halfRing,
  quarterDisc,
  ring,
  steps,
  type Composition,
} from './sheet.ts';

/** Rings around a point outside the middle, each twice as heavy as the one inside it. */
export const swell: Composition = ({ width, height, side, inks, between, chance }) => {
  const x = chance() ? side * 0.1 : width - side * 0.1;
  const y = chance() ? side * 0.14 : height - side * 0.14;
  const weights = [0.012, 0.022, 0.04, 0.07, 0.12, 0.2];
  let radius = side * 0.16;
  const accentIndex = between(2, 4);
  const rings = weights.map((share, index) => {
    const weight = side * share;
    radius += weight * 1.5 + side * 0.02;
    return ring({ x, y, radius }, weight, index === accentIndex ? inks[1] : inks[0]);
  });
  return circle(x, y, side * 0.1, inks[1]) + rings.join('');
};

/** A target whose two halves have slipped against each other. */
export const slipped: Composition = ({ width, height, side, inks, between }) => {
  const slip = side * 0.08 * between(1, 2);
  const weight = side * 0.092;
  const half = (isAbove: boolean): string =>
    steps(5)
      .map((index) => {
        const ink = index % 2 === 0 ? inks[0] : inks[index === 3 ? 1 : 2];
        const disc = {
          x: width / 2 + (isAbove ? -slip : slip),
          y: height / 2,
          radius: weight * (4.5 - index),
        };
        // A little wider than its step: neighbours overlap instead of leaving a hairline.
        return halfRing(disc, weight + 1, ink, isAbove);
      })
      .join('');
  return half(true) + half(false);
};

/** The venue's own mark, large: the sun over its field. */
export const field: Composition = ({ width, height, side, inks, between }) => {
  const horizon = height * (0.44 + 0.04 * between(0, 3));
  const disc = side * (0.66 + 0.06 * between(0, 2));
  const left = side * 0.08 + ((width - disc - side * 0.16) / 3) * between(0, 3);
  const count = between(4, 6);
  let y = horizon + side * 0.03;
  const furrows = steps(count).map((index) => {
    const weight = ((height - horizon) / count) * (0.16 + (0.62 * index) / count);
    const line = bar({ x: 0, y, width, height: weight }, inks[0]);
    y += (height - horizon) / count;
    return line;
  });
  return area(halfDisc(left, horizon, disc), inks[1]) + furrows.join('');
};

/** Half discs stacked like a score, each turned the other way. */
export const score: Composition = ({ width, height, side, inks, between, chance }) => {
  const rows = between(3, 4);
  const size = height / rows;
  const disc = Math.min(size * 2, width * 0.94);
  const start = chance();
  return (
    steps(rows)
      .map((row) => {
        const isLeft = (row % 2 === 0) === start;
        const x = isLeft ? 0 : width - disc;
        const ink = inks[row % 3] ?? inks[0];
        const outline =
          row % 2 === 0 ? halfDisc(x, (row + 1) * size, disc) : halfDiscBelow(x, row * size, disc);
        return area(outline, ink);
      })
      .join('') + circle(width * (start ? 0.78 : 0.22), size * 0.5, side * 0.07, inks[1])
  );
};

/** A grid of quarter discs, turned by the dice: an echo of tiled foyers. */
export const tiles: Composition = ({ width, height, side, inks, between }) => {
  const size = Math.floor(side / between(3, 4));
  const outlines = ['', '', ''];
  const left = Math.floor((width % size) / 2);
  for (let y = 0; y + size <= height + 1; y += size) {
    for (let x = left; x + size <= width + 1; x += size) {
      const ink = [0, 0, 0, 1, 2, 3][between(0, 5)] ?? 0;
      if (ink < 3) outlines[ink] = (outlines[ink] ?? '') + quarterDisc(x, y, size, between(0, 3));
    }
  }
  return outlines
    .map((outline, ink) => (outline ? area(outline, inks[ink] ?? inks[0]) : ''))
    .join('');
};

/** Two great discs; where they cross lies a third ink. */
export const chord: Composition = ({ width, height, side, inks, between, chance }) => {
  const radius = side * (0.33 + 0.02 * between(0, 2));
  const reach = radius * (0.5 + 0.08 * between(0, 2));
  const lift = chance() ? 0.62 : -0.62;
  const [x, y] = [width / 2, height / 2];
  const [ax, ay, bx, by] = [x - reach, y - reach * lift, x + reach, y + reach * lift];
  const half = Math.hypot(reach, reach * lift);
  const across = Math.sqrt(radius * radius - half * half);
  const [alongX, alongY] = [(-reach * lift) / half, reach / half];
  const r = radius.toFixed(1);
  const point = (way: number): string =>
    `${(x + alongX * across * way).toFixed(1)} ${(y + alongY * across * way).toFixed(1)}`;
  const lens = `M${point(-1)}A${r} ${r} 0 0 1 ${point(1)}A${r} ${r} 0 0 1 ${point(-1)}z`;
  return circle(ax, ay, radius, inks[0]) + circle(bx, by, radius, inks[1]) + area(lens, inks[2]);
};
