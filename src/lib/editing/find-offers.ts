import type { ModuleOffer } from './library.ts';

/** Without capitals and accents: «Überschrift» is found by «uber», and by «ueber» as some keyboards have it. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/gu, '$1');

type Named = Pick<ModuleOffer, 'kind' | 'label' | 'names'>;

/** How well a kind fits what was typed: 0 by its name, 1 by the beginning of another word, 2 by a part. */
function rankOf({ kind, label, names }: Named, words: readonly string[]): number | null {
  const all = [kind, ...names].map(plain);
  const isIn = (word: string) => all.some((name) => name.includes(word));
  if (!words.every(isIn)) return null;
  const isNamed =
    words.every((word) => plain(label).includes(word)) || all.includes(words.join(' '));
  if (isNamed) return 0;
  return words.every((word) => all.some((name) => name.startsWith(word))) ? 1 : 2;
}

/** The kinds that what was typed means, the best ones first; all of them for nothing. */
export function findOffers<Offer extends Named>(
  offers: readonly Offer[],
  query: string,
): readonly Offer[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  return offers
    .map((offer) => ({ offer, rank: rankOf(offer, words) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((left, right) => Number(left.rank) - Number(right.rank))
    .map(({ offer }) => offer);
}
