import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { standing } from './figure.ts';
import { EMBER, PLUM } from './inks.ts';
import { area, dashes, fade, inside, layer, off, print, share, stroke } from './print.ts';
import {
  arc,
  arched,
  curve,
  disc,
  lines,
  oval,
  polygon,
  rect,
  steps,
  type Point,
} from './shapes.ts';

function weavingShed(): string {
  const teeth = steps(5).map((i): readonly Point[] => [
    [-60 + i * 440, 560],
    [-60 + i * 440, 210],
    [380 + i * 440, 560],
  ]);
  const roof = teeth.map((tooth) => polygon(...tooth)).join('');
  const panes = steps(5)
    .flatMap((i) => steps(4).map((p) => rect(-52 + i * 440, 252 + p * 74, 26, 60)))
    .join('');
  const hall = rect(-20, 556, 2040, 520);
  const windows = steps(8)
    .map((i) => arched(50 + i * 250, 950, 160, 300))
    .join('');
  const bars = steps(8)
    .map(
      (i) =>
        lines([130 + i * 250, 650], [130 + i * 250, 950]) +
        lines([50 + i * 250, 760], [210 + i * 250, 760]) +
        lines([50 + i * 250, 855], [210 + i * 250, 855]),
    )
    .join('');
  const chimney = polygon([1500, -30], [1600, -30], [1640, 560], [1460, 560]);
  const bricks = steps(13)
    .map((i) => `M${i % 2 ? -20 : 20} ${580 + i * 38}H2020`)
    .join('');
  const sun = disc(640, 210, 170);
  const crowd = [120, 330, 700, 830, 1190, 1310, 1760, 1870]
    .map((x, i) => standing(x, 1180 + (i % 3) * 18, 270))
    .join('');
  return print(
    LANDSCAPE,
    EMBER.paper,
    layer(
      EMBER.light,
      [4, 3],
      fade({ box: [-20, -20, 2040, 600], from: 0.2, to: 0.72, gap: 30 }),
      area(sun, windows),
      area(panes),
    ),
    layer(
      EMBER.strong,
      [-3, 2],
      area(chimney, hall),
      off(area(windows)),
      inside(roof, fade({ box: [-60, 210, 2200, 360], from: 0.2, to: 0.74, gap: 24 })),
      off(area(panes)),
    ),
    layer(
      EMBER.dark,
      [1, 0],
      inside(chimney, fade({ box: [1540, -30, 110, 600], from: 0, to: 0.74, gap: 22, axis: 'x' })),
      area(rect(1486, 30, 128, 22), rect(1480, 90, 140, 12)),
      off(area(roof)),
      inside(roof, fade({ box: [-60, 420, 2200, 150], from: 0, to: 0.5, gap: 22 })),
      stroke(roof, 14),
      area(...steps(5).map((i) => rect(-64 + i * 440, 210, 50, 350))),
      off(area(panes)),
      dashes(bricks, 5, 64, 8),
      off(area(windows), stroke(windows, 30)),
      stroke(windows, 12),
      stroke(bars, 8),
      area(rect(-20, 550, 2040, 20), rect(-20, 1064, 2040, 220)),
      off(
        inside(
          rect(-20, 1070, 2040, 200),
          ...steps(8).map((i) =>
            area(
              polygon(
                [50 + i * 250, 1070],
                [210 + i * 250, 1070],
                [190 + i * 250, 1290],
                [-10 + i * 250, 1290],
              ),
            ),
          ),
        ),
      ),
      off(stroke(crowd, 10)),
      area(crowd),
    ),
  );
}

function abbey(): string {
  const nave = rect(420, 620, 1000, 480);
  const roof = polygon([380, 630], [520, 400], [1440, 400], [1460, 630]);
  const tower = rect(1300, 300, 300, 800);
  const spire = polygon([1270, 310], [1450, -40], [1630, 310]);
  const apse = 'M430 1100V720a150 150 0 0 0-300 0V1100z';
  const apseRoof = polygon([110, 730], [270, 560], [440, 640], [440, 730]);
  const windows =
    steps(5)
      .map((i) => arched(520 + i * 150, 900, 70, 190))
      .join('') +
    arched(1375, 520, 56, 140) +
    arched(1469, 520, 56, 140) +
    arched(236, 880, 70, 170);
  const door = arched(1386, 1100, 130, 230);
  const sun = disc(760, 400, 300);
  const hill = `M-20 1080C500 1040 1400 1060 2020 1090V1300H-20z`;
  const path = `M1386 1096h130C1520 1160 1200 1200 1180 1300H780C840 1210 1360 1180 1386 1096z`;
  const wall = rect(1600, 960, 440, 150);
  const tree = (x: number, y: number, r: number): string => oval(x, y, r, r * 1.2);
  const trees = tree(1790, 800, 150) + tree(60, 880, 130) + tree(1950, 860, 120);
  const house = nave + tower;
  const birds = steps(9)
    .map((i) => {
      const [x, y] = [260 + share(`bird x ${i}`) * 860, 90 + share(`bird y ${i}`) * 230];
      return curve([x - 30, y - 14], [x - 12, y - 16], [x, y], [x + 12, y - 16], [x + 30, y - 12]);
    })
    .join('');
  return print(
    LANDSCAPE,
    PLUM.paper,
    layer(
      '#f7c06a',
      [4, 3],
      fade({ box: [-20, 200, 2040, 900], from: 0, to: 0.7, gap: 28 }),
      area(sun),
      off(area(house), area(apse), area(roof)),
      area(windows, door),
      area(hill),
      area(path),
    ),
    layer(
      '#d65a48',
      [-3, 2],
      area(roof),
      area(spire),
      area(apseRoof),
      off(area(house), area(apse)),
      fade({ box: [-20, -20, 2040, 380], from: 0.62, to: 0, gap: 28 }),
      area(spire),
      off(inside(sun, area(rect(400, 80, 700, 320)))),
    ),
    layer(
      '#4f7a5c',
      [2, 2],
      area(hill),
      off(area(path)),
      area(trees),
      off(area(house), area(apse)),
    ),
    layer(
      PLUM.dark,
      [1, 0],
      stroke(birds, 8, 'round'),
      inside(trees, fade({ box: [-80, 700, 2200, 380], from: 0.1, to: 0.66, gap: 24 })),
      off(area(house), area(apse), area(wall)),
      inside(
        house + apse,
        fade({ box: [1440, 280, 180, 830], from: 0.2, to: 0.74, gap: 22, axis: 'x' }),
        fade({ box: [420, 626, 880, 150], from: 0.6, to: 0, gap: 22 }),
        fade({ box: [120, 560, 320, 560], from: 0, to: 0.5, gap: 24, axis: 'x' }),
      ),
      off(area(roof), area(spire), area(apseRoof)),
      inside(roof, fade({ box: [380, 400, 1100, 240], from: 0, to: 0.5, gap: 20 })),
      inside(spire, fade({ box: [1450, -40, 190, 360], from: 0.2, to: 0.7, gap: 20, axis: 'x' })),
      stroke(nave + apse, 8),
      stroke(tower, 10),
      stroke(roof + spire + apseRoof, 12),
      inside(
        wall,
        dashes(
          steps(4)
            .map((i) => `M${1600 - (i % 2) * 36} ${980 + i * 40}H2040`)
            .join(''),
          28,
          66,
          8,
        ),
      ),
      area(windows, door),
      off(stroke(windows + door, 8), area(windows), area(door)),
      stroke(windows + door, 10),
      inside(door, fade({ box: [1386, 870, 130, 240], from: 0.6, to: 0.1, gap: 18 })),
      area(rect(1444, -90, 12, 90)),
      inside(hill, fade({ box: [-20, 1100, 2040, 200], from: 0, to: 0.5, gap: 26 })),
      area(standing(1240, 1180, 130), standing(1180, 1186, 124)),
      stroke(arc([1450, 690], 46, 46, [0, 1 - 0.001]), 8),
      stroke(lines([1450, 690], [1450, 660]) + lines([1450, 690], [1472, 700]), 7, 'round'),
    ),
  );
}

export const placePictures: readonly Drawn[] = [
  {
    id: 32,
    name: 'alte-weberei',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.55 },
    alt: t(
      'Die Alte Weberei mit Sheddach und Schornstein, vor den leuchtenden Fenstern stehen Gäste',
      'The Alte Weberei with its saw-tooth roof and chimney, guests in front of the lit windows',
    ),
    svg: weavingShed,
  },
  {
    id: 33,
    name: 'klosterkirche',
    ...LANDSCAPE,
    focal: { x: 0.55, y: 0.5 },
    alt: t(
      'Die Klosterkirche St. Ägidien im Abendlicht, ein Weg führt zur offenen Tür im Turm',
      'The Abbey Church of St. Ägidien in evening light, a path leading to the open door in its tower',
    ),
    svg: abbey,
  },
];
