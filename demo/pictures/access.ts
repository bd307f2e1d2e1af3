import { t } from '../text.ts';
import { LANDSCAPE, SQUARE, type Drawn } from './drawn.ts';
import { standing } from './figure.ts';
import { LAKE, NIGHT } from './inks.ts';
import { area, fade, inside, layer, off, print, rays, stroke } from './print.ts';
import { blob, curve, disc, lines, polygon, rect, rounded, steps } from './shapes.ts';

function ramp(): string {
  const slope = polygon([-20, 1110], [1280, 860], [2020, 860], [2020, 1290], [-20, 1290]);
  const lift = rect(1420, 220, 400, 640);
  const chair = { x: 700, y: 850 };
  const wheel = disc(chair.x, chair.y, 128);
  const seatOf = lines(
    [chair.x - 70, chair.y - 230],
    [chair.x - 40, chair.y - 40],
    [chair.x + 130, chair.y - 60],
    [chair.x + 200, chair.y + 120],
    [chair.x + 262, chair.y + 112],
  );
  const body = `M${chair.x - 66} ${chair.y - 320}q76-34 116 34l26 190 144 6q34 4 38 40l24 150h-70l-22-118-210-8q-40-4-44-46z`;
  const arm = curve(
    [chair.x + 10, chair.y - 270],
    [chair.x + 60, chair.y - 130],
    [chair.x + 90, chair.y - 20],
  );
  const rail = lines([-20, 850], [1280, 600], [1400, 600]);
  const posts = steps(6)
    .map((i) => lines([100 + i * 234, 826 - i * 45], [100 + i * 234, 1090 - i * 45]))
    .join('');
  const friend = standing(1180, 878, 470);
  const arrow = polygon([1620, 60], [1690, 150], [1550, 150]);
  const buttons = disc(1890, 560, 26) + disc(1890, 640, 26);
  return print(
    LANDSCAPE,
    LAKE.paper,
    layer(
      LAKE.light,
      [4, 3],
      area(lift, arrow),
      area(polygon([1420, 860], [1820, 860], [1600, 1290], [900, 1290])),
      area(body),
      off(stroke(lines([1620, 220], [1620, 860]), 8)),
    ),
    layer(
      LAKE.strong,
      [-3, 2],
      area(rect(-20, -20, 2040, 1300)),
      off(
        area(lift, arrow),
        area(polygon([1420, 860], [1820, 860], [1600, 1290], [900, 1290])),
        area(body, disc(chair.x + 20, chair.y - 400, 66)),
        stroke(seatOf + wheel, 26, 'round'),
      ),
    ),
    layer(
      LAKE.dark,
      [1, 0],
      fade({ box: [-20, -20, 2040, 700], from: 0.6, to: 0.05, gap: 30 }),
      off(area(lift, arrow), stroke(posts + rail, 1)),
      area(slope),
      off(
        inside(slope, fade({ box: [-20, 860, 2040, 440], from: 0.34, to: 0.04, gap: 28 })),
        inside(slope, area(polygon([1420, 860], [1820, 860], [1600, 1290], [900, 1290]))),
      ),
      stroke(lift, 22),
      stroke(lines([1620, 220], [1620, 860]), 6),
      inside(lift, fade({ box: [1420, 560, 400, 300], from: 0, to: 0.42, gap: 22 })),
      off(area(buttons)),
      stroke(buttons, 8),
      area(friend),
      off(stroke(body, 12), area(body), area(disc(chair.x + 20, chair.y - 400, 66))),
      inside(
        body,
        fade({ box: [chair.x - 80, chair.y - 330, 420, 400], from: 0, to: 0.3, gap: 20 }),
      ),
      stroke(disc(chair.x + 20, chair.y - 400, 66), 10),
      area(`M${chair.x - 50} ${chair.y - 400}a70 70 0 0 1 136-26q-60 4-80 40t-50 20z`),
      stroke(body, 10),
      stroke(arm, 34, 'round'),
      off(stroke(wheel, 40)),
      stroke(wheel, 22),
      stroke(rays([chair.x, chair.y], [16, 120], 16), 4),
      stroke(seatOf, 14, 'round'),
      area(disc(chair.x + 210, chair.y + 92, 34)),
      stroke(posts, 10),
      stroke(rail, 26, 'round'),
    ),
  );
}

function ear(): string {
  const outer = blob(
    [760, 330],
    [960, 300],
    [1120, 420],
    [1160, 620],
    [1080, 830],
    [960, 980],
    [900, 1160],
    [780, 1290],
    [640, 1270],
    [600, 1120],
    [640, 900],
    [600, 700],
    [610, 470],
  );
  const fold = curve(
    [690, 700],
    [690, 500],
    [800, 400],
    [940, 420],
    [1040, 540],
    [1040, 680],
    [950, 830],
    [850, 950],
    [810, 1080],
    [740, 1150],
  );
  const inner = curve(
    [790, 640],
    [850, 540],
    [940, 590],
    [920, 690],
    [840, 760],
    [760, 800],
    [770, 890],
    [840, 880],
  );
  return print(
    SQUARE,
    NIGHT.paper,
    layer(
      NIGHT.light,
      [5, 3],
      area(rect(-20, -20, 1640, 1640)),
      off(
        inside(outer, fade({ box: [580, 280, 340, 1020], from: 0.74, to: 0, gap: 26, axis: 'x' })),
      ),
    ),
    layer(
      NIGHT.strong,
      [-3, 2],
      area(rect(-20, -20, 1640, 1640)),
      off(
        stroke(
          steps(9)
            .map((i) => disc(840, 780, 650 + i * 126))
            .join(''),
          52,
        ),
      ),
      off(area(outer, disc(840, 780, 590))),
    ),
    layer(
      NIGHT.dark,
      [1, 0],
      fade({ box: [-20, 800, 1640, 820], from: 0, to: 0.66, gap: 32 }),
      off(area(disc(840, 780, 590))),
      inside(outer, fade({ box: [880, 280, 300, 1020], from: 0, to: 0.66, gap: 24, axis: 'x' })),
      stroke(outer, 34),
      stroke(fold, 30, 'round'),
      stroke(inner, 40, 'round'),
      area(disc(700, 850, 58)),
      stroke(disc(840, 780, 590), 14),
      off(area(rounded(1010, 1120, 210, 340, 90))),
      stroke(rounded(1010, 1120, 210, 340, 90), 26),
      area(rounded(1040, 1150, 150, 120, 50)),
      stroke(curve([1010, 1180], [900, 1120], [800, 1000], [710, 860]), 22, 'round'),
    ),
  );
}

export const accessPictures: readonly Drawn[] = [
  {
    id: 28,
    name: 'rampe-und-aufzug',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.58 },
    alt: t(
      'Eine Frau im Rollstuhl fährt eine Rampe mit Geländer hinauf, oben warten eine Begleitperson und ein offener Aufzug',
      'A woman in a wheelchair on a ramp with a handrail; a companion and a lit lift are waiting at the top',
    ),
    svg: ramp,
  },
  {
    id: 29,
    name: 'hoeranlage',
    ...SQUARE,
    focal: { x: 0.52, y: 0.48 },
    alt: t(
      'Großes Ohr mit einem Hörgerät, umgeben von Schallwellen',
      'A large ear with a hearing aid, surrounded by sound waves',
    ),
    svg: ear,
  },
];
