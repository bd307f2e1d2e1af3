/**
 * What every page runs at once: what the page cannot know, because it is the
 * same for everybody. All that answers a visitor is in rest.ts.
 */
import { COOKIE } from '../../lib/constants.ts';
import { cookie } from './cookie.ts';
import './first-sign.ts';
import './opening.ts';
import './cart.ts';
import { showFavourites } from './favourites.ts';
import './scroll.ts';
// Bundled by itself, as in first-sign.ts.
import userMenu from './user-menu.ts?worker&url';

showFavourites();

// Says only that somebody may be signed in; who it is, is asked for.
if (cookie(COOKIE.user)) import(/* @vite-ignore */ userMenu).catch(() => undefined);
