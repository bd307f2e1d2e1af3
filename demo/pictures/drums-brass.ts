import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { COPPER, NIGHT } from './inks.ts';
import { area, dots, fade, inside, layer, off, print, stroke, tone } from './print.ts';
import { arc, around, curve, disc, lines, rect, steps, type Point } from './shapes.ts';

const DRUMS = [
  { x: 300, y: 860, r: 470 },
  { x: 1010, y: 330, r: 400 },
  { x: 1690, y: 800, r: 440 },
];

function timpani(): string {
  const lugs = DRUMS.map(({ x, y, r }) =>
    steps(8).map((i) => around(x, y, r * 0.93, r * 0.93, i / 8 + 0.06)),
  );
  const skins = DRUMS.map(({ x, y, r }) => disc(x, y, r * 0.8)).join('');
  const stick = (from: Point, to: Point): string => stroke(lines(from, to), 26, 'round');
  const sticks = [
    { from: [800, 1340], to: [520, 770], felt: [502, 734] },
    { from: [1190, 1340], to: [1450, 740], felt: [1466, 702] },
  ] as const;
  const felts = dots(
    sticks.map(({ felt }) => felt),
    150,
  );
  return print(
    LANDSCAPE,
    COPPER.paper,
    layer(
      COPPER.light,
      [4, 4],
      area(rect(-20, -20, 2040, 1300)),
      off(area(...DRUMS.map(({ x, y, r }) => disc(x, y, r))), felts),
    ),
    layer(
      COPPER.strong,
      [-3, 2],
      ...DRUMS.map(({ x, y, r }) => area(disc(x, y, r))),
      off(area(skins)),
      off(
        ...DRUMS.map(({ x, y, r }) =>
          stroke(arc([x, y], r * 0.91, r * 0.91, [0.55, 0.75]), r * 0.05, 'round'),
        ),
      ),
      felts,
      off(
        dots(
          sticks.map(({ felt: [x, y] }): Point => [x - 24, y - 26]),
          44,
        ),
      ),
    ),
    layer(
      COPPER.dark,
      [1, -1],
      ...DRUMS.map(({ x, y, r }) => {
        const shadow = disc(x + 60, y + 76, r);
        return inside(
          shadow,
          fade({ box: [x - r + 40, y - r, r * 2 + 60, r * 2 + 120], from: 0.5, to: 0.5, gap: 24 }),
        );
      }),
      ...DRUMS.map(({ x, y, r }, index) => {
        const skin = disc(x, y, r * 0.8);
        const shade = tone([x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6], 38, (px, py) => {
          const away = Math.hypot(px - x + r * 0.22, py - y + r * 0.24) / r;
          return Math.max(0, (away - 0.5) * 0.9);
        });
        return (
          off(area(disc(x, y, r))) +
          inside(skin, shade) +
          stroke(disc(x, y, r), 20) +
          stroke(disc(x, y, r * 0.82), 26) +
          dots(lugs[index] ?? [], r * 0.12)
        );
      }),
      ...sticks.map(({ from, to }) => off(stroke(lines(from, to), 42)) + stick([...from], [...to])),
      off(felts),
      stroke(sticks.map(({ felt: [x, y] }) => arc([x, y], 58, 58, [0, 0.3])).join(''), 16, 'round'),
    ),
  );
}

const BELLS = [
  { x: 560, y: 500, r: 400 },
  { x: 1420, y: 380, r: 300 },
  { x: 1330, y: 960, r: 230 },
];

function brass(): string {
  const tubes = [
    curve([560, 500], [700, 900], [560, 1160], [240, 1100], [200, 1400]),
    curve([1420, 380], [1700, 620], [1780, 900], [2100, 960]),
    curve([1330, 960], [1130, 1120], [1080, 1400]),
    curve([1420, 380], [1180, 120], [1040, -60]),
  ].join('');
  const shine = ({ x, y, r }: { x: number; y: number; r: number }): string =>
    arc([x, y], r * 0.86, r * 0.86, [0.55, 0.72]) + arc([x, y], r * 0.62, r * 0.62, [0.06, 0.2]);
  return print(
    LANDSCAPE,
    NIGHT.paper,
    layer(
      NIGHT.light,
      [5, -3],
      stroke(tubes, 92),
      off(stroke(tubes, 14)),
      ...BELLS.map(
        (bell) =>
          area(disc(bell.x, bell.y, bell.r)) + off(stroke(shine(bell), bell.r * 0.055, 'round')),
      ),
    ),
    layer(
      NIGHT.strong,
      [-3, 3],
      area(rect(-20, -20, 2040, 1300)),
      off(stroke(rings(), 10)),
      off(stroke(tubes, 92), ...BELLS.map(({ x, y, r }) => area(disc(x, y, r)))),
    ),
    layer(
      NIGHT.dark,
      [1, 0],
      fade({ box: [-20, 300, 2040, 960], from: 0, to: 0.7, gap: 32 }),
      off(stroke(tubes, 118)),
      stroke(tubes, 92),
      off(stroke(tubes, 74)),
      ...BELLS.map(({ x, y, r }) => {
        const flare = tone([x - r, y - r, r * 2, r * 2], 26, (px, py) => {
          const away = Math.hypot(px - x, py - y) / r;
          const turn = Math.cos(Math.atan2(py - y, px - x) - 0.8);
          return away > 0.92 ? 0 : Math.max(0, (0.92 - away) * 0.62 + turn * 0.26 * (1 - away));
        });
        return (
          off(area(disc(x, y, r * 1.06))) +
          inside(disc(x, y, r * 0.93), flare) +
          area(disc(x, y, r * 0.24)) +
          stroke(disc(x, y, r), r * 0.05) +
          stroke(disc(x, y, r * 0.92), 6)
        );
      }),
      off(...BELLS.map((bell) => stroke(shine(bell), bell.r * 0.055, 'round'))),
    ),
  );
}

/** Sound that leaves the largest bell. */
const rings = (): string =>
  steps(9)
    .map((i) => disc(560, 500, 470 + i * 150))
    .join('');

export const drumPictures: readonly Drawn[] = [
  {
    id: 10,
    name: 'pauken',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.45 },
    alt: t(
      'Drei Kesselpauken von oben, dazwischen zwei Schlägel',
      'Three timpani from above with two mallets between them',
    ),
    svg: timpani,
  },
  {
    id: 11,
    name: 'blechblaeser',
    ...LANDSCAPE,
    focal: { x: 0.4, y: 0.42 },
    alt: t(
      'Drei Schalltrichter von Blechblasinstrumenten, von vorn gesehen',
      'The bells of three brass instruments seen from the front',
    ),
    svg: brass,
  },
];
