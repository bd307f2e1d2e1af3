import { t } from '../text.ts';
import { LANDSCAPE, SQUARE, type Drawn } from './drawn.ts';
import { standing } from './figure.ts';
import { LAKE, PLUM } from './inks.ts';
import {
  area,
  beads,
  dashes,
  dots,
  fade,
  inside,
  layer,
  off,
  print,
  rays,
  stroke,
  tone,
} from './print.ts';
import {
  arc,
  arched,
  around,
  disc,
  lines,
  oval,
  polygon,
  rect,
  steps,
  type Point,
} from './shapes.ts';

function stairs(): string {
  const flight = (x: number, y: number, way: number, count: number): readonly Point[] =>
    steps(count).flatMap((i): Point[] => [
      [x + way * i * 70, y - i * 46],
      [x + way * i * 70, y - (i + 1) * 46],
    ]);
  const lower = flight(260, 1250, 1, 12);
  const upper = flight(1180, 698, 1, 14);
  const first = polygon([260, 1300], ...lower, [1240, 698], [1240, 1300]);
  const second = polygon([1180, 698], ...upper, [2160, 40], [2160, 1300], [1180, 1300]);
  const rail = (points: readonly Point[], rise: number): string =>
    lines(...points.filter((_, i) => i % 2 === 1).map(([x, y]): Point => [x, y - rise]));
  const posts = (points: readonly Point[]): string =>
    points
      .filter((_, i) => i % 2 === 1)
      .map(([x, y]) => lines([x, y], [x, y - 150]))
      .join('');
  const windows = [120, 450, 780].map((x) => arched(x, 860, 230, 720)).join('');
  const beams = [120, 450, 780]
    .map((x) => polygon([x, 560], [x + 230, 560], [x + 780, 1300], [x + 560, 1300]))
    .join('');
  const guests = [
    [520, 1070, 1.7],
    [900, 820, 1.7],
    [1540, 422, 1.7],
    [1640, 374, 1.7],
  ] as const;
  const guest = ([x, y, size]: readonly [number, number, number]): string =>
    standing(x, y, size * 140);
  return print(
    LANDSCAPE,
    LAKE.paper,
    layer(
      LAKE.light,
      [4, 3],
      area(windows),
      off(stroke(windows, 10)),
      inside(first + second, area(beams)),
      area(guest(guests[2])),
    ),
    layer(
      LAKE.strong,
      [-3, 2],
      area(rect(-20, -20, 2040, 1300)),
      off(area(windows)),
      off(inside(first, area(beams))),
      off(area(guest(guests[2]))),
    ),
    layer(
      LAKE.dark,
      [1, 0],
      fade({ box: [-20, -20, 2040, 700], from: 0.6, to: 0.1, gap: 30 }),
      off(area(windows)),
      stroke(windows, 12),
      stroke(
        [120, 450, 780]
          .map(
            (x) =>
              lines([x + 115, 140], [x + 115, 860]) +
              lines([x, 440], [x + 230, 440]) +
              lines([x, 650], [x + 230, 650]),
          )
          .join(''),
        8,
      ),
      area(second),
      off(inside(second, fade({ box: [1160, 60, 860, 1240], from: 0.3, to: 0, gap: 28 }))),
      off(area(first)),
      inside(first, fade({ box: [240, 700, 1000, 560], from: 0.04, to: 0.62, gap: 24 })),
      stroke(lines(...lower), 10),
      off(stroke(lines(...upper), 8)),
      ...guests.map((one, i) =>
        i === 2 ? off(area(guest(one))) : off(stroke(guest(one), 12)) + area(guest(one)),
      ),
      stroke(posts(lower), 7),
      stroke(rail(lower, 150), 20, 'round'),
      off(stroke(posts(upper), 6), stroke(rail(upper, 150), 18, 'round')),
    ),
  );
}

function chandelier(): string {
  const tiers = [
    { y: 1010, rx: 560, ry: 128, lamps: 26 },
    { y: 790, rx: 410, ry: 92, lamps: 20 },
    { y: 590, rx: 260, ry: 60, lamps: 14 },
  ];
  const lamps = tiers.flatMap(({ y, rx, ry, lamps: count }) =>
    steps(count).map((i) => around(800, y, rx, ry, i / count)),
  );
  const drops = lamps
    .map(([x, y]) => polygon([x, y + 22], [x + 15, y + 62], [x, y + 118], [x - 15, y + 62]))
    .join('');
  const chains = tiers
    .flatMap(({ y, rx }) =>
      [-1, -0.6, 0.6, 1].map(
        (side) =>
          `M800 330Q${Math.round(800 + side * rx * 0.3)} ${y - 60} ${Math.round(800 + side * rx)} ${y}`,
      ),
    )
    .join('');
  const hoops = tiers.map(({ y, rx, ry }) => oval(800, y, rx, ry)).join('');
  const halo = tone([-20, -20, 1640, 1640], 44, (x, y) =>
    Math.min(0.72, Math.max(0, (Math.hypot((x - 800) * 0.86, y - 840) - 420) / 900)),
  );
  return print(
    SQUARE,
    PLUM.paper,
    layer(PLUM.light, [4, 3], area(rect(-20, -20, 1640, 1640)), off(area(drops), dots(lamps, 46))),
    layer(
      PLUM.strong,
      [-3, 3],
      area(rect(-20, -20, 1640, 1640)),
      off(stroke(rays([800, 800], [0, 1300], 48), 26)),
      off(area(disc(800, 800, 470)), area(drops), dots(lamps, 50)),
    ),
    layer(
      PLUM.dark,
      [1, 0],
      halo,
      stroke(hoops, 30),
      off(beads(tiers.map(({ y, rx, ry }) => oval(800, y, rx, ry)).join(''), 8, 26)),
      stroke(chains, 9),
      area(
        rect(788, -20, 24, 330),
        oval(800, 330, 84, 40),
        rect(764, 330, 72, 60),
        polygon([740, 1130], [860, 1130], [800, 1330]),
        disc(800, 1360, 34),
      ),
      off(area(drops)),
      stroke(drops, 5),
      off(dots(lamps, 50)),
      stroke(lamps.map(([x, y]) => disc(x, y, 23)).join(''), 6),
      off(stroke(arc([800, 330], 60, 22, [0.55, 0.8]), 6, 'round')),
      dashes(lines([800, 0], [800, 300]), 4, 14, 14),
    ),
  );
}

export const foyerPictures: readonly Drawn[] = [
  {
    id: 16,
    name: 'foyertreppe',
    ...LANDSCAPE,
    focal: { x: 0.55, y: 0.5 },
    alt: t(
      'Treppe im Foyer mit vier Gästen, hinter ihnen hohe Bogenfenster voller Licht',
      'The foyer staircase with four guests, tall arched windows full of light behind them',
    ),
    svg: stairs,
  },
  {
    id: 17,
    name: 'kronleuchter',
    ...SQUARE,
    focal: { x: 0.5, y: 0.53 },
    alt: t(
      'Kronleuchter mit drei Lampenkränzen und Glastropfen',
      'A chandelier with three rings of lamps and drops of glass',
    ),
    svg: chandelier,
  },
];
