import {
  area,
  bar,
  circle,
  halfDisc,
  n,
  ring,
  steps,
  type Composition,
  type Sheet,
} from './sheet.ts';

/** Half of a disc, left or right of its upright middle line. */
const sideOfDisc = (x: number, y: number, radius: number, isRight: boolean): string =>
  `M${n(x)} ${n(y - radius)}a${n(radius)} ${n(radius)} 0 0 ${isRight ? 1 : 0} 0 ${n(radius * 2)}z`;

/** What stands behind somebody: a disc, rings, or a wall in two colours. */
function background({ width, height, side, inks, between }: Sheet, middle: number): string {
  const [, second] = inks;
  const y = height * 0.42;
  const kind = between(0, 2);
  if (kind === 0) return circle(middle + side * 0.06 * between(-2, 2), y, side * 0.42, second);
  if (kind === 1)
    return [0.46, 0.36]
      .map((radius) => ring({ x: middle, y, radius: side * radius }, side * 0.035, second))
      .join('');
  const at = width * 0.1 * between(3, 6);
  return bar({ x: 0, y: 0, width: at, height }, second);
}

/**
 * Somebody without a photograph: head, neck and shoulders, one side in the light. It says of
 * nobody how they look: no face, no hair, no age.
 */
export const portrait: Composition = (sheet) => {
  const { width, height, side, inks, between, chance } = sheet;
  const [first, second, third] = inks;
  const middle = width / 2 + side * 0.03 * between(-1, 1);
  const radius = side * 0.01 * between(17, 20);
  const head = height * 0.42;
  const shoulders = side * 0.01 * between(62, 76);
  const bottom = height + 1;
  const top = head + radius * 1.42;
  const isLitRight = chance();
  const body = (x: number, wide: number): string =>
    `M${n(x)} ${n(bottom)}V${n(top + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(bottom)}z`;
  const half = shoulders / 2;
  const lapel = side * 0.01 * between(9, 14);
  const collar = `M${n(middle - lapel)} ${n(top)}h${n(lapel * 2)}L${n(middle)} ${n(top + lapel * 2.2)}z`;
  return (
    background(sheet, middle) +
    area(body(middle - half, shoulders), first) +
    area(
      isLitRight
        ? `M${n(middle)} ${n(top)}a${n(half)} ${n(half)} 0 0 1 ${n(half)} ${n(half)}V${n(bottom)}h${n(-half)}z`
        : `M${n(middle)} ${n(top)}a${n(half)} ${n(half)} 0 0 0 ${n(-half)} ${n(half)}V${n(bottom)}h${n(half)}z`,
      third,
    ) +
    area(collar, second) +
    bar(
      {
        x: middle - radius * 0.42,
        y: head,
        width: radius * 0.84,
        height: top - head + lapel * 0.4,
      },
      isLitRight ? first : third,
    ) +
    circle(middle, head, radius, first) +
    area(sideOfDisc(middle, head, radius, isLitRight), third)
  );
};

/** What a venue has on top: gable, dome, sheds or a flat roof with a tower. */
function roof(
  { side, inks, between }: Sheet,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const [first, second] = inks;
  const kind = between(0, 3);
  const high = side * 0.01 * between(14, 20);
  if (kind === 0)
    return (
      area(`M${n(x)} ${n(y + 1)}h${n(width)}L${n(x + width / 2)} ${n(y - high)}z`, first) +
      circle(x + width / 2, y - high * 0.36, high * 0.2, second)
    );
  if (kind === 1) {
    const dome = width * 0.56;
    return (
      area(halfDisc(x + (width - dome) / 2, y, dome), second) +
      bar(
        {
          x: x + width / 2 - side * 0.01,
          y: y - dome / 2 - side * 0.09,
          width: side * 0.02,
          height: side * 0.1,
        },
        first,
      )
    );
  }
  if (kind === 2) {
    const count = between(3, 4);
    const shed = width / count;
    return steps(count)
      .map((index) =>
        area(
          `M${n(x + index * shed)} ${n(y + 1)}v${n(-high)}L${n(x + (index + 1) * shed)} ${n(y + 1)}z`,
          index % 2 === 0 ? first : second,
        ),
      )
      .join('');
  }
  const tower = width * 0.2;
  const at = x + width * 0.1 * between(1, 6);
  return (
    bar({ x: at, y: y - high * 1.9, width: tower, height: high * 1.9 + 1 }, first) +
    area(halfDisc(at, y - high * 1.9, tower), second)
  );
}

/** A venue without a photograph: its front, with columns or arches, on steps below a moon. */
export const facade: Composition = (sheet) => {
  const { width, height, side, inks, between, chance } = sheet;
  const [first, second, third] = inks;
  const wide = side * 0.01 * between(68, 78);
  const x = (width - wide) / 2;
  const top = height * 0.5 - side * 0.04 * between(0, 2);
  const floor = height * 0.5 + side * 0.34;
  const isArched = chance();
  const count = between(3, 6);
  const pitch = wide / count;
  const opening = pitch * 0.56;
  const openings = steps(count).map((index) => {
    const left = x + index * pitch + (pitch - opening) / 2;
    const upper = top + side * 0.13 + (isArched ? opening / 2 : 0);
    const ink = index === Math.floor(count / 2) ? second : third;
    return (
      bar({ x: left, y: upper, width: opening, height: floor - upper }, ink) +
      (isArched ? area(halfDisc(left, upper, opening), ink) : '')
    );
  });
  const stairs = steps(3).map((index) =>
    bar(
      {
        x: x - side * 0.035 * (index + 1),
        y: floor + side * 0.035 * index,
        width: wide + side * 0.07 * (index + 1),
        height: side * 0.022,
      },
      first,
    ),
  );
  const moon = side * 0.01 * between(7, 10);
  const isLeft = chance();
  return (
    circle(isLeft ? side * 0.17 : width - side * 0.17, side * 0.17, moon, third) +
    roof(sheet, { x, y: top, width: wide }) +
    bar({ x, y: top, width: wide, height: floor - top }, first) +
    bar({ x, y: top + side * 0.04, width: wide, height: side * 0.018 }, second) +
    openings.join('') +
    stairs.join('')
  );
};
