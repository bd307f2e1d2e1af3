import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { COPPER, EMBER } from './inks.ts';
import {
  area,
  beads,
  dots,
  fade,
  holed,
  inside,
  layer,
  off,
  print,
  share,
  stroke,
  turned,
} from './print.ts';
import {
  arc,
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

function score(): string {
  const left = 'M120 240C400 130 800 160 1000 300V1150C800 1010 400 980 120 1090z';
  const right = 'M1000 300C1200 160 1600 130 1880 240V1090C1600 980 1200 1010 1000 1150z';
  const bow = (x: number): number =>
    (x < 1000
      ? -110 * Math.sin(((x - 120) / 880) * Math.PI * 0.86)
      : -110 * Math.sin(((1880 - x) / 880) * Math.PI * 0.86)) +
    (1 - Math.abs(x - 1000) / 880) * 58;
  const staff = (y: number, from: number): string =>
    steps(5)
      .map((i) =>
        curve(...steps(9).map((s): Point => [from + s * 93, y + i * 22 + bow(from + s * 93)])),
      )
      .join('');
  const systems = [360, 560, 760, 960].flatMap((y) => [staff(y, 190), staff(y, 1066)]).join('');
  const notes = steps(64).map((i): Point => {
    const page = i % 2;
    const x = (page ? 1090 : 220) + (Math.floor(i / 2) % 8) * 92 + share(`n ${i}`) * 20;
    return [x, 360 + Math.floor(i / 16) * 200 + Math.floor(share(`p ${i}`) * 9) * 11 + bow(x)];
  });
  const heads = notes
    .map(
      ([x, y]) =>
        `M${Math.round(x - 16)} ${Math.round(y + 6)}a17 12 -22 1 1 31 -12a17 12 -22 1 1 -31 12z`,
    )
    .join('');
  const stems = notes.map(([x, y]) => lines([x + 15, y - 4], [x + 15, y - 92])).join('');
  const beams = notes
    .flatMap(([x, y], i) => {
      const next = notes[i + 2];
      return next && i % 4 < 2 && next[0] > x
        ? [lines([x + 15, y - 88], [next[0] + 15, next[1] - 88])]
        : [];
    })
    .join('');
  const mark = curve(
    [1290, 620],
    [1380, 500],
    [1600, 520],
    [1660, 650],
    [1500, 740],
    [1310, 700],
    [1270, 590],
    [1400, 490],
  );
  const pencil = polygon([1560, 860], [1960, 1200], [1920, 1248], [1520, 908]);
  const tip = polygon([1560, 860], [1520, 908], [1470, 822]);
  return turnedPrint(left + right, systems, { heads, stems, beams }, mark, { pencil, tip });
}

function turnedPrint(
  pages: string,
  systems: string,
  notes: { readonly heads: string; readonly stems: string; readonly beams: string },
  mark: string,
  { pencil, tip }: { readonly pencil: string; readonly tip: string },
): string {
  const tilt = (...drawn: readonly string[]): string => turned(-6, [1000, 640], ...drawn);
  return print(
    LANDSCAPE,
    EMBER.paper,
    layer(
      EMBER.light,
      [4, 3],
      area(rect(-20, -20, 2040, 1300)),
      tilt(off(area(pages))),
      area(pencil),
    ),
    layer(
      EMBER.strong,
      [-3, 2],
      fade({ box: [-20, -20, 2040, 1300], from: 0.04, to: 0.46, gap: 34 }),
      tilt(off(area(pages)), stroke(mark, 14, 'round')),
      off(area(pencil, tip)),
      area(polygon([1930, 1150], [1990, 1200], [1950, 1250], [1890, 1200])),
    ),
    layer(
      EMBER.dark,
      [1, 0],
      tilt(
        inside(
          pages.replaceAll('240', '300').replaceAll('1090z', '1150z').replaceAll('1090C', '1150C'),
          fade({ box: [80, 920, 1840, 300], from: 0.6, to: 0.6, gap: 22 }),
        ),
        off(area(pages)),
        inside(
          pages,
          fade({ box: [820, 150, 180, 1000], from: 0, to: 0.6, gap: 22, axis: 'x' }),
          fade({ box: [1000, 150, 200, 1000], from: 0.46, to: 0, gap: 22, axis: 'x' }),
        ),
        stroke(systems, 4),
        area(notes.heads),
        stroke(notes.stems, 5),
        stroke(notes.beams, 15),
        stroke(pages, 8),
      ),
      off(area(pencil, tip)),
      stroke(pencil + tip, 8),
      stroke(lines([1546, 880], [1946, 1222]), 5),
      area(polygon([1494, 862], [1506, 846], [1470, 822])),
    ),
  );
}

function tools(): string {
  const violin = blob(
    [1000, 300],
    [880, 320],
    [810, 420],
    [860, 540],
    [880, 640],
    [790, 760],
    [760, 900],
    [860, 1030],
    [1000, 1060],
    [1140, 1030],
    [1240, 900],
    [1210, 760],
    [1120, 640],
    [1140, 540],
    [1190, 420],
    [1120, 320],
  );
  const fHoles =
    curve([930, 620], [920, 660], [936, 740], [910, 800]) +
    curve([1070, 620], [1080, 660], [1064, 740], [1090, 800]);
  const saw = polygon([130, 300], [230, 290], [330, 990], [170, 1010]);
  const sawGrip = rounded(110, 130, 150, 190, 60);
  const hammer =
    rounded(420, 230, 280, 100, 20) + polygon([535, 330], [585, 330], [596, 1030], [524, 1030]);
  const chisels = [1360, 1480, 1600]
    .map(
      (x, i) =>
        rounded(x, 240, 64, 250, 28) +
        polygon([x + 14, 490], [x + 50, 490], [x + 56, 820 + i * 60], [x + 8, 850 + i * 60]),
    )
    .join('');
  const clamp =
    'M1730 260h170v70h-100v520h100v70h-170z' +
    rect(1860, 330, 24, 180) +
    rounded(1830, 480, 84, 60, 20);
  const pegs = [180, 560, 1000, 1392, 1512, 1632, 1810].map((x): Point => [
    x,
    x === 1000 ? 230 : 190,
  ]);
  const steel = saw + hammer + clamp;
  return print(
    LANDSCAPE,
    COPPER.paper,
    layer(
      COPPER.light,
      [4, 3],
      area(rect(-20, -20, 2040, 1300)),
      off(area(steel, violin, sawGrip, chisels)),
    ),
    layer(
      COPPER.strong,
      [-3, 2],
      area(violin, sawGrip, rect(-20, 1140, 2040, 140)),
      area(...[1360, 1480, 1600].map((x) => rounded(x, 240, 64, 250, 28))),
      area(polygon([535, 330], [585, 330], [596, 1030], [524, 1030])),
    ),
    layer(
      COPPER.dark,
      [1, 0],
      beads(
        steps(14)
          .map((i) => `M40 ${40 + i * 80}H2000`)
          .join(''),
        9,
        80,
      ),
      hardShadow(violin + saw + sawGrip + hammer + chisels + clamp),
      off(area(violin, saw, sawGrip, hammer, chisels, clamp)),
      inside(violin, fade({ box: [980, 280, 280, 800], from: 0, to: 0.66, gap: 22, axis: 'x' })),
      stroke(violin, 12),
      stroke(fHoles, 13, 'round'),
      holed(disc(1000, 520, 14)),
      stroke(lines([1000, 230], [1000, 310]), 8),
      stroke(steel + sawGrip, 10),
      off(area(rounded(150, 190, 70, 70, 30))),
      stroke(rounded(150, 190, 70, 70, 30), 10),
      area(
        ...[1360, 1480, 1600].map((x, i) =>
          polygon([x + 14, 490], [x + 50, 490], [x + 56, 820 + i * 60], [x + 8, 850 + i * 60]),
        ),
      ),
      stroke(chisels, 8),
      inside(
        steel,
        fade({ box: [420, 230, 300, 110], from: 0, to: 0.6, gap: 16 }),
        fade({ box: [130, 600, 240, 420], from: 0, to: 0.5, gap: 20 }),
      ),
      area(rect(-20, 1130, 2040, 16)),
      inside(
        rect(-20, 1140, 2040, 140),
        fade({ box: [-20, 1140, 2040, 140], from: 0.1, to: 0.6, gap: 22 }),
      ),
      dots(pegs, 40),
      off(stroke(arc([880, 470], 120, 160, [0.52, 0.66]), 16, 'round')),
    ),
  );
}

/** A hard shadow to the right and below, in halftone. */
const hardShadow = (outline: string): string =>
  `<g transform="translate(34 40)">${inside(outline, fade({ box: [80, 100, 1860, 1000], from: 0.52, to: 0.52, gap: 26 }))}</g>`;

export const craftPictures: readonly Drawn[] = [
  {
    id: 24,
    name: 'partitur',
    ...LANDSCAPE,
    focal: { x: 0.55, y: 0.48 },
    alt: t(
      'Aufgeschlagene Partitur, eine Stelle ist rot eingekreist, daneben ein Bleistift',
      'An open score with one passage circled in red, a pencil beside it',
    ),
    svg: score,
  },
  {
    id: 25,
    name: 'werkstatt',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Werkstattwand mit Säge, Hammer, Stemmeisen, Zwinge und einem Geigenkorpus',
      'A workshop wall with a saw, a hammer, chisels, a clamp and the body of a violin',
    ),
    svg: tools,
  },
];
