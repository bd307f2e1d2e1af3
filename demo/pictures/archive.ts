import { t } from '../text.ts';
import { LANDSCAPE, type Drawn } from './drawn.ts';
import { OCHRE } from './inks.ts';
import { area, fade, inside, layer, off, print, share, stroke } from './print.ts';
import { lines, rect, steps } from './shapes.ts';

const SHELVES = [40, 340, 640, 940] as const;

interface Book {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tall: number;
  readonly kind: number;
}

const BOOKS: readonly Book[] = SHELVES.flatMap((top, shelf) => {
  const row: Book[] = [];
  let x = -30;
  for (let i = 0; x < 2020; i += 1) {
    const width = 30 + Math.floor(share(`book ${shelf} ${i}`) * 52);
    const isGap = share(`gap ${shelf} ${i}`) < 0.04;
    const tall = 170 + share(`tall ${shelf} ${i}`) * 74;
    if (!isGap)
      row.push({
        x,
        y: top + 250 - tall,
        width,
        tall,
        kind: Math.floor(share(`kind ${shelf} ${i}`) * 5),
      });
    x += width + 5;
  }
  return row;
});

function archive(): string {
  const of = (...kinds: readonly number[]): string =>
    BOOKS.filter(({ kind }) => kinds.includes(kind))
      .map(({ x, y, width, tall }) => rect(x, y, width, tall))
      .join('');
  const all = of(0, 1, 2, 3, 4);
  const bands = BOOKS.map(({ x, y, width, tall }, i) =>
    i % 3 === 0
      ? rect(x + 6, y + tall * 0.2, width - 12, 10) + rect(x + 6, y + tall * 0.72, width - 12, 10)
      : rect(x + width / 2 - 5, y + tall * 0.24, 10, tall * 0.4),
  ).join('');
  const boards = SHELVES.map((top) => rect(-20, top + 250, 2040, 32)).join('');
  const ladder = lines([1340, 1300], [1180, -30]) + lines([1620, 1300], [1440, -30]);
  const rungs = steps(8)
    .map((i) => lines([1322 - i * 21, 1150 - i * 170], [1598 - i * 23, 1150 - i * 170]))
    .join('');
  const pulled = rect(596, 726, 74, 236);
  return print(
    LANDSCAPE,
    OCHRE.paper,
    layer(
      OCHRE.light,
      [4, 3],
      area(of(1, 2, 4)),
      stroke(ladder, 44),
      stroke(rungs, 26),
      off(area(pulled)),
    ),
    layer(
      '#2f7d6b',
      [-3, 2],
      area(of(0, 2)),
      off(stroke(ladder, 44), stroke(rungs, 26), area(pulled)),
    ),
    layer('#d4512a', [2, -3], area(of(3), pulled), off(stroke(ladder, 44), stroke(rungs, 26))),
    layer(
      OCHRE.dark,
      [1, 0],
      area(rect(-20, -20, 2040, 1300)),
      off(area(all)),
      inside(
        all,
        ...SHELVES.map((top) => fade({ box: [-20, top, 2040, 130], from: 0.72, to: 0, gap: 22 })),
      ),
      area(bands),
      off(area(boards)),
      inside(
        boards,
        ...SHELVES.map((top) =>
          fade({ box: [-20, top + 246, 2040, 40], from: 0.3, to: 0.6, gap: 16 }),
        ),
      ),
      off(area(pulled)),
      stroke(pulled, 10),
      area(rect(612, 770, 42, 12), rect(612, 900, 42, 12)),
      stroke(ladder, 66),
      off(stroke(ladder, 44)),
      stroke(rungs, 42),
      off(stroke(rungs, 26)),
    ),
  );
}

export const archivePictures: readonly Drawn[] = [
  {
    id: 31,
    name: 'notenarchiv',
    ...LANDSCAPE,
    focal: { x: 0.45, y: 0.55 },
    alt: t(
      'Regale voller Noten im Archiv, davor eine Leiter, ein roter Band ist halb herausgezogen',
      'Shelves of scores in the archive with a ladder; one red volume has been pulled forward',
    ),
    svg: archive,
  },
];
