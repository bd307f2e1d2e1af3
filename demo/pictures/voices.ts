import { t } from '../text.ts';
import { LANDSCAPE, PORTRAIT, type Drawn } from './drawn.ts';
import { PLUM } from './inks.ts';
import { area, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { arc, disc, lines, oval, polygon, rect, rounded, steps } from './shapes.ts';

function microphone(): string {
  const head = rounded(330, 190, 540, 760, 270);
  const ribs =
    steps(6)
      .map((i) => rect(300, 290 + i * 62, 600, 26))
      .join('') +
    steps(4)
      .map((i) => rect(300, 730 + i * 44, 600, 16))
      .join('');
  const waves = steps(8)
    .map((i) => disc(600, 560, 480 + i * 118))
    .join('');
  return print(
    PORTRAIT,
    PLUM.paper,
    layer(
      PLUM.light,
      [5, 3],
      area(rect(-20, -20, 1240, 1540)),
      off(
        inside(head, fade({ box: [330, 180, 330, 780], from: 0.74, to: 0.1, gap: 24, axis: 'x' })),
      ),
      off(area(rect(320, 640, 560, 70))),
    ),
    layer(
      PLUM.strong,
      [-3, 2],
      area(rect(-20, -20, 1240, 1540)),
      off(stroke(waves, 44)),
      off(area(disc(600, 560, 424)), area(head)),
      inside(head, fade({ box: [560, 180, 330, 780], from: 0, to: 0.74, gap: 24, axis: 'x' })),
      area(rect(320, 640, 560, 70)),
    ),
    layer(
      PLUM.dark,
      [1, 0],
      fade({ box: [-20, 700, 1240, 820], from: 0, to: 0.74, gap: 30 }),
      off(area(disc(600, 560, 424))),
      inside(
        head,
        area(ribs),
        fade({ box: [690, 180, 200, 780], from: 0, to: 0.7, gap: 20, axis: 'x' }),
      ),
      stroke(head, 34),
      area(rect(584, 190, 32, 450)),
      stroke(rect(320, 640, 560, 70), 14),
      off(stroke(arc([600, 640], 372, 372, [0.06, 0.44]), 64)),
      stroke(arc([600, 640], 372, 372, [0.03, 0.47]), 40),
      area(rect(560, 950, 80, 120), rounded(520, 1040, 160, 70, 20), rect(574, 1100, 52, 420)),
      off(stroke(lines([590, 1130], [590, 1490]), 7)),
    ),
  );
}

interface Singer {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly key: string;
}

const ROWS = [
  { y: 250, size: 108, gap: 214 },
  { y: 500, size: 130, gap: 262 },
  { y: 800, size: 158, gap: 322 },
] as const;

const CHOIR = ROWS.map(({ y, size, gap }, row) =>
  steps(Math.ceil(2000 / gap) + 1).map((index): Singer => ({
    x: (index + (row % 2) * 0.5) * gap - gap * 0.1,
    y: y + (share(`choir ${row} ${index}`) - 0.5) * 44,
    size,
    key: `${row} ${index}`,
  })),
);

const face = ({ x, y, size }: Singer): string => oval(x, y, size * 0.5, size * 0.62);

const robe = ({ x, y, size }: Singer): string =>
  `M${Math.round(x - size * 1.1)} 1300V${Math.round(y + size * 1.5)}Q${Math.round(x - size)} ${Math.round(y + size * 0.82)} ${Math.round(x)} ${Math.round(y + size * 0.7)}Q${Math.round(x + size)} ${Math.round(y + size * 0.82)} ${Math.round(x + size * 1.1)} ${Math.round(y + size * 1.5)}V1300z`;

const folder = ({ x, y, size }: Singer): string =>
  polygon(
    [x - size * 0.72, y + size * 1.05],
    [x, y + size * 1.2],
    [x + size * 0.72, y + size * 1.05],
    [x + size * 0.76, y + size * 1.75],
    [x, y + size * 1.92],
    [x - size * 0.76, y + size * 1.75],
  );

const mouth = ({ x, y, size, key }: Singer): string =>
  oval(
    x,
    y + size * 0.28,
    size * (0.1 + 0.06 * share(`a${key}`)),
    size * (0.13 + 0.09 * share(`o${key}`)),
  );

const eyes = ({ x, y, size }: Singer): string =>
  arc([x - size * 0.2, y - size * 0.02], size * 0.1, size * 0.07, [0.5, 1]) +
  arc([x + size * 0.2, y - size * 0.02], size * 0.1, size * 0.07, [0.5, 1]);

function hair({ x, y, size, key }: Singer): string {
  const kind = Math.floor(share(`hair ${key}`) * 4);
  const cap = `M${Math.round(x - size * 0.56)} ${Math.round(y + size * 0.06)}C${Math.round(x - size * 0.7)} ${Math.round(y - size)} ${Math.round(x + size * 0.7)} ${Math.round(y - size)} ${Math.round(x + size * 0.56)} ${Math.round(y + size * 0.06)}C${Math.round(x + size * 0.4)} ${Math.round(y - size * 0.4)} ${Math.round(x - size * 0.2)} ${Math.round(y - size * 0.42)} ${Math.round(x - size * 0.56)} ${Math.round(y + size * 0.06)}z`;
  if (kind === 0) return cap + disc(x, y - size * 0.86, size * 0.26);
  if (kind === 1)
    return (
      cap +
      oval(x - size * 0.52, y + size * 0.2, size * 0.17, size * 0.5) +
      oval(x + size * 0.52, y + size * 0.2, size * 0.17, size * 0.5)
    );
  return kind === 2 ? cap : cap + oval(x + size * 0.2, y - size * 0.62, size * 0.4, size * 0.2);
}

function choir(): string {
  const skin = ({ key }: Singer): number => Math.floor(share(`skin ${key}`) * 3);
  const faces = (row: readonly Singer[], kind: number): string =>
    row
      .filter((singer) => skin(singer) === kind)
      .map(face)
      .join('');
  const whites = (row: readonly Singer[]): string => row.map(folder).join('') + faces(row, 0);
  const all = (row: readonly Singer[]): string => row.map(face).join('') + row.map(folder).join('');
  const shade = (row: readonly Singer[]): string => {
    const [{ y, size } = { y: 0, size: 0 }] = row;
    const box = [-60, y + size * 0.5, 2120, size * 1.5] as const;
    return inside(row.map(robe).join(''), fade({ box, from: 0.7, to: 0, gap: 26 }));
  };
  return print(
    LANDSCAPE,
    PLUM.paper,
    layer(
      PLUM.light,
      [4, -3],
      area(rect(-20, -20, 2040, 1300)),
      off(area(disc(1500, 60, 240))),
      ...CHOIR.map((row) => area(...row.map(robe), all(row)) + off(area(whites(row)))),
    ),
    layer(
      PLUM.strong,
      [-3, 2],
      ...CHOIR.map(
        (row) =>
          row.map((singer) => off(stroke(robe(singer), 14)) + area(robe(singer))).join('') +
          off(area(all(row))) +
          inside(
            faces(row, 1) || rect(0, 0, 0, 0),
            fade({ box: [-60, (row[0]?.y ?? 0) - 130, 2120, 300], from: 0.44, to: 0.44, gap: 18 }),
          ),
      ),
    ),
    layer(
      PLUM.dark,
      [1, 1],
      fade({ box: [-20, -20, 2040, 240], from: 0.3, to: 0, gap: 28 }),
      ...CHOIR.map(
        (row) =>
          off(area(...row.map(robe))) +
          shade(row) +
          off(area(all(row))) +
          area(...row.map(hair), ...row.map(mouth)) +
          row.map((singer) => stroke(eyes(singer), singer.size * 0.05, 'round')).join('') +
          stroke(
            row.map(({ x, y, size }) => lines([x, y + size * 1.2], [x, y + size * 1.92])).join(''),
            5,
          ),
      ),
    ),
  );
}

export const voicePictures: readonly Drawn[] = [
  {
    id: 12,
    name: 'mikrofon',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.4 },
    alt: t(
      'Großes altes Mikrofon, von dem Schallwellen ausgehen',
      'A large vintage microphone with sound waves spreading from it',
    ),
    svg: microphone,
  },
  {
    id: 13,
    name: 'chor',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.45 },
    alt: t(
      'Singender Chor in drei Reihen, alle halten weiße Notenmappen',
      'A choir singing in three rows, everyone holding a white folder of music',
    ),
    svg: choir,
  },
];
