import type { EventView, Link } from './event-view.ts';

/** What the list of favourites shows. */
export interface FavouritesView {
  /** By date. */
  readonly coming: readonly EventView[];
  /** Events that are over, the latest first. */
  readonly over: readonly (Link & { readonly date: string })[];
  /** How many of the noted events the programme does not know any more. */
  readonly gone: number;
}
