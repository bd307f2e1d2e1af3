/**
 * What every page runs at once: what the page cannot know, because it is the
 * same for everybody. What reacts to a visitor is in on-interaction.ts.
 */
import { COOKIE } from '../lib/constants.ts';
import './first-interaction.ts';
import './opening-hours.ts';
import './cart.ts';
import { cookie } from './cookie.ts';
import { showFavourites } from './favourites/favourites.ts';
import './scroll-state.ts';
import './scroll-to-hash.ts';
import './search-box.ts';
import './offline/info-layer.ts';
import './offline/service-worker.ts';
import './errors/script-errors.ts';
// Bundled by itself, as in first-interaction.ts.
import followList from './favourites/follow-list.ts?island';
import userMenu from './user-menu.ts?island';

showFavourites();

// The cookie only says that somebody may be signed in; the server says who.
// Its name may begin with __Host-.
if (document.cookie.includes(`${COOKIE.user}=`))
  import(/* @vite-ignore */ userMenu).catch(() => undefined);

// Few visitors have a calendar of their favourites.
if (cookie(COOKIE.calendarState)) import(/* @vite-ignore */ followList).catch(() => undefined);
