import type { Translate } from '../../../i18n/translator.ts';

/**
 * Names of prices come from the ticketing system in German; the usual ones are known in
 * English. They hold colons and dots («Schüler:innen»), which mean something in other keys.
 */
const known = (name: string, t: Translate): string =>
  t(`priceNames|${name}`, {
    ns: 'event',
    nsSeparator: false,
    keySeparator: '|',
    defaultValue: name,
  });

/** The name of a price or a seat group as people read it: «Kategorie 2, am Gang». */
export function priceName(name: string, t: Translate): string {
  const [, category, number = '', detail] = /^(Kategorie) (\d+)(?:, (.+))?$/u.exec(name) ?? [];
  if (category === undefined) return known(name, t);
  const numbered = `${known(category, t)} ${number}`;
  return detail === undefined ? numbered : `${numbered}, ${known(detail, t)}`;
}
