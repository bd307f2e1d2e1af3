import type { Image } from '../../../../content/fields/image.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { inksOf, paletteOf, sheetPath } from '../../../design/design.ts';
import { FONT_FILES } from '../../../design/fonts.ts';
import { renditionAt } from '../../../media/picture.ts';
import type { ChromeDesign, LogoFile } from '../../../views/page.ts';

/** In device pixels: a logo is shown at a third of it at most. */
const LOGO_WIDTH = 480;
/** Home screens show icons of 180 px; there is no rendition that is nearer. */
const ICON_WIDTH = 320;

const fileOf = (image: Image | null, width: number): LogoFile | null =>
  image && { src: renditionAt(image, width), width: image.width, height: image.height };

/** How a venue looks, as the frame of every page shows it. */
export function chromeDesign(settings: Entity<'settings'>): ChromeDesign {
  const inks = inksOf(settings);
  const { paper, night } = paletteOf(inks);
  const light = fileOf(settings.logo, LOGO_WIDTH);
  return {
    inks,
    paper,
    night,
    sheet: sheetPath(settings),
    fonts: FONT_FILES[settings.fonts],
    logo: light && { light, dark: fileOf(settings.logo_dark, LOGO_WIDTH) },
    icon: fileOf(settings.icon, ICON_WIDTH),
  };
}
