import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { standing } from './figure.ts';
import { LAKE, MEADOW } from './inks.ts';
import {
  area,
  dashes,
  dots,
  fade,
  inside,
  layer,
  off,
  print,
  rays,
  share,
  stroke,
  tone,
} from './print.ts';
import { curve, disc, lines, oval, polygon, rect, rounded, steps, type Point } from './shapes.ts';

interface Bicycle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const BIKES: readonly [Bicycle, Bicycle, Bicycle] = [
  { x: 180, y: 880, r: 200 },
  { x: 820, y: 900, r: 200 },
  { x: 1440, y: 880, r: 200 },
];

const hubs = ({ x, y, r }: Bicycle): readonly [Point, Point] => [
  [x, y],
  [x + r * 2.45, y],
];

/** Frame, fork, saddle and handlebar. */
function bicycle(bike: Bicycle): string {
  const { x, y, r } = bike;
  const [back, front] = hubs(bike);
  const crank: Point = [x + r * 1.02, y + r * 0.1];
  const seat: Point = [x + r * 0.68, y - r * 1.02];
  const neck: Point = [x + r * 2.08, y - r * 1.06];
  const frame =
    lines(back, crank, neck) + lines(seat, crank) + lines(back, [x + r * 0.76, y - r * 0.78], neck);
  const fork = curve(front, [x + r * 2.22, y - r * 0.5], neck, [x + r * 2.02, y - r * 1.34]);
  const bar = curve(
    [x + r * 1.76, y - r * 1.3],
    [x + r * 2.02, y - r * 1.36],
    [x + r * 2.2, y - r * 1.44],
  );
  return (
    stroke(frame + fork, r * 0.09, 'round') +
    stroke(lines(seat, [x + r * 0.64, y - r * 1.16]) + bar, r * 0.08, 'round') +
    area(oval(x + r * 0.62, y - r * 1.2, r * 0.32, r * 0.1), disc(crank[0], crank[1], r * 0.17)) +
    stroke(
      lines([crank[0] - r * 0.2, crank[1] + r * 0.26], [crank[0] + r * 0.2, crank[1] - r * 0.26]),
      r * 0.06,
    )
  );
}

const tyres = (bike: Bicycle): string =>
  hubs(bike)
    .map(([x, y]) => disc(x, y, bike.r))
    .join('');

const spokes = (bike: Bicycle): string =>
  hubs(bike)
    .map((hub) => rays(hub, [14, bike.r - 10], 18))
    .join('');

function bicycles(): string {
  const [left, middle, right] = BIKES;
  const trunks = [120, 760, 1330, 1880].map((x) => rect(x - 24, -20, 48, 1100)).join('');
  const leaves = tone([-20, -40, 2040, 520], 46, (x, y) => {
    const near = Math.min(
      ...[120, 760, 1330, 1880].map((trunk) => Math.hypot((x - trunk) / 380, (y - 60) / 380)),
    );
    return Math.max(0, 0.95 - near) * 0.9;
  });
  const crowns = [120, 760, 1330, 1880].map((x) => oval(x, 40, 300, 300)).join('');
  return print(
    LANDSCAPE,
    MEADOW.paper,
    layer(
      MEADOW.light,
      [4, 3],
      area(rect(-20, -20, 2040, 1300)),
      off(area(disc(1020, 470, 330))),
      off(...[left, right].map((bike) => area(tyres(bike)))),
    ),
    layer(
      MEADOW.strong,
      [-4, 2],
      area(crowns),
      area(tyres(middle)),
      stroke(tyres(left), 26),
      bicycle(right),
      stroke(trunks, 8),
    ),
    layer(
      MEADOW.dark,
      [1, -1],
      leaves,
      area(trunks),
      fade({ box: [-20, 1060, 2040, 220], from: 0.1, to: 0.6, gap: 26 }),
      ...[left, middle, right].map((bike) =>
        dashes(lines([bike.x - 220, 1106], [bike.x + 780, 1106]), 22, 9, 14),
      ),
      ...[left, right].map((bike) => stroke(spokes(bike), 3)),
      stroke(tyres(left) + tyres(right), 20),
      bicycle(left),
      off(area(tyres(middle)), stroke(tyres(middle), 34), bicycle(middle)),
      stroke(tyres(middle), 18),
      off(stroke(spokes(middle), 4)),
      bicycle(middle),
    ),
  );
}

function tram(): string {
  const body = rounded(430, 360, 1720, 560, 90);
  const windows = steps(5)
    .map((i) => rounded(700 + i * 290, 450, 250, 210, 22))
    .join('');
  const front = polygon([470, 460], [630, 450], [630, 690], [440, 690]);
  const sky = disc(380, 330, 250);
  const riders = steps(5)
    .map((i) => {
      const x = 780 + i * 290 + share(`rider ${i}`) * 90;
      return disc(x, 570, 34) + oval(x, 664, 62, 62);
    })
    .join('');
  const waiting = standing(90, 1074, 470) + standing(206, 1074, 430);
  const cello = `M304 1074c-50 0-66-60-40-110 12-24 4-46-8-76-10-60 22-96 36-100l-4-110h32l-4 110c14 4 46 40 36 100-12 30-20 52-8 76 26 50 10 110-40 110z`;
  return print(
    LANDSCAPE,
    LAKE.paper,
    layer(LAKE.light, [4, 3], area(body, sky), off(area(front)), area(rect(-20, 1070, 2040, 16))),
    layer(
      LAKE.strong,
      [-3, 2],
      fade({ box: [-20, -20, 2040, 900], from: 0.72, to: 0.16, gap: 30 }),
      off(area(sky, body)),
      area(rect(430, 760, 1720, 90), windows),
      area(rect(-20, 1080, 2040, 200)),
      area(cello),
    ),
    layer(
      LAKE.dark,
      [1, 0],
      stroke(lines([-20, 130], [2020, 190]), 7),
      stroke(lines([1240, 360], [1120, 250], [1260, 168]) + lines([1150, 168], [1370, 168]), 12),
      off(area(body)),
      stroke(body, 18),
      inside(body, fade({ box: [430, 800, 1720, 140], from: 0, to: 0.7, gap: 22 })),
      stroke(windows + front, 12),
      inside(windows, area(riders)),
      off(
        stroke(
          steps(5)
            .map(
              (i) =>
                lines([740 + i * 290, 560], [800 + i * 290, 466]) +
                lines([770 + i * 290, 580], [850 + i * 290, 466]),
            )
            .join(''),
          9,
        ),
      ),
      area(
        rounded(560, 890, 420, 90, 30),
        rounded(1400, 890, 420, 90, 30),
        disc(650, 990, 66),
        disc(890, 990, 66),
        disc(1490, 990, 66),
        disc(1730, 990, 66),
      ),
      off(
        dots(
          [
            [650, 990],
            [890, 990],
            [1490, 990],
            [1730, 990],
          ],
          46,
        ),
        area(disc(520, 790, 34)),
      ),
      stroke(disc(520, 790, 34), 10),
      area(rect(-20, 1052, 2040, 12)),
      inside(
        rect(-20, 1072, 2040, 200),
        fade({ box: [-20, 1076, 2040, 200], from: 0.6, to: 0.2, gap: 26 }),
      ),
      off(stroke(waiting, 14), stroke(cello, 12)),
      area(waiting),
      inside(cello, fade({ box: [240, 650, 130, 440], from: 0.2, to: 0.7, gap: 18, axis: 'x' })),
      area(rect(386, 520, 14, 556), disc(393, 500, 46)),
      off(area(disc(393, 500, 26))),
    ),
  );
}

export const squarePictures: readonly Drawn[] = [
  {
    id: 18,
    name: 'platz-mit-raedern',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.65 },
    alt: t(
      'Drei Fahrräder lehnen unter den Linden am Lindenplatz',
      'Three bicycles under the lime trees on Lindenplatz',
    ),
    svg: bicycles,
  },
  {
    id: 19,
    name: 'strassenbahn',
    ...LANDSCAPE,
    focal: { x: 0.45, y: 0.55 },
    alt: t(
      'Straßenbahn an der Haltestelle, zwei Wartende, zwischen ihnen und der Bahn ein Cello im Kasten',
      'A tram at the stop with two people waiting, a cello in its case beside them',
    ),
    svg: tram,
  },
];
