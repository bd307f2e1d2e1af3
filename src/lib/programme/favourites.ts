import { MAX_FAVOURITES } from '../constants.ts';

/** Ids of the events that a visitor noted, the latest first. They live in a cookie of the device. */
export type Favourites = readonly number[];

const ID = /^[1-9]\d{0,8}$/u;

/** Reads the cookie; whatever is no id in it is left out. */
export function favouritesIn(cookie: string): Favourites {
  const ids = cookie.split('.').filter((text) => ID.test(text));
  return [...new Set(ids.map(Number))].slice(0, MAX_FAVOURITES);
}

/**
 * Reads a list in an address that was passed on: what begins with the first sign that is in
 * no list was hung on by a messenger, as the bracket or the words around the address.
 */
export const sharedFavourites = (text: string): Favourites =>
  favouritesIn(text.trim().split(/[^\d.]/u, 1)[0] ?? '');

/** What is written into the cookie: `12.7.103`. */
export const favouritesText = (ids: Favourites): string => ids.join('.');

export const withoutFavourite = (ids: Favourites, id: number): Favourites =>
  ids.filter((other) => other !== id);

/** With one more; of too many the oldest makes room. */
export const withFavourite = (ids: Favourites, id: number): Favourites =>
  [id, ...withoutFavourite(ids, id)].slice(0, MAX_FAVOURITES);

export const toggledFavourite = (ids: Favourites, id: number): Favourites =>
  ids.includes(id) ? withoutFavourite(ids, id) : withFavourite(ids, id);

/** The id in a form's field; null for anything else. */
export const favouriteId = (value: unknown): number | null =>
  typeof value === 'string' && ID.test(value) ? Number(value) : null;

/**
 * A list with those that somebody passed on, behind its own: where there is no room for all,
 * the visitor's own ones stay.
 */
export const joinedFavourites = (own: Favourites, others: Favourites): Favourites =>
  [...new Set([...own, ...others])].slice(0, MAX_FAVOURITES);
