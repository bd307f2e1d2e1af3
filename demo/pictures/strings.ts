import { t } from '../text.ts';
import { PORTRAIT, SQUARE, type Drawn } from './drawn.ts';
import { COPPER, OCHRE } from './inks.ts';
import { area, fade, inside, layer, off, print, rays, stroke, turned } from './print.ts';
import {
  around,
  blob,
  curve,
  disc,
  lines,
  mirrored,
  oval,
  polygon,
  rect,
  steps,
  type Point,
} from './shapes.ts';

/** Half of a cello's outline, from the neck down. */
const HALF: readonly Point[] = [
  [600, 300],
  [470, 306],
  [330, 380],
  [300, 500],
  [348, 610],
  [400, 680],
  [404, 800],
  [340, 870],
  [240, 960],
  [190, 1130],
  [250, 1310],
  [420, 1420],
  [600, 1440],
];

function cello(): string {
  const body = blob(...mirrored(600, ...HALF.slice(1, -1)));
  const shrink = (factor: number): string =>
    blob(
      ...mirrored(
        600,
        ...HALF.slice(1, -1).map(([x, y]): Point => [
          600 + (x - 600) * factor,
          870 + (y - 870) * (1 - (1 - factor) * 0.8),
        ]),
      ),
    );
  const hole = (side: number): string =>
    curve(
      [600 + side * 118, 742],
      [600 + side * 152, 730],
      [600 + side * 164, 790],
      [600 + side * 186, 880],
      [600 + side * 212, 968],
      [600 + side * 240, 992],
      [600 + side * 262, 962],
    );
  const ends = disc(722, 756, 22) + disc(478, 756, 22) + disc(854, 972, 27) + disc(346, 972, 27);
  const board = polygon([556, -200], [644, -200], [668, 660], [532, 660]);
  const tail = polygon([548, 1080], [652, 1080], [690, 1360], [510, 1360]);
  const bridge = polygon(
    [490, 900],
    [520, 852],
    [680, 852],
    [710, 900],
    [660, 908],
    [640, 886],
    [560, 886],
    [540, 908],
  );
  const wires = [-36, -12, 12, 36]
    .map((x) => lines([600 + x * 0.8, -200], [600 + x * 1.35, 860], [600 + x, 1090]))
    .join('');
  const bow = lines([-300, 560], [1500, 300]);
  const tilt = (...drawn: readonly string[]): string => turned(14, [600, 800], ...drawn);
  return print(
    PORTRAIT,
    OCHRE.paper,
    layer(
      OCHRE.light,
      [5, 2],
      area(rect(-20, -20, 1240, 1540)),
      tilt(off(stroke(wires, 6), area(bridge))),
    ),
    layer(
      OCHRE.strong,
      [-3, 3],
      tilt(
        area(body),
        off(
          inside(body, fade({ box: [180, 260, 380, 1200], from: 0.5, to: 0, gap: 26, axis: 'x' })),
        ),
        off(stroke(wires, 6), area(bridge)),
      ),
      off(stroke(bow, 12)),
    ),
    layer(
      OCHRE.dark,
      [1, -1],
      tilt(
        stroke(body, 16),
        stroke(shrink(0.93), 5),
        inside(body, fade({ box: [620, 260, 420, 1200], from: 0, to: 0.72, gap: 24, axis: 'x' })),
        stroke(hole(1) + hole(-1), 26, 'round'),
        area(ends, board, tail),
        off(area(bridge)),
        stroke(bridge, 5),
        off(stroke(wires, 6)),
      ),
      stroke(lines([-300, 530], [1500, 270]), 20),
      off(stroke(bow, 12)),
      stroke(lines([-300, 566], [1500, 306]), 4),
    ),
  );
}

/** A spiral as an outline that grows broader outwards. */
function spiral(x: number, y: number, turns: number, outer: number): string {
  const side = (lean: number): readonly Point[] =>
    steps(turns * 16 + 1).map((index) => {
      const grown = index / (turns * 16);
      const radius = 40 + (outer - 40) * grown ** 1.25;
      return around(
        x,
        y,
        radius + lean * (5 + 15 * grown),
        radius + lean * (5 + 15 * grown),
        grown * turns + 0.1,
      );
    });
  return `${curve(...side(1))}L${curve(...side(-1).toReversed()).slice(1)}z`;
}

function scroll(): string {
  const head = disc(640, 600, 400);
  const box: readonly Point[] = [
    [1020, 480],
    [1090, 760],
    [1060, 1060],
    [960, 1360],
    [920, 1700],
    [600, 1700],
    [640, 1340],
    [700, 1130],
    [640, 990],
  ];
  const neck = `${curve(...box.slice(0, 5))}L${curve(...box.slice(5)).slice(1)}z`;
  const slot = `${curve([930, 860], [960, 1060], [880, 1360], [850, 1700])}L${curve([760, 1700], [790, 1340], [850, 1080], [850, 900]).slice(1)}z`;
  const peg = (y: number, right: number, way: number): string =>
    polygon(
      [right, y - 24],
      [right + way * 190, y - 36],
      [right + way * 190, y + 36],
      [right, y + 24],
    ) + oval(right + way * 300, y, 124, 82);
  const pegs = peg(1010, 1050, 1) + peg(1290, 970, 1) + peg(1160, 690, -1) + peg(1440, 650, -1);
  const gleam = [
    [1050, 1010, 1],
    [970, 1290, 1],
    [690, 1160, -1],
    [650, 1440, -1],
  ]
    .map(([x = 0, y = 0, way = 1]) => oval(x + way * 310, y - 26, 66, 18))
    .join('');
  return print(
    SQUARE,
    COPPER.paper,
    layer(
      COPPER.light,
      [5, -3],
      area(rect(-20, -20, 1640, 1640)),
      off(stroke(rays([640, 600], [430, 1800], 36), 22)),
      off(inside(head, fade({ box: [220, 180, 500, 840], from: 0.72, to: 0, gap: 26, axis: 'x' }))),
      area(neck),
    ),
    layer(
      COPPER.strong,
      [-3, 3],
      area(head, neck),
      off(inside(head, fade({ box: [220, 180, 420, 840], from: 0.42, to: 0, gap: 26, axis: 'x' }))),
    ),
    layer(
      COPPER.dark,
      [1, 0],
      area(pegs),
      off(area(gleam)),
      off(area(neck)),
      inside(neck, fade({ box: [880, 440, 260, 1200], from: 0, to: 0.78, gap: 24, axis: 'x' })),
      inside(head, fade({ box: [640, 180, 420, 840], from: 0, to: 0.6, gap: 24, axis: 'x' })),
      area(spiral(640, 600, 3, 386)),
      area(disc(640, 600, 44), slot),
      off(
        stroke(
          [0, 26, 52, 78]
            .map((x) => curve([850 + x * 0.9, 920], [846 + x, 1180], [778 + x, 1640]))
            .join(''),
          5,
        ),
      ),
      stroke(curve([1020, 480], [1090, 760], [1060, 1060], [960, 1360], [920, 1700]), 14),
    ),
  );
}

export const stringPictures: readonly Drawn[] = [
  {
    id: 8,
    name: 'cello',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.58 },
    alt: t(
      'Korpus eines Cellos mit f-Löchern, Steg und Saiten, darüber der Bogen',
      'The body of a cello with its f-holes, bridge and strings, the bow across it',
    ),
    svg: cello,
  },
  {
    id: 9,
    name: 'geigenschnecke',
    ...SQUARE,
    focal: { x: 0.42, y: 0.4 },
    alt: t(
      'Schnecke und Wirbelkasten einer Geige aus nächster Nähe',
      'The scroll and pegbox of a violin seen close up',
    ),
    svg: scroll,
  },
];
