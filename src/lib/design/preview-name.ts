import { FONT_PAIRS, THEMES, type FontPair } from '../../content/records/site.ts';
import { inksOf, ownColoursIn, type DesignSettings } from './design.ts';

/** Pictures of a venue, in the order in which addresses write them. */
export const HOUSE_PICTURES = ['logo', 'logo_dark', 'icon'] as const;
export type SitePicture = (typeof HOUSE_PICTURES)[number];

/** Which picture: the one that the settings have, a file of the library by its id, or none. */
export type PictureChoice = 'stored' | number | null;
export type PictureChoices = Readonly<Record<SitePicture, PictureChoice>>;

/** A design as somebody chooses it for a preview. */
export interface DesignChoice {
  readonly design: DesignSettings;
  readonly pictures: PictureChoices;
}

const SIGNS = { stored: 's', none: '0' } as const;

const signOf = (choice: PictureChoice): string => {
  if (choice === null) return SIGNS.none;
  return choice === 'stored' ? SIGNS.stored : String(choice);
};

/** `undefined`: no choice is written like this. */
export function pictureChoice(sign: string): PictureChoice | undefined {
  if (sign === SIGNS.none) return null;
  if (sign === SIGNS.stored) return 'stored';
  return /^[1-9]\d{0,8}$/u.test(sign) ? Number(sign) : undefined;
}

/** A design as addresses write it: `nature_own-8a1538-x-x_serif_12_0_s`. */
export const previewName = ({ design, pictures }: DesignChoice): string =>
  [
    design.theme,
    inksOf(design),
    design.fonts,
    ...HOUSE_PICTURES.map((picture) => signOf(pictures[picture])),
  ].join('_');

/** The design that an address names; null: none. */
export function designIn(name: string): DesignChoice | null {
  const [themeName, inks = '', pair, ...signs] = name.slice(0, 120).split('_');
  const theme = THEMES.find((known) => known === themeName);
  const fonts = FONT_PAIRS.find((known): known is FontPair => known === pair);
  const own = ownColoursIn(inks);
  const [logo, logo_dark, icon] = signs.map(pictureChoice);
  if (theme === undefined || fonts === undefined || (own === null && inks !== theme)) return null;
  if (logo === undefined || logo_dark === undefined || icon === undefined) return null;
  return {
    design: {
      theme,
      own_accent: own?.accent ?? null,
      own_second: own?.second ?? null,
      own_paper: own?.paper ?? null,
      fonts,
    },
    pictures: { logo, logo_dark, icon },
  };
}
