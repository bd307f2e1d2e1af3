import type { Locale } from '../../constants.ts';
import { readSynonyms, type Synonyms } from '../../search/synonyms.ts';
import { type Reference, settingsOf } from '../services/records/reference-data.ts';

/** What the venue's settings say means the same, read once until something of them changes. */
export function synonymsIn(reference: Reference): (locale: Locale) => Promise<Synonyms> {
  const known = new WeakMap<object, Map<Locale, Synonyms>>();
  return async (locale) => {
    const data = await reference.read();
    const byLocale = known.get(data) ?? new Map<Locale, Synonyms>();
    known.set(data, byLocale);
    const synonyms =
      byLocale.get(locale) ?? readSynonyms(settingsOf(data).synonyms[locale], locale);
    byLocale.set(locale, synonyms);
    return synonyms;
  };
}
