import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../../lib/constants.ts';
import { favouritesText, toggledFavourite } from '../../../lib/programme/favourites.ts';
import { cookie } from '../cookie.ts';
import { setCookie } from '../set-cookie.ts';
import { favourites, showFavourites } from './favourites.ts';
// Bundled by itself, as first-interaction.ts says: few visitors have a calendar.
import calendar from './follow-calendar.ts?worker&url';

/** LY-03: a heart is pressed in place; the form behind it is for browsers without scripts. */
const form = document.querySelector<HTMLFormElement>('form#favourites');

/** IN-04: tells the calendar of the list, where there is one; without an answer it is told later. */
const tellCalendar = () =>
  import(/* @vite-ignore */ calendar).then(
    () => dispatchEvent(new Event('favourites')),
    () => undefined,
  );

/** The addresses on the page under which this list can be passed on (IN-04). */
function changeAddresses(text: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-list]'))
    for (const name of ['href', 'data-share']) {
      const address = link.getAttribute(name);
      if (address) link.setAttribute(name, address.replace(/(ids(?:=|%3D))[\d.]*/u, `$1${text}`));
    }
}

form?.addEventListener('submit', (event) => {
  const heart = event.submitter as HTMLButtonElement | null;
  if (heart?.name !== 'toggle') return;
  event.preventDefault();
  const id = +heart.value;
  const ids = toggledFavourite(favourites(), id);
  const text = favouritesText(ids);
  setCookie(COOKIE.favourites, text, ids.length > 0 ? FAVOURITES_COOKIE_DAYS : 0);
  showFavourites();
  changeAddresses(text);
  const status = form.querySelector('[role=status]');
  const { added = '', removed = '' } = form.dataset;
  if (status) status.textContent = ids.includes(id) ? added : removed;
  if (cookie(COOKIE.calendarState)) void tellCalendar();
});

// What an earlier page could not tell.
if (cookie(COOKIE.calendarState) === 'late') void tellCalendar();

// The page comes back as it was left; elsewhere hearts may have been pressed meanwhile.
addEventListener('pageshow', showFavourites);
