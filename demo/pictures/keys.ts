import { t } from '../text.ts';
import { LANDSCAPE, PORTRAIT, type Drawn } from './drawn.ts';
import { LAKE, OCHRE, ROSE } from './inks.ts';
import { area, fade, inside, layer, off, print, rays, stroke, turned } from './print.ts';
import { arched, arc, curve, disc, lines, oval, polygon, rect, steps } from './shapes.ts';

const PIPES = [
  { x: 20, width: 74, top: 640 },
  { x: 110, width: 92, top: 480 },
  { x: 220, width: 112, top: 330 },
  { x: 350, width: 134, top: 200 },
  { x: 502, width: 196, top: 90 },
  { x: 716, width: 134, top: 200 },
  { x: 868, width: 112, top: 330 },
  { x: 998, width: 92, top: 480 },
  { x: 1106, width: 74, top: 640 },
];

function organ(): string {
  const mouth = (x: number, width: number): number => 1180 - Math.abs(600 - x - width / 2) * 0.34;
  const body = PIPES.map(({ x, width, top }) => rect(x, top, width, mouth(x, width) - top));
  const foot = PIPES.map(({ x, width }) => {
    const y = mouth(x, width);
    return polygon([x, y], [x + width, y], [x + width * 0.62, 1420], [x + width * 0.38, 1420]);
  });
  const lip = PIPES.map(({ x, width }) =>
    arched(x + width * 0.16, mouth(x, width) + 2, width * 0.68, width * 1.05),
  );
  const slit = PIPES.map(({ x, width }) =>
    rect(x + width * 0.14, mouth(x, width) - 6, width * 0.72, width * 0.2),
  );
  const gleam = PIPES.map(({ x, width, top }) =>
    rect(x + width * 0.16, top, width * 0.13, mouth(x, width) - top),
  );
  const pipes = [...body, ...foot];
  return print(
    PORTRAIT,
    OCHRE.paper,
    layer(OCHRE.light, [5, 3], area(...pipes), off(area(...gleam))),
    layer(
      OCHRE.strong,
      [-3, 2],
      area(rect(-20, -20, 1240, 1540)),
      off(stroke(rays([600, 620], [200, 1400], 44), 14)),
      off(area(...pipes)),
      area(...lip),
      ...PIPES.map(({ x, width }, index) =>
        inside(
          pipes[index] ?? '',
          fade({
            box: [x + width * 0.5, 60, width * 0.56, 1300],
            from: 0.1,
            to: 0.8,
            gap: 18,
            axis: 'x',
          }),
        ),
      ),
    ),
    layer(
      OCHRE.dark,
      [1, -1],
      fade({ box: [-20, -20, 1240, 1100], from: 0, to: 0.78, gap: 30 }),
      area(rect(-20, 1060, 1240, 500)),
      off(area(...pipes)),
      area(...slit),
      ...PIPES.map(({ x, width }, index) =>
        inside(
          pipes[index] ?? '',
          fade({
            box: [x + width * 0.76, 60, width * 0.28, 1380],
            from: 0.05,
            to: 0.7,
            gap: 16,
            axis: 'x',
          }),
        ),
      ),
      area(rect(-20, 1400, 1240, 130)),
      off(area(rect(-20, 1416, 1240, 8))),
    ),
  );
}

function keys(): string {
  const whites = steps(13).map((index) => index * 216 - 420);
  const blacks = whites.filter((_, index) => ![2, 6, 9].includes(index % 7)).map((x) => x + 152);
  const pressed = rect((whites[6] ?? 0) + 6, 330, 204, 900);
  const tilt = (...drawn: readonly string[]): string => turned(-14, [1000, 625], ...drawn);
  const faces = blacks
    .map((x) => polygon([x + 24, 250], [x + 104, 250], [x + 98, 690], [x + 30, 690]))
    .join('');
  const shadows = blacks
    .map((x) => polygon([x + 128, 260], [x + 186, 300], [x + 186, 850], [x, 850], [x, 770]))
    .join('');
  const fronts = blacks.map((x) => rect(x, 250, 128, 520));
  return print(
    LANDSCAPE,
    ROSE.paper,
    layer(
      ROSE.light,
      [5, -3],
      tilt(area(pressed), fade({ box: [-160, 330, 2320, 360], from: 0.66, to: 0, gap: 26 })),
    ),
    layer(
      ROSE.strong,
      [-3, 3],
      tilt(area(rect(-500, -500, 3000, 770)), area(pressed), area(faces)),
    ),
    layer(
      ROSE.dark,
      [1, 0],
      tilt(
        area(rect(-500, -500, 3000, 700)),
        off(fade({ box: [-160, -180, 2320, 350], from: 0, to: 0.34, gap: 28 })),
        area(rect(-500, 196, 3000, 30)),
        stroke(whites.map((x) => lines([x, 260], [x, 1200])).join(''), 9),
        inside(shadows, fade({ box: [-160, 260, 2320, 600], from: 0.34, to: 0.34, gap: 20 })),
        area(...fronts),
        off(area(faces)),
        inside(faces, fade({ box: [-160, 250, 2320, 450], from: 0.8, to: 0.06, gap: 20 })),
        area(rect(-500, 1180, 3000, 34)),
        area(rect(-500, 1290, 3000, 900)),
        fade({ box: [-160, 1214, 2320, 80], from: 0.2, to: 0.7, gap: 20 }),
      ),
    ),
  );
}

function grand(): string {
  const sun = disc(1010, 560, 520);
  const lid =
    'M470 770L640 190C660 130 760 118 860 130C1080 156 1170 250 1250 350C1330 450 1450 470 1560 540C1620 580 1650 660 1664 770z';
  const under =
    'M560 770L700 262C720 214 800 214 870 222C1040 246 1116 320 1188 406C1280 516 1400 540 1500 600C1546 630 1566 690 1576 770z';
  const rim =
    'M330 770H1690C1720 770 1730 800 1722 850C1712 910 1660 924 1600 924H430C360 924 330 880 330 840z';
  const strings = steps(20)
    .map((index) => lines([590 + index * 44, 770], [720 + index * 14, 240 + index * 6]))
    .join('');
  const leg = (x: number): string =>
    polygon([x - 34, 920], [x + 34, 920], [x + 16, 1120], [x - 16, 1120]) + oval(x, 1132, 26, 20);
  const stool =
    rect(196, 900, 240, 44) +
    polygon([222, 944], [252, 944], [240, 1146], [216, 1146]) +
    polygon([380, 944], [410, 944], [416, 1146], [392, 1146]);
  const lyre = lines([900, 920], [880, 1080]) + lines([980, 920], [1000, 1080]);
  return print(
    LANDSCAPE,
    LAKE.paper,
    layer(LAKE.light, [-4, 3], area(sun), area(under)),
    layer(
      LAKE.strong,
      [3, -2],
      area(rect(-20, -20, 2040, 1170)),
      off(area(sun)),
      inside(sun, fade({ box: [460, 40, 1100, 740], from: 0, to: 0.5, gap: 26 })),
      off(area(under)),
      fade({ box: [-20, 1146, 2040, 120], from: 0.6, to: 0.15, gap: 26 }),
    ),
    layer(
      LAKE.dark,
      [0, 0],
      fade({ box: [-20, -20, 2040, 520], from: 0.46, to: 0, gap: 30 }),
      off(area(sun)),
      area(lid),
      off(area(under)),
      inside(
        under,
        stroke(strings, 5) + fade({ box: [540, 560, 1060, 220], from: 0, to: 0.5, gap: 20 }),
      ),
      stroke(lines([1290, 780], [1180, 380]), 16),
      area(rim),
      off(stroke(curve([360, 812], [1000, 812], [1680, 812]), 8, 'round')),
      off(area(rect(352, 846, 250, 22))),
      area(leg(470), leg(1120), leg(1580)),
      stroke(lyre, 16),
      area(rect(850, 1074, 180, 26), stool),
      stroke(arc([1000, 1190], 900, 40, [0, 0.5]), 6),
    ),
  );
}

export const keyPictures: readonly Drawn[] = [
  {
    id: 5,
    name: 'orgelpfeifen',
    ...PORTRAIT,
    focal: { x: 0.5, y: 0.45 },
    alt: t(
      'Neun Orgelpfeifen, die zur Mitte hin länger und breiter werden',
      'Nine organ pipes growing longer and wider towards the middle',
    ),
    svg: organ,
  },
  {
    id: 6,
    name: 'klaviertasten',
    ...LANDSCAPE,
    focal: { x: 0.45, y: 0.55 },
    alt: t(
      'Klaviertasten schräg von oben, eine weiße Taste ist rot hervorgehoben',
      'Piano keys at an angle from above, one white key picked out in red',
    ),
    svg: keys,
  },
  {
    id: 7,
    name: 'fluegel',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Konzertflügel mit geöffnetem Deckel vor einer gelben Lichtscheibe, daneben der leere Hocker',
      'A concert grand with its lid raised against a disc of yellow light, the stool beside it empty',
    ),
    svg: grand,
  },
];
