import { COLOUR } from '../../content/fields/colour.ts';
import { FONT_PAIRS, type FontPair, type Theme } from '../../content/records/site.ts';
import { PALETTES, type Palette } from './palette.ts';
import { deriveColours, type OwnColours } from './derive.ts';

/** Whose colours a poster or a sheet has: those of a theme, or a venue's own. */
export type Inks = Theme | `own-${string}`;

/** What the settings say of the look of a venue. */
export interface DesignSettings {
  readonly theme: Theme;
  readonly own_accent: string | null;
  readonly own_second: string | null;
  readonly own_paper: string | null;
  readonly fonts: FontPair;
}

/** The colours that a venue gives; null: those of its theme. */
export const ownColours = (settings: DesignSettings): OwnColours | null =>
  settings.own_accent === null
    ? null
    : {
        accent: settings.own_accent,
        second: settings.own_second,
        paper: settings.own_paper,
      };

const NONE = 'x';
const written = (colour: string | null): string => colour?.slice(1) ?? NONE;

/** The colours of a venue as addresses write them: `nature`, `own-8a1538-x-f7f1eb`. */
export function inksOf(settings: DesignSettings): Inks {
  const own = ownColours(settings);
  if (own === null) return settings.theme;
  return `own-${written(own.accent)}-${written(own.second)}-${written(own.paper)}`;
}

const colourIn = (text: string | undefined): string | null =>
  text !== undefined && COLOUR.test(`#${text}`) ? `#${text}` : null;

/** The own colours that an address names; null: it names none that could be. */
export function ownColoursIn(inks: string): OwnColours | null {
  const [own, accent, second, paper, ...rest] = inks.split('-');
  const colour = colourIn(accent);
  if (own !== 'own' || colour === null || rest.length > 0) return null;
  const [further, behind] = [colourIn(second), colourIn(paper)];
  if ((further === null && second !== NONE) || (behind === null && paper !== NONE)) return null;
  return { accent: colour, second: further, paper: behind };
}

/** The inks of posters, and the colours of the browser's own frame. */
export function paletteOf(inks: Inks): Palette {
  const theme = (PALETTES as Partial<Record<string, Palette>>)[inks];
  if (theme !== undefined) return theme;
  const own = ownColoursIn(inks);
  if (own === null) return PALETTES.nature;
  const { light, dark, fixed } = deriveColours(own);
  return {
    paper: light.paper,
    night: dark.paper,
    ink: light.ink,
    accent: fixed.ground,
    second: fixed.second,
    third: fixed.third,
  };
}

/** Of what the sheet says by itself, nothing; its address rises with it, as browsers keep it for good. */
const SHEET_EDITION = 1;

/** Where the sheet of a design is; null: that of the product says all of it. */
export function sheetPath(settings: DesignSettings): string | null {
  const inks = inksOf(settings);
  if (!inks.startsWith('own-') && settings.fonts === FONT_PAIRS[0]) return null;
  return `/design/${SHEET_EDITION}/${inks}_${settings.fonts}.css`;
}
