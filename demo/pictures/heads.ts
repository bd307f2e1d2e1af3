import { t } from '../text.ts';
import { PORTRAIT, type Drawn } from './drawn.ts';
import { bust } from './figure.ts';
import { LAKE, OCHRE, PLUM, ROSE, type Inks } from './inks.ts';
import { area, dots, fade, inside, layer, off, print, rays, share, stroke } from './print.ts';
import {
  arc,
  arched,
  around,
  blob,
  curve,
  disc,
  lines,
  oval,
  polygon,
  rect,
  steps,
  type Point,
} from './shapes.ts';

/** What makes one of the invented faces. */
interface Face {
  readonly inks: Inks;
  /** Behind the head, in the strong ink. */
  readonly ground: string;
  readonly hairBehind: string;
  readonly hair: string;
  readonly clothes: string;
  readonly collar: string;
  /** Drawn last in the darkest ink: glasses, beard, an earring. */
  readonly extras: string;
  readonly brow: number;
  readonly isDark?: boolean;
  readonly hasLips?: boolean;
}

const [X, Y, SIZE] = [600, 640, 560];
const SKIN = bust(X, Y, SIZE, 1520);
const EYES: readonly Point[] = [
  [X - 96, Y - 20],
  [X + 96, Y - 20],
];
const NOSE = lines([X + 12, Y - 40], [X + 46, Y + 96], [X - 10, Y + 112]);
const LIPS = `M${X - 76} ${Y + 178}Q${X - 30} ${Y + 154} ${X} ${Y + 166}Q${X + 30} ${Y + 154} ${X + 76} ${Y + 178}Q${X} ${Y + 232} ${X - 76} ${Y + 178}z`;

function portrait({
  inks,
  ground,
  hairBehind,
  hair,
  clothes,
  collar,
  extras,
  brow,
  isDark = false,
  hasLips = true,
}: Face): string {
  const halfLight = `M${X} 0H1260V1520H${X}V${Y + 330}Q${X - 30} ${Y + 200} ${X + 24} ${Y + 130}L${X + 10} ${Y - 60}z`;
  const lids = EYES.map((eye) => arc(eye, 50, 30, [0.52, 0.98])).join('');
  const brows = EYES.map(([x, y]) =>
    curve([x - 62, y - 56 + brow], [x, y - 84], [x + 62, y - 60 + brow]),
  ).join('');
  return print(
    PORTRAIT,
    inks.paper,
    layer(
      inks.light,
      [5, 3],
      area(rect(-20, -20, 1240, 1540)),
      ...(isDark ? [] : [off(area(SKIN))]),
      inside(SKIN, area(halfLight)),
      off(area(collar)),
    ),
    layer(
      inks.strong,
      [-3, 2],
      ground,
      off(area(hairBehind)),
      area(hairBehind),
      off(area(SKIN)),
      ...(isDark
        ? [
            inside(
              SKIN,
              area(halfLight),
              fade({ box: [200, 300, 420, 1220], from: 0.3, to: 0.42, gap: 22, axis: 'x' }),
            ),
          ]
        : []),
      area(hair),
      hasLips ? area(LIPS) : '',
      area(clothes),
      off(area(collar)),
    ),
    layer(
      inks.dark,
      [1, 0],
      area(hairBehind),
      off(area(SKIN)),
      inside(SKIN, fade({ box: [X - 240, Y + 200, 480, 170], from: 0, to: 0.66, gap: 20 })),
      off(area(oval(X, Y, SIZE * 0.39, SIZE * 0.5))),
      inside(
        oval(X, Y, SIZE * 0.39, SIZE * 0.5),
        fade({
          box: [X + 40, Y - 300, 200, 600],
          from: 0,
          to: isDark ? 0.72 : 0.5,
          gap: 20,
          axis: 'x',
        }),
      ),
      area(...EYES.map(([x, y]) => disc(x + 4, y, 21))),
      off(
        dots(
          EYES.map(([x, y]): Point => [x + 12, y - 8]),
          11,
        ),
      ),
      stroke(lids, 13, 'round'),
      stroke(brows, 20, 'round'),
      stroke(NOSE, 11, 'round'),
      stroke(curve([X - 76, Y + 178], [X, Y + 186], [X + 76, Y + 178]), 8, 'round'),
      stroke(curve([X - 30, Y + 236], [X, Y + 242], [X + 30, Y + 236]), 6, 'round'),
      area(hair),
      off(area(clothes)),
      inside(clothes, fade({ box: [600, 960, 640, 560], from: 0, to: 0.72, gap: 24, axis: 'x' })),
      off(area(collar)),
      stroke(clothes, 10),
      stroke(collar, 8),
      extras,
    ),
  );
}

const shirt =
  'M-10 1520L60 1180Q180 1070 430 1010L600 1180L770 1010Q1020 1070 1140 1180L1210 1520z';
const open =
  polygon([430, 1010], [600, 1180], [520, 1300], [380, 1050]) +
  polygon([770, 1010], [600, 1180], [680, 1300], [820, 1050]);
const roll =
  'M-10 1520L60 1190Q180 1080 440 1030V940Q600 1000 760 940V1030Q1020 1080 1140 1190L1210 1520z';
const rollBand = 'M440 920Q600 990 760 920V1020Q600 1090 440 1020z';

const withBun: Face = {
  inks: PLUM,
  ground: stroke(rays([600, 640], [430, 1300], 40), 34) + area(disc(600, 640, 440)),
  hairBehind:
    disc(600, 250, 130) +
    blob([600, 330], [400, 400], [340, 620], [370, 800], [830, 800], [860, 620], [800, 400]),
  hair: 'M374 640C360 430 470 350 600 350S840 430 826 640C800 540 740 470 640 440C560 500 420 520 374 640z',
  clothes: shirt,
  collar: open,
  extras:
    dots(
      [
        [372, 762],
        [828, 762],
      ],
      38,
    ) + stroke(lines([372, 720], [372, 750]) + lines([828, 720], [828, 750]), 6),
  brow: 0,
};
const withGlasses: Face = {
  inks: LAKE,
  ground: fade({ box: [-20, -20, 1240, 1540], from: 0.74, to: 0.3, gap: 34 }),
  hairBehind: blob(
    [600, 320],
    [420, 380],
    [350, 520],
    [374, 640],
    [826, 640],
    [850, 520],
    [780, 380],
  ),
  hair: 'M372 600C350 440 400 340 520 320C640 280 820 330 834 460Q840 540 826 610C810 520 790 480 760 470C640 500 520 470 440 450C400 490 384 540 372 600z',
  clothes: roll,
  collar: rollBand,
  extras:
    stroke(disc(504, 622, 92) + disc(696, 622, 92), 18) +
    stroke(
      curve([594, 610], [600, 600], [606, 610]) +
        lines([412, 610], [376, 594]) +
        lines([788, 610], [824, 594]),
      16,
      'round',
    ),
  brow: -34,
  hasLips: false,
};
const curls: readonly Point[] = steps(30).map((i) =>
  around(
    600,
    560,
    250 + share(`curl ${i}`) * 60,
    270 + share(`lock ${i}`) * 60,
    0.45 + (i / 29) * 0.6,
  ),
);
const withCurls: Face = {
  inks: OCHRE,
  ground:
    area(polygon([-20, -20], [1220, -20], [-20, 1520])) +
    stroke(
      steps(12)
        .map((i) => lines([1220, 140 + i * 130], [1220 - 1240, 1660 + i * 130]))
        .join(''),
      20,
    ),
  hairBehind: curls.map(([x, y], i) => disc(x, y, 74 + share(`round ${i}`) * 40)).join(''),
  hair: steps(9)
    .map((i) => disc(400 + i * 50, 420 - Math.sin((i / 8) * Math.PI) * 60, 66))
    .join(''),
  clothes: roll,
  collar: rollBand,
  extras: stroke(disc(366, 800, 46) + disc(834, 800, 46), 14),
  brow: 4,
  isDark: true,
};
const beard =
  'M380 660C380 860 460 960 600 960S820 860 820 660C800 740 780 770 740 780C690 760 640 770 600 776C560 770 510 760 460 780C420 770 400 740 380 660z';
const withBeard: Face = {
  inks: ROSE,
  ground: steps(7)
    .map((i) => stroke(arched(-80 + i * 110, 1540, 1360 - i * 220, 1480 - i * 130), 44))
    .join(''),
  hairBehind: rect(0, 0, 0, 0),
  hair: `${beard}M374 560C380 440 450 360 600 350S820 440 826 560C810 480 770 440 720 430Q600 400 480 430C430 440 390 480 374 560z`,
  clothes: shirt,
  collar: open,
  extras:
    off(area('M512 806Q560 790 600 800Q640 790 688 806Q600 880 512 806z')) +
    stroke('M512 806Q560 790 600 800Q640 790 688 806Q600 880 512 806z', 6),
  brow: 8,
};

const alt = (de: string, en: string) => t(`Gezeichnetes Porträt: ${de}`, `Drawn portrait: ${en}`);

export const headPictures: readonly Drawn[] = [
  {
    id: 34,
    name: 'portrait-dutt',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.4 },
    alt: alt(
      'Frau mit Dutt und Ohrringen vor einem Strahlenkranz',
      'a woman with a bun and earrings in front of rays',
    ),
    svg: () => portrait(withBun),
  },
  {
    id: 35,
    name: 'portrait-brille',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.4 },
    alt: alt(
      'Person mit runder Brille, kurzem Haar und Rollkragen',
      'a person with round glasses, short hair and a roll-neck jumper',
    ),
    svg: () => portrait(withGlasses),
  },
  {
    id: 36,
    name: 'portrait-locken',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.4 },
    alt: alt('Frau mit vollen Locken und Kreolen', 'a woman with full curls and hoop earrings'),
    svg: () => portrait(withCurls),
  },
  {
    id: 37,
    name: 'portrait-bart',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.42 },
    alt: alt(
      'Mann mit dunklem Vollbart und offenem Kragen',
      'a man with a full dark beard and an open collar',
    ),
    svg: () => portrait(withBeard),
  },
];
