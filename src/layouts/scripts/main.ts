/**
 * What every page runs at once: what the page cannot know, because it is the
 * same for everybody. What reacts to a visitor is in on-interaction.ts.
 */
import { hostCookie } from '../../lib/host-cookie.ts';
import { COOKIE } from '../../lib/constants.ts';
import { cookie } from './cookie.ts';
import './first-interaction.ts';
import './opening-hours.ts';
import './cart.ts';
import { showFavourites } from './favourites.ts';
import './scroll-state.ts';
// Bundled by itself, as in first-interaction.ts.
import userMenu from './user-menu.ts?worker&url';

showFavourites();

// The cookie only says that somebody may be signed in; the server says who.
if (cookie(hostCookie(COOKIE.user, location.protocol === 'https:')))
  import(/* @vite-ignore */ userMenu).catch(() => undefined);
