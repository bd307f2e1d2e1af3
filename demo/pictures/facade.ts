import { t } from '../text.ts';
import { LANDSCAPE, WIDE, type Drawn } from './drawn.ts';
import { standing } from './figure.ts';
import { COPPER, NIGHT } from './inks.ts';
import {
  area,
  dots,
  fade,
  inside,
  layer,
  moved,
  off,
  print,
  scaled,
  share,
  stroke,
  tone,
} from './print.ts';
import { arched, disc, lines, polygon, rect, steps, type Point } from './shapes.ts';

/** The house from the square: 1200 wide, its base line at y = 0. */
const ROOF =
  polygon([-560, -560], [-470, -720], [470, -720], [560, -560]) +
  'M-210 -716a210 190 0 0 1 420 0z' +
  rect(-14, -980, 28, 80);

const PEDIMENT = polygon([-400, -430], [0, -590], [400, -430]);

const WALL = rect(-540, -560, 1080, 560);

const COLUMNS = steps(6)
  .map((i) => rect(-368 + i * 136, -400, 56, 350))
  .join('');

const WINDOWS = [-500, 430].map((x) => arched(x, -70, 62, 220) + arched(x, -350, 62, 170)).join('');

const DOORS = [-260, -124, 12, 148].map((x) => arched(x + 18, -46, 82, 250)).join('');

const STEPS = steps(3)
  .map((i) => rect(-430 - i * 40, -46 + i * 16, 860 + i * 80, 18))
  .join('');

const SUN_MARK = 'M-84 -452a84 84 0 0 1 168 0z';

function byDay(): string {
  const put = (...drawn: readonly string[]): string => moved(1000, 1060, ...drawn);
  const sun = disc(1560, 330, 210);
  const trees = [
    { x: 130, y: 720, r: 210 },
    { x: 330, y: 850, r: 130 },
    { x: 1840, y: 740, r: 190 },
    { x: 1660, y: 880, r: 110 },
  ];
  const crowns = trees.map(({ x, y, r }) => disc(x, y, r)).join('');
  const trunks = trees.map(({ x, y }) => rect(x - 12, y, 24, 1070 - y)).join('');
  const people = [420, 700, 760, 1270, 1580];
  return print(
    LANDSCAPE,
    COPPER.paper,
    layer(
      COPPER.light,
      [4, 3],
      fade({ box: [-20, -20, 2040, 900], from: 0.72, to: 0.08, gap: 28 }),
      off(area(sun), put(area(WALL, PEDIMENT))),
      put(area(ROOF)),
      area(crowns, rect(-20, 1060, 2040, 220)),
    ),
    layer(
      COPPER.strong,
      [-3, 2],
      area(sun),
      off(put(area(ROOF, WALL)), area(crowns)),
      put(area(SUN_MARK, DOORS)),
      ...people.map((x, i) => (i % 2 ? area(standing(x, 1130, 150)) : '')),
    ),
    layer(
      COPPER.dark,
      [0, -1],
      put(
        inside(ROOF, fade({ box: [0, -960, 600, 420], from: 0, to: 0.6, gap: 20, axis: 'x' })),
        stroke(
          steps(19)
            .map((i) => lines([-540 + i * 60, -560], [-452 + i * 50.2, -720]))
            .join(''),
          4,
        ),
        area(rect(-580, -572, 1160, 22)),
        off(area(PEDIMENT)),
        stroke(PEDIMENT, 16),
        area(rect(-420, -432, 840, 32)),
        inside(
          rect(-392, -400, 784, 354),
          fade({ box: [-400, -400, 800, 360], from: 0.62, to: 0.36, gap: 22 }),
        ),
        area(WINDOWS, DOORS),
        off(area(COLUMNS)),
        inside(
          COLUMNS,
          ...steps(6).map((i) =>
            fade({ box: [-348 + i * 136, -400, 40, 350], from: 0, to: 0.7, gap: 14, axis: 'x' }),
          ),
        ),
        area(
          ...steps(6).map(
            (i) => rect(-378 + i * 136, -404, 76, 14) + rect(-378 + i * 136, -62, 76, 16),
          ),
        ),
        stroke(rect(-540, -560, 1080, 520), 8),
        off(area(STEPS)),
        stroke(STEPS, 5),
        off(stroke(SUN_MARK, 10)),
      ),
      inside(
        crowns,
        tone([-80, 510, 2100, 560], 26, (x, y) => shadeOf(trees, x, y)),
      ),
      area(trunks, rect(-20, 1056, 2040, 10)),
      inside(
        rect(-20, 1066, 2040, 200),
        fade({ box: [-20, 1070, 2040, 200], from: 0, to: 0.5, gap: 28 }),
      ),
      ...people.map(
        (x, i) =>
          off(area(standing(x, 1130, 150))) +
          (i % 2
            ? inside(
                standing(x, 1130, 150),
                fade({ box: [x, 1000, 40, 150], from: 0.5, to: 0.7, gap: 14 }),
              )
            : area(standing(x, 1130, 150))),
      ),
    ),
  );
}

/** Foliage is darker away from the sun. */
function shadeOf(
  trees: readonly { x: number; y: number; r: number }[],
  x: number,
  y: number,
): number {
  const found = trees.find((tree) => Math.hypot(x - tree.x, y - tree.y) < tree.r + 14);
  if (!found) return 0;
  return (
    Math.max(
      0,
      Math.hypot(x - found.x - found.r * 0.3, y - found.y + found.r * 0.4) / found.r - 0.3,
    ) * 0.62
  );
}

function byNight(): string {
  const put = (...drawn: readonly string[]): string =>
    moved(1200, 760, scaled(0.77, 0.77, ...drawn));
  const lamps = [300, 620, 1780, 2100];
  const glow = WINDOWS + DOORS + rect(-392, -400, 784, 350);
  const mirrored = steps(15).map((row) => {
    const y = 776 + row * 15;
    const reach = 250 + row * 12;
    return steps(9)
      .map((i) => {
        const x = 1200 - reach + (i * reach * 2) / 8 + (share(`wet ${row} ${i}`) - 0.5) * 60;
        return lines(
          [x - 30 - share(`w ${row} ${i}`) * 70, y],
          [x + 30 + share(`v ${row} ${i}`) * 70, y],
        );
      })
      .join('');
  });
  const lights =
    lamps.map((x) => disc(x, 470, 30)).join('') +
    lamps
      .flatMap((x) =>
        steps(8).map((i) => lines([x - 34 + i * 2, 790 + i * 26], [x + 34 - i * 2, 790 + i * 26])),
      )
      .join('');
  const walkers = [520, 900, 960, 1420, 1500, 1900];
  const stars = steps(70).map((i): Point => [
    share(`star x ${i}`) * 2400,
    share(`star y ${i}`) * 420,
  ]);
  const moon = disc(420, 180, 92);
  return print(
    WIDE,
    NIGHT.paper,
    layer(
      NIGHT.light,
      [4, 2],
      put(area(glow, SUN_MARK)),
      stroke(mirrored.join(''), 7, 'round'),
      area(...lamps.map((x) => disc(x, 470, 30))),
      stroke(lights, 7),
      area(moon),
    ),
    layer(
      NIGHT.strong,
      [-3, 2],
      area(rect(-20, -20, 2440, 1040)),
      off(
        put(area(WINDOWS, DOORS, SUN_MARK)),
        stroke(mirrored.join(''), 7, 'round'),
        stroke(lights, 7),
        area(moon, ...lamps.map((x) => disc(x, 470, 30))),
      ),
      off(
        put(
          inside(
            rect(-392, -400, 784, 350),
            fade({ box: [-400, -60, 800, 20], from: 0.7, to: 0.7 }),
            fade({ box: [-400, -400, 800, 360], from: 0.3, to: 0.74, gap: 18 }),
          ),
        ),
      ),
    ),
    layer(
      NIGHT.dark,
      [0, 0],
      fade({ box: [-20, -20, 2440, 620], from: 0.8, to: 0.2, gap: 26 }),
      off(dots(stars, 7), area(moon), ...lamps.map((x) => area(disc(x, 470, 44)))),
      put(
        area(ROOF, WALL),
        off(area(glow, SUN_MARK)),
        area(COLUMNS),
        stroke(DOORS, 8),
        off(stroke(PEDIMENT, 7), stroke(lines([-580, -560], [580, -560]), 6)),
      ),
      area(
        rect(-20, 560, 700, 210),
        rect(1720, 600, 700, 170),
        polygon([-20, 570], [240, 450], [500, 570]),
        polygon([1900, 610], [2120, 500], [2340, 610]),
      ),
      off(...windowsLit().map((shape) => area(shape))),
      area(rect(-20, 756, 2440, 300)),
      off(stroke(mirrored.join(''), 7, 'round'), stroke(lights, 7)),
      off(...lamps.map((x) => area(disc(x, 470, 30)))),
      area(...lamps.map((x) => rect(x - 6, 500, 12, 270))),
      ...walkers.map((x) => area(standing(x, 800, 150))),
    ),
  );
}

const windowsLit = (): readonly string[] =>
  [60, 150, 330, 420, 560, 1790, 1960, 2060, 2230, 2320].map((x, i) =>
    rect(x, i % 3 === 0 ? 680 : 630, 34, 46),
  );

export const facadePictures: readonly Drawn[] = [
  {
    id: 14,
    name: 'konzerthaus-tag',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Das Konzerthaus am Tag: Säulen, Kupferdach mit Kuppel, davor Bäume und einige Menschen',
      'The Konzerthaus by day: columns, a domed copper roof, trees and a few people in front',
    ),
    svg: byDay,
  },
  {
    id: 15,
    name: 'konzerthaus-nacht',
    ...WIDE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Das erleuchtete Konzerthaus bei Nacht, das Licht spiegelt sich auf dem nassen Platz',
      'The Konzerthaus lit up at night, its light reflected on the wet square',
    ),
    svg: byNight,
  },
];
