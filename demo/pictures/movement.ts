import { t } from '../text.ts';
import { LANDSCAPE, PORTRAIT, type Drawn } from './drawn.ts';
import { MEADOW, ROSE } from './inks.ts';
import {
  area,
  fade,
  inside,
  layer,
  moved,
  off,
  print,
  rays,
  scaled,
  stroke,
  tone,
  turned,
} from './print.ts';
import { around, blob, curve, disc, lines, oval, rect, steps } from './shapes.ts';

function dancer(): string {
  const leg = `${curve([250, -40], [330, 300], [420, 640], [470, 900], [486, 1130])}L${curve([610, 1130], [620, 880], [640, 600], [640, 300], [610, -40]).slice(1)}z`;
  const other = `${curve([760, -40], [740, 300], [690, 560], [640, 820], [560, 1020]).slice(0)}L${curve([690, 1080], [800, 900], [900, 640], [980, 300], [1010, -40]).slice(1)}z`;
  const shoe = `${curve([478, 1040], [474, 1160], [500, 1280], [528, 1400])}L576 1400L${curve([576, 1400], [604, 1280], [622, 1160], [616, 1040]).slice(1)}Q548 1120 478 1040z`;
  const raised = `${curve([566, 985], [520, 1090], [500, 1180], [470, 1270])}L${curve([520, 1290], [600, 1220], [680, 1140], [706, 1050]).slice(1)}Q620 1060 566 985z`;
  const ribbons = steps(3)
    .map((i) => curve([462, 860 + i * 62], [540, 920 + i * 50], [626, 870 + i * 60]))
    .join('');
  const skirt = `M-20 -20H1220V240${steps(9)
    .map((i) => `Q${1160 - i * 136} ${i % 2 ? 330 : 400} ${1084 - i * 136} 250`)
    .join('')}V-20z`;
  const floor = rect(-20, 1396, 1240, 130);
  const sun = disc(600, 820, 520);
  return print(
    PORTRAIT,
    ROSE.paper,
    layer(ROSE.light, [5, 3], area(sun), off(area(leg), area(other)), area(skirt)),
    layer(
      ROSE.strong,
      [-3, 2],
      area(rect(-20, -20, 1240, 1540)),
      off(area(sun), area(leg), area(other), area(skirt)),
      area(shoe),
      area(raised),
      stroke(ribbons, 22),
      off(
        inside(
          skirt,
          stroke(
            steps(15)
              .map((i) => lines([600, -500], [-60 + i * 94, 420]))
              .join(''),
            5,
          ),
        ),
      ),
    ),
    layer(
      ROSE.dark,
      [1, 0],
      fade({ box: [-20, 700, 1240, 700], from: 0, to: 0.7, gap: 28 }),
      off(area(sun)),
      inside(sun, fade({ box: [80, 900, 1040, 500], from: 0, to: 0.4, gap: 24 })),
      off(area(other)),
      inside(other, fade({ box: [560, 200, 460, 900], from: 0.1, to: 0.66, gap: 22, axis: 'x' })),
      stroke(other, 10),
      off(area(raised)),
      inside(raised, fade({ box: [560, 980, 160, 320], from: 0, to: 0.7, gap: 18, axis: 'x' })),
      stroke(raised, 10),
      off(area(leg)),
      inside(leg, fade({ box: [470, 200, 180, 940], from: 0, to: 0.6, gap: 22, axis: 'x' })),
      stroke(leg, 10),
      off(area(shoe)),
      inside(shoe, fade({ box: [550, 1040, 80, 370], from: 0, to: 0.74, gap: 18, axis: 'x' })),
      stroke(shoe, 10),
      stroke(ribbons, 5),
      off(area(skirt)),
      inside(
        skirt,
        stroke(
          steps(15)
            .map((i) => lines([600, -500], [-60 + i * 94, 420]))
            .join(''),
          5,
        ),
        fade({ box: [-20, 0, 1240, 300], from: 0.4, to: 0, gap: 24 }),
      ),
      stroke(skirt, 10),
      area(floor),
      inside(
        oval(600, 1440, 420, 30),
        off(fade({ box: [180, 1400, 840, 90], from: 0.5, to: 0.5, gap: 20 })),
      ),
    ),
  );
}

/** A right hand with spread fingers, its middle at 0, reaching upwards; 400 high. */
const PALM = blob(
  [-70, 10],
  [-60, -60],
  [0, -84],
  [66, -62],
  [80, 0],
  [64, 90],
  [54, 200],
  [-54, 200],
  [-64, 90],
);

const FINGERS =
  lines([-46, -40], [-84, -176]) +
  lines([-12, -60], [-26, -226]) +
  lines([24, -60], [42, -214]) +
  lines([54, -34], [104, -160]);

const THUMB = lines([-52, 50], [-150, -30]);

const handAt = (
  x: number,
  y: number,
  degrees: number,
  size: number,
  isLeft: boolean,
  draw: string,
): string => moved(x, y, turned(degrees, [0, 0], scaled(isLeft ? -size : size, size, draw)));

const HAND =
  area(PALM) +
  stroke(FINGERS, 48, 'round') +
  stroke(THUMB, 52, 'round') +
  area(rect(-54, 150, 108, 700));

const HALO =
  stroke(FINGERS, 72, 'round') +
  stroke(THUMB, 76, 'round') +
  stroke(PALM, 24) +
  area(PALM) +
  area(rect(-66, 150, 132, 700));

function drum(): string {
  const hands = [
    { x: 770, y: 800, turn: 14, isLeft: false, ink: 0 },
    { x: 1060, y: 830, turn: -8, isLeft: true, ink: 0 },
    { x: 640, y: 420, turn: 122, isLeft: false, ink: 1 },
    { x: 1370, y: 400, turn: -122, isLeft: true, ink: 2 },
    { x: 1370, y: 800, turn: -60, isLeft: false, ink: 2 },
  ];
  const drawn = (kinds: readonly number[], what: string): string =>
    hands
      .filter(({ ink }) => kinds.includes(ink))
      .map(({ x, y, turn, isLeft }) => handAt(x, y, turn, 1, isLeft, what))
      .join('');
  const rope = steps(24)
    .map((i) =>
      lines(
        around(1000, 610, 566, 566, i / 24),
        around(1000, 610, 500, 500, (i + 0.5) / 24),
        around(1000, 610, 566, 566, (i + 1) / 24),
      ),
    )
    .join('');
  const skin = disc(1000, 610, 490);
  return print(
    LANDSCAPE,
    MEADOW.paper,
    layer(
      '#ffc93c',
      [4, -3],
      area(rect(-20, -20, 2040, 1300)),
      off(area(disc(1000, 610, 580))),
      drawn([0, 1, 2], HAND),
    ),
    layer(
      '#ee5a36',
      [-3, 3],
      stroke(disc(1000, 610, 534), 92),
      off(drawn([0, 1, 2], HALO)),
      drawn([1], HAND),
    ),
    layer(
      MEADOW.dark,
      [1, 0],
      stroke(rays([1000, 610], [640, 1500], 40), 16),
      off(area(disc(1000, 610, 600))),
      inside(
        skin,
        tone([500, 110, 1000, 1000], 36, (x, y) =>
          Math.max(0, Math.hypot(x - 900, y - 520) / 900 - 0.24),
        ),
      ),
      stroke(disc(1000, 610, 580) + skin, 14),
      stroke(rope, 12, 'round'),
      off(drawn([0, 1, 2], HALO)),
      drawn([2], HAND),
    ),
  );
}

export const movementPictures: readonly Drawn[] = [
  {
    id: 26,
    name: 'spitzentanz',
    ...PORTRAIT,
    focal: { x: 0.48, y: 0.75 },
    alt: t(
      'Beine einer Tänzerin auf Spitze in roten Schuhen, darüber der Saum des Tutus',
      'A dancer’s legs on pointe in red shoes below the hem of a tutu',
    ),
    svg: dancer,
  },
  {
    id: 27,
    name: 'trommelwerkstatt',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Fünf Kinderhände auf dem Fell einer großen Trommel, von oben gesehen',
      'Five children’s hands on the skin of a large drum, seen from above',
    ),
    svg: drum,
  },
];
