import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { MEADOW, NIGHT } from './inks.ts';
import { area, beads, dots, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { arched, curve, disc, lines, oval, polygon, rect, steps, type Point } from './shapes.ts';

function garden(): string {
  const sun = disc(1420, 300, 190);
  const hill = `M-20 860C400 700 800 760 1200 800S1800 820 2020 720V1300H-20z`;
  const meadow = `M-20 1010C500 900 900 990 1300 980S1800 930 2020 960V1300H-20z`;
  const trees = [
    { x: 300, y: 560, r: 300 },
    { x: 1010, y: 640, r: 210 },
    { x: 1690, y: 610, r: 260 },
  ];
  const inTree = (x: number, y: number): boolean =>
    trees.some(
      (tree) =>
        Math.hypot(x - tree.x, (y - tree.y) * 1.12) <
        tree.r * (0.86 + 0.16 * share(`${Math.round(x / 40)} ${Math.round(y / 40)}`)),
    );
  const scatter = (key: string, count: number): readonly Point[] =>
    steps(count)
      .map((i): Point => [
        Math.round(share(`${key} x ${i}`) * 2000),
        Math.round(200 + share(`${key} y ${i}`) * 780),
      ])
      .filter(([x, y]) => inTree(x, y));
  const trunk = ({ x, y, r }: { x: number; y: number; r: number }): string =>
    curve([x, 1080], [x + 8, y + r * 0.8], [x - 6, y + 20]) +
    curve([x + 4, y + r * 0.7], [x - r * 0.3, y + r * 0.2], [x - r * 0.5, y - r * 0.2]) +
    curve([x + 4, y + r * 0.5], [x + r * 0.3, y + r * 0.1], [x + r * 0.46, y - r * 0.3]);
  const tulips = steps(34).map((i): Point => [
    40 + i * 59 + share(`tulip ${i}`) * 26,
    1130 + share(`tall ${i}`) * 80,
  ]);
  const cup = ([x, y]: Point): string =>
    `M${Math.round(x - 20)} ${Math.round(y - 44)}l12 14 8-18 8 18 12-14q6 56-20 60-26-4-20-60z`;
  return print(
    LANDSCAPE,
    MEADOW.paper,
    layer(
      '#f7b6c2',
      [5, -3],
      dots(scatter('far', 1500), 44),
      fade({ box: [-20, -20, 2040, 520], from: 0.5, to: 0, gap: 30 }),
      off(area(sun)),
    ),
    layer('#f2593f', [-3, 3], area(sun), dots(scatter('deep', 190), 26), area(...tulips.map(cup))),
    layer(
      '#7cc58a',
      [2, 2],
      area(hill),
      off(area(...trees.map(({ x, y, r }) => oval(x, y, r * 0.8, r * 0.7)))),
      off(area(...tulips.map(cup))),
    ),
    layer(
      MEADOW.strong,
      [2, 2],
      inside(hill, fade({ box: [-20, 720, 2040, 300], from: 0, to: 0.5, gap: 26 })),
      area(meadow),
      off(area(...tulips.map(cup))),
    ),
    layer(
      MEADOW.dark,
      [0, -1],
      ...trees.map((tree) => stroke(trunk(tree), tree.r * 0.085, 'round')),
      off(dots(scatter('near', 520), 38)),
      ...trees.map(({ x, r }) =>
        inside(
          oval(x, 1082, r * 0.9, 36),
          fade({ box: [x - r, 1040, r * 2, 90], from: 0.5, to: 0.5, gap: 20 }),
        ),
      ),
      stroke(tulips.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q-8 90 0 200`).join(''), 8),
      off(area(...tulips.map(cup))),
    ),
  );
}

function winter(): string {
  const moon = disc(1560, 300, 180);
  const roof = polygon([-40, 1000], [260, 640], [1500, 640], [1800, 1000]);
  const dome = 'M560 646a320 300 0 0 1 640 0z';
  const snow = `M-60 1010C-20 900 180 700 250 610C300 580 420 640 520 612L540 600C560 440 700 310 880 306S1190 440 1216 590C1300 640 1400 570 1510 620C1560 720 1740 900 1810 1000C1700 960 1640 1010 1560 960S1400 900 1330 930S1150 860 1060 900S860 930 760 880S560 960 470 910S240 1000 160 960S0 960-60 1010z`;
  const flakes = (key: string, count: number): readonly Point[] =>
    steps(count).map((i) => [
      Math.round(share(`${key} x ${i}`) * 2000),
      Math.round(share(`${key} y ${i}`) * 1250),
    ]);
  const lit = steps(7)
    .map((i) => arched(160 + i * 210, 1270, 110, 210))
    .join('');
  return print(
    LANDSCAPE,
    NIGHT.paper,
    layer(NIGHT.light, [4, 2], area(moon, lit)),
    layer(
      NIGHT.strong,
      [-3, 3],
      area(rect(-20, -20, 2040, 1300)),
      off(area(moon, snow, lit), stroke(disc(1560, 300, 250), 8)),
      inside(snow, fade({ box: [860, 300, 1000, 760], from: 0, to: 0.62, gap: 26, axis: 'x' })),
      off(dots(flakes('small', 150), 12), dots(flakes('large', 50), 24)),
    ),
    layer(
      NIGHT.dark,
      [1, 0],
      fade({ box: [-20, -20, 2040, 700], from: 0.72, to: 0.1, gap: 30 }),
      off(area(moon), stroke(disc(1560, 300, 250), 8)),
      area(roof, dome, rect(40, 990, 1680, 300), rect(866, 200, 26, 130), disc(879, 190, 30)),
      off(area(snow, lit)),
      stroke(lit, 12),
      stroke(
        steps(7)
          .map(
            (i) =>
              lines([215 + i * 210, 1060], [215 + i * 210, 1270]) +
              lines([160 + i * 210, 1160], [270 + i * 210, 1160]),
          )
          .join(''),
        6,
      ),
      off(dots(flakes('small', 150), 12), dots(flakes('large', 50), 24)),
      off(beads(lines([60, 1024], [1720, 1024]), 10, 40)),
    ),
  );
}

export const outsidePictures: readonly Drawn[] = [
  {
    id: 20,
    name: 'garten-im-fruehling',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.55 },
    alt: t(
      'Blühende Obstbäume und rote Tulpen unter der Frühlingssonne',
      'Orchard trees in blossom and red tulips under a spring sun',
    ),
    svg: garden,
  },
  {
    id: 21,
    name: 'dach-im-schnee',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Das verschneite Dach des Konzerthauses bei Nacht, darunter erleuchtete Fenster, darüber der Mond',
      'The snow-covered roof of the Konzerthaus at night, lit windows below, the moon above',
    ),
    svg: winter,
  },
];
