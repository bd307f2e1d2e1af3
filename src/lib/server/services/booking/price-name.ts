import type { Translate } from '../../../i18n/translator.ts';

/**
 * Names of prices come from the ticketing system in German; the usual ones are known in
 * English. They contain colons and dots («Schüler:innen»), so that other separators are used.
 */
const translatedName = (name: string, t: Translate): string =>
  t(`priceNames|${name}`, {
    ns: 'event',
    nsSeparator: false,
    keySeparator: '|',
    defaultValue: name,
  });

/** The name of a price or a seat group as people read it: «Kategorie 2, am Gang». */
export function priceName(name: string, t: Translate): string {
  const [, category, number = '', detail] = /^(Kategorie) (\d+)(?:, (.+))?$/u.exec(name) ?? [];
  if (category === undefined) return translatedName(name, t);
  const numbered = `${translatedName(category, t)} ${number}`;
  return detail === undefined ? numbered : `${numbered}, ${translatedName(detail, t)}`;
}
