import { channelsOf, linear } from '../../content/fields/colour.ts';

/**
 * Colours in OKLCH (Björn Ottosson, 2020), where equal steps look equal: lightness from 0 to
 * 1, chroma from 0 to about 0.32, hue in degrees.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Three = readonly [number, number, number];

const RADIANS = Math.PI / 180;

/** A colour as `#rrggbb` in OKLCH. Of what has no hue the hue is 0. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = channelsOf(colour).map(linear) as unknown as Three;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  const hue = chroma < 0.0005 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360;
  return { lightness, chroma, hue };
}

/** Red, green and blue as amounts of light; outside of 0 to 1 where no screen shows it. */
function toLinear({ lightness, chroma, hue }: Oklch): Three {
  const a = chroma * Math.cos(hue * RADIANS);
  const b = chroma * Math.sin(hue * RADIANS);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Rounding is no reason to call a colour of sRGB none. */
const TOLERANCE = 0.0001;

const isShown = (parts: Three): boolean =>
  parts.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

function channel(part: number): string {
  const light = Math.min(1, Math.max(0, part));
  const curved = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Halvings of the chroma until it is as strong as a screen can show it. */
const HALVINGS = 12;

/** A colour as `#rrggbb`: of the same lightness and hue, as strong as sRGB has it. */
export function toHex(colour: Oklch): string {
  const wanted = { ...colour, lightness: Math.min(1, Math.max(0, colour.lightness)) };
  let shown = toLinear(wanted);
  if (!isShown(shown)) {
    let [least, most] = [0, wanted.chroma];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const chroma = (least + most) / 2;
      if (isShown(toLinear({ ...wanted, chroma }))) least = chroma;
      else most = chroma;
    }
    shown = toLinear({ ...wanted, chroma: least });
  }
  return `#${shown.map(channel).join('')}`;
}
