import { area, bar, circle, dots, halfDisc, rotate, steps, type Composition } from './sheet.ts';

/** Organ pipes: bars that grow in width and differ in height. */
export const pipes: Composition = ({ width, height, side, inks, between, chance }) => {
  const shares = [1, 1.5, 2.2, 3.2, 4.6];
  // Five pipes, four gaps of 1.05 between them and 0.9 at either side.
  const unit = width / 18.3;
  const isRising = chance();
  const accentIndex = between(1, 3);
  let x = unit * 0.9;
  const order = isRising ? shares : shares.toReversed();
  const shapes = order.map((share, index) => {
    // The two narrow pipes leave the room above them to the disc.
    const isNarrow = (isRising ? index : 4 - index) < 2;
    const top = height * 0.08 * between(isNarrow ? 5 : 0, isNarrow ? 8 : 6);
    const pipe = bar(
      { x, y: top, width: unit * share, height: height - top },
      index === accentIndex ? inks[1] : inks[0],
    );
    x += unit * (share + 1.05);
    return pipe;
  });
  return (
    shapes.join('') +
    circle(isRising ? side * 0.16 : width - side * 0.16, side * 0.16, side * 0.08, inks[2])
  );
};

/** Diagonal bars, lengthened like held notes. */
export const slope: Composition = ({ width, height, side, inks, between, chance }) => {
  const degrees = chance() ? -45 : 45;
  const count = between(6, 8);
  const reach = Math.hypot(width, height);
  const pitch = (reach * 0.92) / count;
  const accentIndex = between(1, count - 2);
  const bars = steps(count).map((index) => {
    const length = reach * (0.3 + 0.1 * between(0, 4));
    const weight = pitch * (0.2 + (0.6 * index) / count);
    const x = width / 2 - length / 2 + (side / 12) * between(-3, 3);
    const y = height / 2 - reach * 0.46 + index * pitch;
    return bar({ x, y, width: length, height: weight }, index === accentIndex ? inks[1] : inks[0]);
  });
  return rotate(bars.join(''), degrees, width / 2, height / 2);
};

/** A field of dots that swells and fades from row to row. */
export const crescendo: Composition = ({ width, height, inks, between, chance }) => {
  const columns = between(6, 8);
  const gap = width / columns;
  const rows = Math.floor(height / gap);
  const top = (height - (rows - 1) * gap) / 2;
  const accentIndex = between(Math.floor(rows / 3), rows - 2);
  const isFalling = chance();
  return steps(rows)
    .map((row) => {
      const share = (isFalling ? rows - row : row + 1) / rows;
      const ink = row === accentIndex ? inks[1] : inks[0];
      return dots(
        {
          x: gap / 2,
          y: top + row * gap,
          length: width - gap,
          gap,
          weight: gap * (0.08 + 0.84 * share),
        },
        ink,
      );
    })
    .join('');
};

/** Staves across the sheet; one great disc rests on them. */
export const stave: Composition = ({ width, height, side, inks, between, chance }) => {
  const weight = side * 0.035;
  const pitch = height / 9;
  const lines = steps(5).map((index) =>
    bar({ x: 0, y: height / 2 + (index - 2) * pitch - weight / 2, width, height: weight }, inks[0]),
  );
  const radius = side * (0.2 + 0.03 * between(0, 2));
  const x = width * (chance() ? 0.34 : 0.66);
  const y = height / 2 + (between(0, 4) - 2) * pitch * 0.5;
  const small = circle(width - x, height / 2 + (between(0, 4) - 2) * pitch, pitch * 0.46, inks[2]);
  return lines.join('') + small + circle(x, y, radius, inks[1]);
};

/** Blocks on a six-part grid, one of them round: a stage seen from above. */
export const stage: Composition = ({ width, height, side, inks, between, chance }) => {
  const split = width * (chance() ? 1 / 3 : 2 / 3);
  const line = height * (0.5 + 0.08 * between(0, 2));
  const isLeftWide = split > width / 2;
  const wide = Math.max(split, width - split);
  const disc = Math.min(wide, line * 1.8) * 0.9;
  const discX = (isLeftWide ? 0 : split) + (wide - disc) / 2;
  const narrowX = isLeftWide ? split : 0;
  const count = between(4, 6);
  const pitch = (height - line) / count;
  const rows = steps(count).map((index) =>
    bar(
      { x: isLeftWide ? 0 : split, y: line + index * pitch, width: wide, height: pitch * 0.5 },
      inks[0],
    ),
  );
  return (
    bar({ x: narrowX, y: 0, width: width - wide, height }, inks[0]) +
    area(halfDisc(discX, line, disc), inks[1]) +
    rows.join('') +
    circle(narrowX + (width - wide) / 2, height - side * 0.2, side * 0.09, inks[2])
  );
};
