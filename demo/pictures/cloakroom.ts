import { t } from '../text.ts';
import { SQUARE, type Drawn } from './drawn.ts';
import { OCHRE } from './inks.ts';
import { area, dots, fade, inside, layer, off, print, share, stroke, turned } from './print.ts';
import { curve, disc, rect, rounded, steps, type Point } from './shapes.ts';

interface Tag {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
  readonly pips: number;
}

const TAGS: readonly Tag[] = steps(16).map((i) => ({
  x: 230 + (i % 4) * 380,
  y: 200 + Math.floor(i / 4) * 380,
  lean: i === 9 ? 24 : (share(`tag ${i}`) - 0.5) * 9,
  pips: 1 + Math.floor(share(`pips ${i}`) * 6),
}));

const PIPS: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-40, -40],
    [40, 40],
  ],
  [
    [-46, -46],
    [0, 0],
    [46, 46],
  ],
  [
    [-42, -42],
    [42, -42],
    [-42, 42],
    [42, 42],
  ],
  [
    [-44, -44],
    [44, -44],
    [0, 0],
    [-44, 44],
    [44, 44],
  ],
  [
    [-40, -52],
    [40, -52],
    [-40, 0],
    [40, 0],
    [-40, 52],
    [40, 52],
  ],
];

function tags(): string {
  const gone = 6;
  const hanging = TAGS.filter((_, i) => i !== gone);
  const plate = ({ x, y }: Tag): string =>
    disc(x, y + 170, 106) + rounded(x - 36, y + 28, 72, 90, 30);
  const hang = (tag: Tag, ...drawn: readonly string[]): string =>
    turned(tag.lean, [tag.x, tag.y + 20], ...drawn);
  const hook = ({ x, y }: Tag): string =>
    `M${Math.round(x)} ${Math.round(y - 40)}v70a32 32 0 0 0 64 0v-10`;
  const grain = steps(14)
    .map((i) =>
      curve(
        [-20, i * 120 + 30],
        [400, i * 120 + share(`g ${i}`) * 60],
        [1000, i * 120 + 20],
        [1640, i * 120 + share(`h ${i}`) * 70],
      ),
    )
    .join('');
  return print(
    SQUARE,
    OCHRE.paper,
    layer(
      OCHRE.light,
      [4, 3],
      area(rect(-20, -20, 1640, 1640)),
      off(...hanging.map((tag, i) => hang(tag, i % 5 === 3 ? area(plate(tag)) : ''))),
    ),
    layer(
      OCHRE.strong,
      [-3, 2],
      area(rect(-20, -20, 1640, 1640)),
      off(stroke(grain, 5)),
      off(...hanging.map((tag) => hang(tag, area(plate(tag))))),
      ...hanging.slice(8, 9).map((tag) => hang(tag, area(plate(tag)))),
    ),
    layer(
      OCHRE.dark,
      [1, 0],
      stroke(grain, 3),
      inside(
        hanging.map(({ x, y }) => disc(x + 34, y + 204, 112)).join(''),
        fade({ box: [-20, 80, 1640, 1540], from: 0.56, to: 0.56, gap: 24 }),
      ),
      area(...TAGS.map(({ x, y }) => disc(x, y - 40, 40))),
      ...hanging.map((tag) =>
        hang(
          tag,
          off(area(plate(tag))),
          stroke(disc(tag.x, tag.y + 170, 106), 12),
          stroke(disc(tag.x, tag.y + 170, 88), 4),
          area(disc(tag.x, tag.y + 54, 17)),
          dots(
            (PIPS[tag.pips - 1] ?? []).map(([x, y]): Point => [
              tag.x + x * 0.86,
              tag.y + 170 + y * 0.86,
            ]),
            30,
          ),
        ),
      ),
      ...steps(4).map((column) =>
        inside(
          hanging
            .filter(({ x, lean }) => x === 230 + column * 380 && lean < 20)
            .map(plate)
            .join(''),
          fade({
            box: [240 + column * 380, 220, 110, 1380],
            from: 0,
            to: 0.62,
            gap: 22,
            axis: 'x',
          }),
        ),
      ),
      stroke(TAGS.map(hook).join(''), 18, 'round'),
      off(
        dots(
          TAGS.map(({ x, y }): Point => [x - 12, y - 52]),
          16,
        ),
      ),
    ),
  );
}

export const cloakroomPictures: readonly Drawn[] = [
  {
    id: 22,
    name: 'garderobenmarken',
    ...SQUARE,
    focal: { x: 0.5, y: 0.5 },
    alt: t(
      'Garderobenmarken an Haken, an einem Haken fehlt die Marke',
      'Cloakroom tags on hooks, one hook is empty',
    ),
    svg: tags,
  },
];
