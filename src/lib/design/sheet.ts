import { FONT_PAIRS, THEMES, type FontPair } from '../../content/records/site.ts';
import { deriveColours } from './derive.ts';
import { ownColoursIn } from './design.ts';
import { FONT_RULES } from './fonts.ts';

function colourRules(inks: string): readonly string[] | null {
  if (THEMES.some((theme) => theme === inks)) return [];
  const own = ownColoursIn(inks);
  if (own === null) return null;
  const { light, dark, fixed } = deriveColours(own);
  return [
    ...(Object.keys(light) as (keyof typeof light)[]).map(
      (name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`,
    ),
    ...Object.entries(fixed).map(([name, colour]) => `--color-${name}:${colour}`),
  ];
}

/**
 * The sheet that a venue's own colours and typefaces are: a few custom properties, which stand
 * above those of every theme. It follows from its address alone.
 * @param name as the address writes it, `own-8a1538-x-x_serif`
 * @returns null where there can be no such sheet
 */
export function designSheet(name: string): string | null {
  const [inks = '', pair, ...rest] = name.split('_');
  const fonts = FONT_PAIRS.find((known): known is FontPair => known === pair);
  const colours = colourRules(inks);
  if (fonts === undefined || colours === null || rest.length > 0) return null;
  const rules = Object.entries(FONT_RULES[fonts]).map(
    ([property, value]) => `${property}:${value}`,
  );
  return (
    '@layer reset,tokens,base,layout,modules,utilities;' +
    `@layer tokens{:root:root{${[...colours, ...rules].join(';')}}}\n`
  );
}
