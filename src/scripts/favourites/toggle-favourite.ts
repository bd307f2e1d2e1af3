import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../lib/constants.ts';
import { favouritesText, toggledFavourite } from '../../lib/programme/favourites.ts';
import { setCookie } from '../cookie.ts';
import { favourites, showFavourites } from './favourites.ts';

/** A heart is pressed in place; the form behind it is for browsers without scripts. */
const form = document.querySelector<HTMLFormElement>('form#favourites');

form?.addEventListener('submit', (event) => {
  const heart = event.submitter as HTMLButtonElement | null;
  if (heart?.name !== 'toggle') return;
  event.preventDefault();
  const id = +heart.value;
  const ids = toggledFavourite(favourites(), id);
  setCookie(COOKIE.favourites, favouritesText(ids), ids.length > 0 ? FAVOURITES_COOKIE_DAYS : 0);
  showFavourites();
  const status = form.querySelector('[role=status]');
  const { added = '', removed = '' } = form.dataset;
  if (status) status.textContent = ids.includes(id) ? added : removed;
});

// The page comes back as it was left; elsewhere hearts may have been pressed meanwhile.
addEventListener('pageshow', showFavourites);
