/** The demo film: three prints that move. `frame(seconds)` gives an SVG document. */
import { EMBER, NIGHT, OCHRE } from '../../demo/pictures/inks.ts';
import {
  area,
  dots,
  fade,
  inside,
  layer,
  off,
  print,
  rays,
  stroke,
} from '../../demo/pictures/print.ts';
import { arched, disc, polygon, rect, steps } from '../../demo/pictures/shapes.ts';

export const FILM = { width: 1280, height: 720, seconds: 12, rate: 24 };
/** When the second and the third print begin. */
export const CUTS = [4.5, 8.5];
/** When each organ pipe starts to rise; its note sounds then. */
export const PIPE_STARTS = steps(9).map((i) => 0.3 + i * 0.36);

const SIZE = { width: FILM.width, height: FILM.height };
const GROUND = rect(-20, -20, 1320, 760);
const eased = (time, start, length) => {
  const share = Math.min(Math.max((time - start) / length, 0), 1);
  return 1 - (1 - share) ** 3;
};

/** Pipes rise from the middle outwards. */
function pipes(time) {
  const order = [4, 3, 5, 2, 6, 1, 7, 0, 8];
  const shapes = order.map((place, turn) => {
    const away = Math.abs(place - 4);
    const width = 130 - away * 14;
    const x = 640 + (place - 4) * 136 - width / 2;
    const top = 700 - eased(time, PIPE_STARTS[turn], 0.7) * (640 - away * 96);
    return { x, width, top, mouth: Math.max(top + 60, 520 - away * 20) };
  });
  const bodies = shapes.map(
    ({ x, width, top, mouth }) =>
      rect(x, top, width, mouth - top) +
      polygon([x, mouth], [x + width, mouth], [x + width * 0.64, 740], [x + width * 0.36, 740]),
  );
  const lips = shapes
    .map(({ x, width, mouth }) => arched(x + width * 0.18, mouth, width * 0.64, width * 0.7))
    .join('');
  const gleams = shapes
    .map(({ x, width, top, mouth }) => rect(x + width * 0.14, top, width * 0.12, mouth - top))
    .join('');
  return print(
    SIZE,
    OCHRE.paper,
    layer(OCHRE.light, [3, 2], area(...bodies), off(area(gleams))),
    layer(
      OCHRE.strong,
      [-2, 1],
      area(GROUND),
      off(stroke(rays([640, 420], [120, 900], 32), 9), area(...bodies)),
      area(lips),
    ),
    layer(
      OCHRE.dark,
      [0, 0],
      fade({ box: [-20, 300, 1320, 440], from: 0, to: 0.74, gap: 32 }),
      off(area(...bodies)),
      area(
        ...shapes.map(({ x, width, mouth }) => rect(x + width * 0.14, mouth - 4, width * 0.72, 16)),
      ),
      area(
        ...shapes.map(({ x, width, top, mouth }) =>
          rect(x + width * 0.86, top, width * 0.14, mouth - top),
        ),
      ),
      area(rect(-20, 694, 1320, 50)),
    ),
  );
}

/** Three doors open; the light falls on the square. */
function doors(time) {
  const opened = eased(time, 0.7, 2.2);
  const frames = [330, 560, 790];
  const lights = frames.map((x) => {
    const half = 80 * opened;
    return rect(x + 80 - half, 200, half * 2, 360);
  });
  const openings = frames.map((x) => arched(x, 560, 160, 340)).join('');
  const beams = frames
    .map((x) => {
      const [half, reach] = [80 * opened, 160 * opened];
      const middle = x + 80 + (x + 80 - 640) * 0.5 * opened;
      return polygon(
        [x + 80 - half, 560],
        [x + 80 + half, 560],
        [middle + half + reach * 0.7, 740],
        [middle - half - reach * 0.7, 740],
      );
    })
    .join('');
  const columns = steps(4)
    .map((i) => rect(264 + i * 230, 190, 40, 370))
    .join('');
  const gable = polygon([190, 150], [640, -20], [1090, 150]);
  const sun = disc(640, 110, 46);
  const light = inside(openings, area(...lights)) + area(beams);
  return print(
    SIZE,
    NIGHT.paper,
    layer(NIGHT.light, [2, 2], light, area(sun)),
    layer(NIGHT.strong, [-2, 1], area(GROUND), off(light, area(sun))),
    layer(
      NIGHT.dark,
      [0, 0],
      fade({ box: [-20, -20, 1320, 600], from: 0.66, to: 0.3, gap: 32 }),
      area(rect(220, 150, 840, 412), gable),
      off(stroke(gable, 6)),
      area(rect(-20, 560, 1320, 180)),
      off(light, area(sun)),
      inside(beams, fade({ box: [100, 570, 1080, 170], from: 0, to: 0.6, gap: 24 })),
      area(columns),
      off(stroke(rect(180, 154, 920, 30), 5)),
      stroke(openings, 12),
    ),
  );
}

/** The venue fills, row by row, and the disc of the stage rises. */
function app(time) {
  const rows = steps(7).map((row) => {
    const [rx, ry, y] = [330 + row * 92, 30 + row * 13, 430 + row * 52];
    const count = 15 + row * 2;
    const lit = eased(time, 0.3 + row * 0.2, 0.7);
    const heads = steps(count).map((i) => {
      const away = (2 * i) / (count - 1) - 1;
      return [640 + away * rx, y + ry * (1 - away ** 2)];
    });
    return { heads, weight: 24 + row * 7, lit };
  });
  const risen = eased(time, 0.6, 2.2);
  const sun = inside(rect(-20, -20, 1320, 424), area(disc(640, 600 - 200 * risen, 300)));
  return print(
    SIZE,
    EMBER.paper,
    layer(
      EMBER.light,
      [3, -2],
      sun,
      ...rows.map(({ heads, weight, lit }) => dots(heads, weight * lit)),
    ),
    layer(
      EMBER.strong,
      [-2, 2],
      area(GROUND),
      off(
        sun,
        ...rows.map(({ heads, weight, lit }) =>
          lit > 0
            ? dots(
                heads.filter((_, i) => i % 3 !== 1),
                weight * lit,
              )
            : '',
        ),
      ),
    ),
    layer(
      EMBER.dark,
      [0, 0],
      fade({ box: [-20, -20, 1320, 240], from: 0.6, to: 0, gap: 32 }),
      off(sun),
      area(rect(-20, 404, 1320, 340)),
      off(...rows.map(({ heads, weight }) => dots(heads, weight * 0.92))),
    ),
  );
}

/** The film at a moment, in seconds. */
export function frame(time) {
  if (time < CUTS[0]) return pipes(time);
  return time < CUTS[1] ? doors(time - CUTS[0]) : app(time - CUTS[1]);
}
