import { expect, it } from 'vitest';
import { translator } from '../../../src/lib/i18n/translator.ts';
import { priceName } from '../../../src/lib/server/services/booking/price-name.ts';

it.each([
  ['Vollpreis', 'Full price'],
  ['Schüler:innen und Studierende', 'Pupils and students'],
  ['Inhaber:innen des Morgenfeld-Passes', 'Holders of the Morgenfeld pass'],
  ['Kategorie 3', 'Category 3'],
  ['Kategorie 2, am Gang', 'Category 2, on the aisle'],
  ['Nr. 7: Loge', 'Nr. 7: Loge'],
])('BK-03 the price «%s» is «%s» in English, and itself in German', (german, english) => {
  expect(priceName(german, translator('de'))).toBe(german);
  expect(priceName(german, translator('en'))).toBe(english);
});
