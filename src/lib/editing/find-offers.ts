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

const begins = (text: string, word: string): boolean =>
  text.startsWith(word) || text.split(/[\s-]+/u).some((part) => part.startsWith(word));

/** How well a kind fits what was typed: 0 by a word of its name, 1 by that of another name, 2 by a part. */
function rankOf({ kind, label, names }: Named, words: readonly string[]): number | null {
  const all = [kind, ...names].map(plain);
  const isIn = (word: string) => all.some((name) => name.includes(word));
  if (!words.every(isIn)) return null;
  const isNamed =
    words.every((word) => begins(plain(label), word)) || all.includes(words.join(' '));
  if (isNamed) return 0;
  return words.every((word) => all.some((name) => begins(name, word))) ? 1 : 2;
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
