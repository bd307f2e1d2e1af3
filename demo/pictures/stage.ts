import { t } from '../text.ts';
import { LANDSCAPE, WIDE, type Drawn } from './drawn.ts';
import { EMBER, NIGHT } from './inks.ts';
import { area, dots, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { curve, disc, lines, oval, polygon, rect, steps, type Point } from './shapes.ts';

function stand(): string {
  const cone = polygon([880, -30], [1120, -30], [1660, 1120], [340, 1120]);
  const pool = oval(1000, 1100, 664, 96);
  const left = polygon([662, 560], [990, 596], [990, 796], [616, 752]);
  const right = polygon([1338, 560], [1010, 596], [1010, 796], [1384, 752]);
  const staves = steps(7)
    .map((index) => {
      const [y, reach] = [598 + index * 24, index * 6];
      return (
        lines([690 - reach, y - 14], [964, y + 18]) + lines([1310 + reach, y - 14], [1036, y + 18])
      );
    })
    .join('');
  const tray = polygon([630, 540], [1370, 540], [1440, 800], [1020, 852], [980, 852], [560, 800]);
  const legs =
    lines([1000, 840], [1000, 1060]) +
    curve([1000, 1020], [900, 1060], [760, 1120]) +
    curve([1000, 1020], [1100, 1060], [1240, 1120]);
  const baton = lines([1120, 740], [1600, 350]);
  const body = [area(tray), stroke(legs, 26, 'round')].join('');
  return print(
    LANDSCAPE,
    NIGHT.paper,
    layer(NIGHT.light, [4, 3], area(cone), area(pool), off(area(left, right))),
    layer(
      NIGHT.strong,
      [-3, 2],
      area(rect(-20, -20, 2040, 1300)),
      off(
        area(cone),
        area(pool),
        stroke(baton, 12, 'round'),
        stroke(lines([1088, 766], [1128, 734]), 34, 'round'),
      ),
      inside(cone, fade({ box: [340, 120, 1320, 1000], from: 0, to: 0.42, gap: 24 })),
      off(area(left, right)),
    ),
    layer(
      NIGHT.dark,
      [0, 0],
      area(rect(-20, -20, 2040, 1300)),
      off(area(cone), area(pool)),
      body,
      off(area(left, right)),
      stroke(staves, 4),
      dots(noteHeads(), 22),
      off(stroke(baton, 12, 'round'), stroke(lines([1088, 766], [1128, 734]), 34, 'round')),
    ),
  );
}

/** Notes on the two open pages. */
const noteHeads = (): readonly Point[] =>
  steps(30).map((index) => {
    const isLeft = index % 2 === 0;
    const along = 20 + share(`note x ${index}`) * 230;
    const row = Math.floor(share(`note y ${index}`) * 7);
    return [isLeft ? 700 + along : 1300 - along, 590 + row * 24 + along * 0.1];
  });

function audience(): string {
  const sun = disc(1200, 760, 620);
  const rows = [
    { y: 620, size: 74, gap: 132, key: 'far' },
    { y: 780, size: 112, gap: 214, key: 'middle' },
    { y: 960, size: 172, gap: 352, key: 'near' },
  ].map(({ y, size, gap, key }) =>
    steps(Math.ceil(2400 / gap) + 1).map((index) => {
      const x = (index + share(`${key} x ${index}`) * 0.24 - 0.1) * gap;
      const top = y + (share(`${key} y ${index}`) - 0.5) * size * 0.6;
      return head(x, top, size, Math.floor(share(`${key} hair ${index}`) * 5));
    }),
  );
  const [far = [], middle = [], near = []] = rows;
  const stroked = (shapes: readonly string[]): string =>
    shapes.map((shape) => off(stroke(shape, 9)) + area(shape)).join('');
  return print(
    WIDE,
    EMBER.paper,
    layer(EMBER.light, [4, -3], area(sun)),
    layer(
      EMBER.strong,
      [-4, 2],
      area(rect(-20, -20, 2440, 1040)),
      off(area(sun)),
      inside(sun, fade({ box: [560, 120, 1280, 470], from: 0, to: 0.6, gap: 24 })),
    ),
    layer(
      EMBER.dark,
      [2, 2],
      fade({ box: [-20, 0, 2440, 240], from: 0.7, to: 0, gap: 28 }),
      off(area(sun)),
      area(...far),
      stroked(middle),
      stroked(near),
    ),
  );
}

/** Head and shoulders from behind; `hair` 0 to 4. */
function head(x: number, y: number, size: number, hair: number): string {
  const [r, w] = [size * 0.5, size * 1.3];
  const body = `M${Math.round(x - w)} 1040C${Math.round(x - w)} ${Math.round(y + size)} ${Math.round(x - r)} ${Math.round(y + size * 0.74)} ${Math.round(x - r * 0.5)} ${Math.round(y + size * 0.58)}V${Math.round(y + r * 0.6)}H${Math.round(x + r * 0.5)}V${Math.round(y + size * 0.58)}C${Math.round(x + r)} ${Math.round(y + size * 0.74)} ${Math.round(x + w)} ${Math.round(y + size)} ${Math.round(x + w)} 1040z`;
  const skull = oval(x, y, r * 0.92, r * 1.12);
  const extras = [
    '',
    disc(x + r * 0.1, y - r * 1.25, r * 0.46),
    oval(x, y + r * 0.35, r * 1.12, r * 1.2),
    disc(x - r * 0.5, y - r * 0.4, r * 0.6) +
      disc(x + r * 0.5, y - r * 0.4, r * 0.6) +
      disc(x, y - r * 0.8, r * 0.6),
    oval(x - r * 0.95, y + r * 0.1, r * 0.2, r * 0.3) +
      oval(x + r * 0.95, y + r * 0.1, r * 0.2, r * 0.3),
  ];
  return body + skull + (extras[hair] ?? '');
}

export const stagePictures: readonly Drawn[] = [
  {
    id: 3,
    name: 'dirigentenpult',
    ...LANDSCAPE,
    focal: { x: 0.5, y: 0.54 },
    alt: t(
      'Dirigentenpult mit aufgeschlagener Partitur und Taktstock in einem Lichtkegel',
      'A conductor’s stand with an open score and a baton in a cone of light',
    ),
    svg: stand,
  },
  {
    id: 4,
    name: 'publikum',
    ...WIDE,
    focal: { x: 0.5, y: 0.62 },
    alt: t(
      'Publikum von hinten als dunkle Umrisse vor einer hell leuchtenden Bühne',
      'The audience from behind, dark outlines against a brightly lit stage',
    ),
    svg: audience,
  },
];
