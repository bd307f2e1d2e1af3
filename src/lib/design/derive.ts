import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../../content/fields/colour.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** What a venue gives; everything else is computed from it. */
export interface OwnColours {
  readonly accent: string;
  /** A further ink of the posters; null: one that stands opposite the accent. */
  readonly second: string | null;
  /** What is behind text in the light scheme; null: nearly white, tinted like the accent. */
  readonly paper: string | null;
}

/** The colours of one scheme, as the style sheet names them. */
export interface SchemeColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly 'on-accent': string;
  readonly 'accent-text': string;
}

/** Colours that are the same in the light and the dark scheme. */
export interface FixedColours {
  readonly ground: string;
  readonly 'on-ground': string;
  readonly second: string;
  readonly third: string;
}

export interface DerivedColours {
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
  readonly fixed: FixedColours;
}

/** Between two tries; a step that nobody sees. */
const STEP = 0.005;

/**
 * The colour that is nearest to one and stands out from all grounds.
 * @param direction where lightness goes: -1 towards black, 1 towards white
 */
function standingOut(
  colour: Oklch,
  grounds: readonly string[],
  { least, direction }: { readonly least: number; readonly direction: -1 | 1 },
): string {
  const passes = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least);
  let { lightness } = colour;
  let hex = toHex(colour);
  while (!passes(hex) && lightness > 0 && lightness < 1) {
    lightness = Math.min(1, Math.max(0, lightness + direction * STEP));
    hex = toHex({ ...colour, lightness });
  }
  return hex;
}

/** What is written on a colour: white, else the ink, else black, one of which always can be read. */
const writtenOn = (ground: string, ink: string): string =>
  ['#ffffff', ink].find((text) => contrast(text, ground) >= TEXT_CONTRAST) ?? '#000000';

/** How strongly neutral colours are tinted; a grey venue stays grey. */
const tint = ({ chroma, hue }: Oklch, most: number) => ({ chroma: Math.min(chroma, most), hue });

/** A colour of which so little is seen that it stays the given one where that does. */
const kept = (given: string, found: string): string =>
  toHex(toOklch(given)) === found ? given : found;

function lightColours({ accent, paper: own }: OwnColours): SchemeColours {
  const given = toOklch(accent);
  const paper = own ?? toHex({ lightness: 0.966, ...tint(given, 0.009) });
  const { lightness, chroma, hue } = toOklch(paper);
  const surface = toHex({ lightness: lightness + 0.022, chroma: chroma * 0.5, hue });
  const grounds = [paper, surface];
  const down = { least: TEXT_CONTRAST, direction: -1 } as const;
  const ink = standingOut({ lightness: 0.19, ...tint(given, 0.022) }, grounds, down);
  const shown = kept(accent, standingOut(given, grounds, { ...down, least: SHAPE_CONTRAST }));
  return {
    paper,
    surface,
    ink,
    quiet: standingOut({ lightness: 0.44, ...tint(given, 0.024) }, grounds, down),
    line: toHex({ lightness: lightness - 0.105, ...tint(given, 0.02) }),
    accent: shown,
    'on-accent': writtenOn(shown, ink),
    'accent-text': kept(accent, standingOut(given, grounds, down)),
  };
}

/** In the dark a colour is lighter and a little less strong, so that it glows and does not glare. */
const inTheDark = ({ lightness, chroma, hue }: Oklch, least: number): Oklch => ({
  lightness: Math.max(lightness, least),
  chroma: chroma * 0.92,
  hue,
});

function darkColours({ accent, paper: own }: OwnColours): SchemeColours {
  const given = toOklch(accent);
  const tinted = own === null ? given : toOklch(own);
  const paper = toHex({ lightness: 0.175, ...tint(tinted, 0.013) });
  const surface = toHex({ lightness: 0.228, ...tint(tinted, 0.016) });
  const grounds = [paper, surface];
  const up = { least: TEXT_CONTRAST, direction: 1 } as const;
  const shown = standingOut(inTheDark(given, 0.68), grounds, { ...up, least: SHAPE_CONTRAST });
  return {
    paper,
    surface,
    ink: standingOut({ lightness: 0.955, ...tint(tinted, 0.012) }, grounds, up),
    quiet: standingOut({ lightness: 0.745, ...tint(tinted, 0.02) }, grounds, up),
    line: toHex({ lightness: 0.345, ...tint(tinted, 0.022) }),
    accent: shown,
    'on-accent': writtenOn(shown, toHex({ lightness: 0.17, ...tint(given, 0.03) })),
    'accent-text': standingOut(inTheDark(given, 0.78), grounds, up),
  };
}

/** Every colour of a venue from those that it gives. */
export function deriveColours(own: OwnColours): DerivedColours {
  const given = toOklch(own.accent);
  const light = lightColours(own);
  const opposite = { lightness: 0.8, chroma: 0.15, hue: (given.hue + 150) % 360 };
  return {
    light,
    dark: darkColours(own),
    fixed: {
      ground: own.accent,
      'on-ground': writtenOn(own.accent, light.ink),
      second: own.second ?? toHex(opposite),
      third: toHex({ lightness: 0.88, ...tint(given, 0.05) }),
    },
  };
}
