import { t } from '../text.ts';
import { LANDSCAPE, WIDE, type Drawn } from './drawn.ts';
import { EMBER } from './inks.ts';
import { area, dots, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { arc, curve, oval, rect, rounded, steps, type Point } from './shapes.ts';

/** A tier's front seen from the stage: low at the back wall, high at the sides. */
const tierAt = (back: number, side: number, x: number): number =>
  back + (side - back) * Math.abs((x - 1200) / 1260) ** 2.3;

const tier = (back: number, side: number): readonly Point[] =>
  steps(29).map((index) => [-60 + index * 90, tierAt(back, side, -60 + index * 90)]);

/** Where heads show above a tier's front, larger towards the sides. */
const onTier = (back: number, side: number, gap: number): readonly Point[] =>
  steps(Math.floor(2400 / gap)).map((index) => {
    const x = index * gap + gap / 2;
    return [x, tierAt(back, side, x) - 24 - 16 * Math.abs((x - 1200) / 1200)];
  });

function fromStage(): string {
  const tiers = [
    { back: 190, side: -190 },
    { back: 320, side: 60 },
    { back: 450, side: 330 },
  ];
  const rows = steps(9).map((row) => {
    const near = (row / 8) ** 1.7;
    const y = 545 + near * 395;
    const [gap, weight] = [26 + near * 92, 19 + near * 76];
    const half = 560 + near * 900;
    const heads = steps(Math.floor((half * 2) / gap)).map((index): Point => {
      const x = 1200 - half + (index + (row % 2) / 2 + 0.25) * gap;
      return [x, y - ((x - 1200) / half) ** 2 * (34 + near * 90)];
    });
    return { heads, weight, row };
  });
  const lit = (heads: readonly Point[], key: string, part: number): readonly Point[] =>
    heads.filter((_, index) => share(`${key} ${index}`) < part);
  const fronts = tiers.map(({ back, side }) => curve(...tier(back, side)));
  const shadow = (index: number): string => {
    const { back, side } = tiers[index] ?? { back: 0, side: 0 };
    return `${curve(...tier(back + 22, side + 40))}V1100H-60z`;
  };
  const balcony = tiers.map(({ back, side }) => onTier(back, side, 44));
  const golden = fronts.map((front) => stroke(front, 40)).join('');
  const ceiling = steps(6)
    .map((index) => arc([1200, -40], 180 + index * 190, 30 + index * 42, [0, 0.5]))
    .join('');
  return print(
    WIDE,
    EMBER.paper,
    layer(
      EMBER.light,
      [5, 3],
      area(rect(-20, -20, 2440, 1040)),
      off(area(oval(1200, -30, 330, 62))),
    ),
    layer(
      EMBER.strong,
      [-3, 2],
      area(rect(-20, -20, 2440, 1040)),
      off(area(oval(1200, -30, 330, 62)), golden, stroke(ceiling, 9)),
      off(
        ...rows.map(({ heads, weight, row }) => dots(lit(heads, `row${row}`, 0.28), weight * 0.9)),
      ),
      off(...balcony.map((heads, index) => dots(lit(heads, `tier${index}`, 0.3), 24))),
    ),
    layer(
      EMBER.dark,
      [2, -2],
      ...tiers.map((_, index) => area(shadow(index)) + off(stroke(fronts[index] ?? '', 40))),
      ...balcony.map((heads) => off(dots(heads, 26))),
      off(golden),
      ...fronts.map((front) => stroke(front, 5)),
      fade({ box: [0, 0, 2400, 260], from: 0.05, to: 0.5, gap: 26 }),
      off(golden, ...balcony.map((heads) => dots(heads, 26))),
      ...rows.map(
        ({ heads, weight }) =>
          dots(
            heads.map(([x, y]): Point => [x, y + weight * 0.95]),
            weight * 1.28,
          ) + off(dots(heads, weight * 0.9)),
      ),
    ),
  );
}

function seats(): string {
  const rows = steps(5).map((row) => {
    const width = 190 + row * 74;
    const y = 70 + row * row * 22 + row * 150;
    const count = Math.ceil(2100 / width) + 2;
    const start = 1000 - (count * width) / 2 + (row % 2) * (width / 2);
    return steps(count).map((index) => ({
      x: start + index * width + width * 0.05,
      y,
      width: width * 0.9,
      isMine: row === 2 && index === 3,
    }));
  });
  const back = (seat: { x: number; y: number; width: number }): string =>
    rounded(seat.x, seat.y, seat.width, 900, seat.width * 0.36);
  const gleam = (seat: { x: number; y: number; width: number }): string =>
    arc(
      [seat.x + seat.width / 2, seat.y + seat.width * 0.44],
      seat.width * 0.36,
      seat.width * 0.34,
      [0.56, 0.73],
    );
  const covering = (from: number): string => off(area(...rows.slice(from).flat().map(back)));
  const mine = rows.flat().filter(({ isMine }) => isMine);
  return print(
    LANDSCAPE,
    EMBER.paper,
    layer(EMBER.light, [-5, 3], area(...mine.map(back)), covering(3)),
    layer(
      EMBER.strong,
      [3, -2],
      area(rect(-20, -20, 2040, 1300)),
      ...rows.map((row) => {
        const free = row.filter(({ isMine }) => isMine);
        return (
          area(...row.map(back)) +
          off(area(...free.map(back))) +
          row.map((seat) => off(stroke(gleam(seat), seat.width * 0.045, 'round'))).join('')
        );
      }),
    ),
    layer(
      EMBER.dark,
      [0, 0],
      area(rect(-20, -20, 2040, 1300)),
      ...rows.map((row) => {
        const [{ y, width } = { y: 0, width: 0 }] = row;
        const shapes = row.map(back).join('');
        return (
          stroke(shapes, width * 0.1) +
          off(area(shapes)) +
          inside(
            shapes,
            fade({ box: [-30, y + width * 0.62, 2060, width * 0.68], from: 0.08, to: 0.82 }),
          )
        );
      }),
    ),
  );
}

export const hallPictures: readonly Drawn[] = [
  {
    id: 1,
    name: 'saal-von-der-buehne',
    ...WIDE,
    focal: { x: 0.5, y: 0.55 },
    alt: t(
      'Blick von der Bühne in den vollen Großen Saal: drei geschwungene Ränge, darunter die Reihen des Parketts',
      'View from the stage into the full Great Hall: three curving tiers above the rows of the stalls',
    ),
    svg: fromStage,
  },
  {
    id: 2,
    name: 'sitzreihen',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Rote Sitzreihen, von hinten nach vorn größer werdend; ein einziger Platz ist gelb',
      'Rows of red seats growing larger towards the front; a single seat is yellow',
    ),
    svg: seats,
  },
];
