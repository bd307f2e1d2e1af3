import { COOKIE } from '../../lib/constants.ts';
import { favouritesIn, type Favourites } from '../../lib/programme/favourites.ts';
import { showBadge } from '../badge.ts';
import { cookie } from '../cookie.ts';

export const favourites = (): Favourites => favouritesIn(cookie(COOKIE.favourites));

/** Which hearts are pressed, and how many: the page is the same for everybody, the cookie is not. */
export function showFavourites(): void {
  const ids = favourites();
  const link = document.querySelector<HTMLElement>('[data-favourites]');
  if (link) showBadge(link, ids.length);
  for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart'))
    heart.ariaPressed = `${ids.includes(+heart.value)}`;
}
