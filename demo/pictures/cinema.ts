import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { PLUM } from './inks.ts';
import { area, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { disc, lines, oval, polygon, rect, steps } from './shapes.ts';

function cinema(): string {
  const screen = polygon([420, 130], [1580, 130], [1580, 720], [420, 720]);
  const beam = polygon([980, 1300], [1020, 1300], [1580, 130], [420, 130]);
  const heads = steps(11)
    .map(
      (i) =>
        disc(100 + i * 186, 1010 + (share(`kino ${i}`) - 0.5) * 40, 62) +
        oval(100 + i * 186, 1200, 100, 150),
    )
    .join('');
  const front = steps(8)
    .map((i) => disc(150 + i * 260, 1110, 86) + oval(150 + i * 260, 1360, 146, 190))
    .join('');
  const horse = `M560 720C640 640 700 560 740 470C690 480 640 470 600 440C680 430 720 380 760 330C800 280 860 270 910 300L960 250L970 330C1010 370 1040 430 1080 500L1010 520C970 480 940 470 910 480C930 570 990 640 1060 720z`;
  const moon = disc(1290, 330, 120);
  return print(
    LANDSCAPE,
    PLUM.paper,
    layer(PLUM.light, [4, 3], area(beam), off(area(screen)), area(moon)),
    layer(
      PLUM.strong,
      [-3, 2],
      area(rect(-20, -20, 2040, 1300)),
      off(area(screen)),
      off(inside(beam, fade({ box: [400, 720, 1200, 580], from: 0.5, to: 0.7, gap: 22 }))),
      inside(screen, fade({ box: [420, 420, 1160, 310], from: 0, to: 0.66, gap: 20 }), area(horse)),
    ),
    layer(
      PLUM.dark,
      [1, 0],
      area(rect(-20, -20, 440, 1300), rect(1580, -20, 440, 1300), rect(-20, -20, 2040, 150)),
      off(
        stroke(
          steps(7)
            .flatMap((i) => [
              lines([40 + i * 62, 60], [30 + i * 62, 1300]),
              lines([1590 + i * 62, 60], [1600 + i * 62, 1300]),
            ])
            .join(''),
          7,
        ),
      ),
      fade({ box: [420, 730, 1160, 500], from: 0.14, to: 0.7, gap: 26 }),
      stroke(screen, 22),
      inside(
        screen,
        inside(horse, fade({ box: [540, 250, 540, 480], from: 0.7, to: 0.2, gap: 18 })),
        area(disc(890, 350, 15)),
      ),
      off(stroke(heads, 10)),
      area(heads),
      off(stroke(front, 12)),
      area(front),
    ),
  );
}

export const cinemaPictures: readonly Drawn[] = [
  {
    id: 30,
    name: 'filmkonzert',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.4 },
    alt: t(
      'Kinoleinwand mit einem Pferdekopf vor Mond, davor die Köpfe des Publikums im Strahl des Projektors',
      'A cinema screen showing a horse’s head and a moon, the audience’s heads in the projector beam',
    ),
    svg: cinema,
  },
];
