import { t } from '../text.ts';
import { SQUARE, type Drawn } from './drawn.ts';
import { ROSE } from './inks.ts';
import {
  area,
  dots,
  fade,
  inside,
  layer,
  off,
  print,
  share,
  stroke,
  tone,
  turned,
} from './print.ts';
import {
  arc,
  around,
  blob,
  curve,
  disc,
  lines,
  polygon,
  rect,
  rounded,
  steps,
  type Point,
} from './shapes.ts';

function cafe(): string {
  const table = disc(800, 830, 690);
  const cups: readonly Point[] = [
    [560, 620],
    [1090, 990],
  ];
  const saucers = cups.map(([x, y]) => disc(x, y, 215)).join('');
  const bowls = cups.map(([x, y]) => disc(x, y, 140)).join('');
  const handles = cups
    .map(([x, y], i) => rounded(i ? x + 120 : x - 220, y - 28, 100, 56, 26))
    .join('');
  const coffee = cups.map(([x, y]) => disc(x, y, 112)).join('');
  const crema = cups
    .map(([x, y]) =>
      curve(...steps(26).map((i) => around(x, y, 12 + i * 3.2, 12 + i * 3.2, i / 11))),
    )
    .join('');
  const plate = disc(1070, 500, 190);
  const cake = 'M950 570L1100 384Q1190 420 1206 520z';
  const cream = (
    [
      [1090, 436],
      [1140, 456],
      [1166, 502],
    ] as const
  )
    .map(([x, y]) => disc(x, y, 22))
    .join('');
  const sheetOfMusic = turned(-16, [520, 1120], area(rect(330, 900, 420, 520)));
  const sheet = turned(
    -16,
    [520, 1120],
    stroke(
      steps(4)
        .map((s) =>
          steps(5)
            .map((i) => lines([370, 960 + s * 110 + i * 15], [710, 960 + s * 110 + i * 15]))
            .join(''),
        )
        .join(''),
      4,
    ),
    dots(
      steps(18).map((i): Point => [
        390 + (i % 6) * 56,
        960 + Math.floor(i / 6) * 110 + share(`cafe ${i}`) * 60,
      ]),
      20,
    ),
  );
  const spoon = stroke(lines([1300, 760], [1430, 1080]), 20, 'round') + area(turnedOval(1280, 720));
  return print(
    SQUARE,
    ROSE.paper,
    layer(
      ROSE.light,
      [5, 3],
      area(rect(-20, -20, 1640, 1640)),
      off(area(saucers, plate)),
      off(sheetOfMusic),
    ),
    layer(
      ROSE.strong,
      [-3, 3],
      area(rect(-20, -20, 1640, 1640)),
      off(
        stroke(
          steps(11)
            .map((i) => lines([i * 165 - 20, -20], [i * 165 - 20, 1640]))
            .join(''),
          50,
        ),
      ),
      off(area(table, saucers, plate), sheetOfMusic),
      area(cake, polygon([950, 570], [962, 608], [1206, 560], [1206, 520])),
      off(area(cream)),
      stroke(saucers, 18),
    ),
    layer(
      ROSE.dark,
      [1, -1],
      inside(
        disc(850, 890, 700),
        fade({ box: [140, 180, 1440, 1440], from: 0.6, to: 0.6, gap: 28 }),
      ),
      off(area(table)),
      stroke(table, 16),
      inside(
        table,
        tone([110, 140, 1380, 1380], 58, (x, y) =>
          Math.max(0, Math.hypot(x - 640, y - 660) / 1500 - 0.3),
        ),
      ),
      ...[...cups, [1070, 500] as const].map(([x, y]) =>
        inside(
          disc(x + 34, y + 40, 212),
          fade({ box: [x - 200, y - 200, 460, 460], from: 0.5, to: 0.5, gap: 20 }),
        ),
      ),
      off(area(saucers, plate), sheetOfMusic),
      stroke(saucers + plate, 9),
      sheet,
      ...cups.map(([x, y]) =>
        inside(
          disc(x, y, 214),
          inside(
            disc(x + 26, y + 30, 142),
            fade({ box: [x - 120, y - 120, 300, 300], from: 0.5, to: 0.5, gap: 18 }),
          ),
        ),
      ),
      off(area(handles, bowls)),
      stroke(handles + bowls, 12),
      area(coffee),
      off(stroke(crema, 9, 'round')),
      off(area(cake)),
      stroke(cake, 9),
      inside(cake, fade({ box: [940, 380, 280, 210], from: 0, to: 0.5, gap: 18 })),
      stroke(lines([950, 570], [962, 608], [1206, 560], [1206, 520]), 9, 'round'),
      off(area(cream)),
      stroke(cream, 6),
      stroke(arc([1070, 500], 160, 160, [0.55, 0.8]), 6, 'round'),
      off(stroke(lines([1300, 760], [1430, 1080]), 36, 'round')),
      spoon,
    ),
  );
}

const turnedOval = (x: number, y: number): string =>
  blob([x - 40, y - 50], [x + 16, y - 62], [x + 50, y - 4], [x + 34, y + 54], [x - 20, y + 40]);

export const cafePictures: readonly Drawn[] = [
  {
    id: 23,
    name: 'cafetisch',
    ...SQUARE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Runder Cafétisch von oben: zwei Tassen Kaffee, ein Stück Kuchen, ein Notenblatt',
      'A round café table from above: two cups of coffee, a slice of cake, a sheet of music',
    ),
    svg: cafe,
  },
];
