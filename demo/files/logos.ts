import type { Translated } from '../../src/content/fields/field.ts';
import { t } from '../text.ts';

/** A partner of the demo venue; like the venue, none of them exists. */
export interface DemoLogo {
  readonly id: number;
  /** File name without its ending. */
  readonly name: string;
  readonly title: Translated;
  readonly alt: Translated;
}

const logo = (id: number, name: string, title: Translated): DemoLogo => ({
  id,
  name: `logo-${name}`,
  title,
  alt: t(`Logo: ${title.de}`, `Logo: ${title.en}`),
});
const same = (name: string): Translated => t(name, name);

/** Marks of 240 × 120 px without words. */
export const demoLogos: readonly DemoLogo[] = [
  logo(11, 'silbe-bank', same('Silbebank Morgenfeld')),
  logo(12, 'tuchwerke', same('Morgenfelder Tuchwerke')),
  logo(13, 'stadtwerke', same('Stadtwerke Morgenfeld')),
  logo(14, 'kulturstiftung', same('Kulturstiftung Lindenplatz')),
  logo(15, 'verkehrsbetriebe', same('Verkehrsbetriebe Morgenfeld')),
  logo(16, 'funkhaus', same('Funkhaus Mitte')),
];
